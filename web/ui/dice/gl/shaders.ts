/** The programs of the WebGL renderer: dice and table as the eye sees them, and dice as the lamp sees them. */

/** The position of the lamp, over the far left of the table, and how it looks at it. */
const lamp = [-4.5, 10, -4] as const;
const far = Math.hypot(...lamp);
const flat = Math.hypot(lamp[0], lamp[2]);
const vector = (values: readonly number[]): string => `vec3(${values.map((value) => value.toFixed(6)).join(",")})`;
const toLamp = vector(lamp.map((value) => value / far));
const lampRight = vector([-lamp[2] / flat, 0, lamp[0] / flat]);
const lampUp = vector([(-lamp[0] * lamp[1]) / flat / far, flat / far, (-lamp[2] * lamp[1]) / flat / far]);

const head = `#version 300 es
precision highp float;
precision highp sampler2DShadow;
`;

/** Where a place of the table is on the screen: the projection of shape.ts. */
const seen = `
uniform vec4 eye; // sine and cosine of the tilt, distance, middle of the table
uniform vec2 zoom;
vec4 seen(vec3 at) {
  vec2 flat_ = vec2(at.z - eye.w, at.y);
  float near = eye.z - dot(flat_, eye.xy);
  float down = flat_.x * eye.y - flat_.y * eye.x;
  return vec4(at.x * zoom.x, -down * zoom.y, (near * 61.0 - 120.0) / 59.0, near);
}
`;

/** Where it is for the lamp; z is the distance. */
const lit = `
uniform float reach;
vec3 lit(vec3 at) {
  return vec3(dot(at, ${lampRight}), dot(at, ${lampUp}), (${far.toFixed(4)} - dot(at, ${toLamp}) - 15.0) / 15.0 * reach) / reach;
}
`;

const turned = `
uniform vec4 turn;
uniform vec4 spot; // and the size
vec3 turned(vec3 at) { return at + 2.0 * cross(turn.xyz, cross(turn.xyz, at) + turn.w * at); }
`;

/** Samples spread evenly over a disc, the outermost first: where these agree, the others would, too. */
const samples = 12;
const outer = 4;
const disc = Array.from({ length: samples }, (_, i) => {
  const [angle, out] = [i * 2.39996, Math.sqrt((samples - i - 0.5) / samples)];
  return `vec2(${(Math.cos(angle) * out).toFixed(5)}, ${(Math.sin(angle) * out).toFixed(5)})`;
});

/** The share of the lamp's light that arrives, with soft edges. */
const shade = `
uniform sampler2DShadow shadows;
const vec2 disc[${samples}] = vec2[](${disc.join(",")});
float shade(vec3 at, float soft) {
  vec3 place = lit(at) * 0.5 + 0.5;
  place.z -= 0.0012;
  float sum = 0.0;
  for (int i = 0; i < ${outer}; i++) sum += texture(shadows, place + vec3(disc[i] * soft, 0.0));
  if (sum == 0.0 || sum == ${outer}.0) return sum / ${outer}.0;
  for (int i = ${outer}; i < ${samples}; i++) sum += texture(shadows, place + vec3(disc[i] * soft, 0.0));
  return sum / ${samples}.0;
}
`;

export const dieVertex = `${head}${seen}${turned}
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec3 onFace;
out vec3 at;
out vec3 facing;
out vec3 local;
out vec2 uv;
void main() {
  at = turned(place * spot.w) + spot.xyz;
  facing = turned(normal);
  local = normal;
  uv = vec2(onFace.x, onFace.y);
  float face = floor(onFace.z + 0.5);
  uv = (uv + vec2(mod(face, 3.0), floor(face / 3.0))) / vec2(3.0, 2.0);
  gl_Position = seen(at);
}`;

/**
 * A lamp with a highlight, light from above and from the table, and a little of the room in polished dice. Pips are
 * hollows: the slope of their blurred picture bends the light.
 */
export const dieFragment = `${head}${lit}${shade}
uniform sampler2D pips;
uniform vec3 body;
uniform vec3 ink;
uniform vec4 finish; // roughness, metal, opacity, share of light from the room
uniform vec3 camera;
in vec3 at;
in vec3 facing;
in vec3 local;
in vec2 uv;
out vec4 colour;

vec3 slope(vec3 normal) {
  vec3 dx = dFdx(at), dy = dFdy(at);
  vec2 ux = dFdx(uv), uy = dFdy(uv);
  float turnedUv = ux.x * uy.y - ux.y * uy.x;
  if (abs(turnedUv) < 1e-12) return normal;
  vec3 right = normalize((dx * uy.y - dy * ux.y) / turnedUv);
  vec3 down = normalize((dy * ux.x - dx * uy.x) / turnedUv);
  vec2 step_ = vec2(1.0 / 576.0, 1.0 / 384.0) * 3.0;
  float across = textureLod(pips, uv + vec2(step_.x, 0.0), 2.0).r - textureLod(pips, uv - vec2(step_.x, 0.0), 2.0).r;
  float along = textureLod(pips, uv + vec2(0.0, step_.y), 2.0).r - textureLod(pips, uv - vec2(0.0, step_.y), 2.0).r;
  return normalize(normal + (right * across + down * along) * 0.9);
}

void main() {
  float inked = texture(pips, uv).r;
  vec3 paint = mix(body, ink, inked);
  vec3 normal = slope(normalize(facing));
  vec3 look = normalize(camera - at);
  // Paint in the hollows is dull, so that a highlight does not hide it.
  float gloss = mix(finish.x, 0.8, inked);
  float rough = gloss * gloss;
  vec3 plain = paint * (1.0 - finish.y);
  vec3 glint = mix(vec3(0.04), paint, finish.y);

  vec3 halfway = normalize(look + ${toLamp});
  float nl = max(dot(normal, ${toLamp}), 0.0);
  float nv = max(dot(normal, look), 0.001);
  float nh = max(dot(normal, halfway), 0.0);
  float spread = nh * nh * (rough * rough - 1.0) + 1.0;
  float lobe = rough * rough / (3.14159 * spread * spread);
  float k = rough * 0.5;
  float mask = 0.25 / ((nl * (1.0 - k) + k) * (nv * (1.0 - k) + k));
  vec3 fresnel = glint + (1.0 - glint) * pow(1.0 - max(dot(look, halfway), 0.0), 5.0);
  vec3 lampLight = vec3(1.0, 0.871, 0.687) * 2.1 * nl * shade(at + normalize(facing) * 0.03, 0.0035);
  vec3 sum = (plain / 3.14159 + fresnel * lobe * mask) * lampLight;

  vec3 around = mix(vec3(0.069, 0.047, 0.03), vec3(1.0, 0.896, 0.716), normal.y * 0.5 + 0.5) * 1.25;
  sum += plain / 3.14159 * around;
  vec3 mirrored = reflect(-look, normal);
  vec3 room = mix(vec3(0.05, 0.04, 0.03), vec3(1.0, 0.93, 0.82), smoothstep(-0.2, 1.0, mirrored.y));
  vec3 rim = glint + (max(vec3(1.0 - finish.x), glint) - glint) * pow(1.0 - nv, 5.0);
  sum += room * rim * finish.w;

  vec3 shown = mix(sum * 12.92, 1.055 * pow(max(sum, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, sum));
  colour = vec4(min(shown, 1.0) * finish.z, finish.z);
}`;

export const shadowVertex = `${head}${lit}${turned}
layout(location = 0) in vec3 place;
void main() { gl_Position = vec4(lit(turned(place * spot.w) + spot.xyz), 1.0); }`;

export const shadowFragment = `${head}void main() {}`;

/** The table itself is drawn by the page; only shadows are drawn over it. */
export const tableVertex = `${head}${seen}
layout(location = 0) in vec2 corner;
out vec3 at;
void main() {
  at = vec3(corner.x, 0.0, corner.y) * 30.0;
  gl_Position = seen(at);
}`;

export const tableFragment = `${head}${lit}${shade}
in vec3 at;
out vec4 colour;
void main() { colour = vec4(0.0, 0.0, 0.0, 0.42 * (1.0 - shade(at, 0.006))); }`;
