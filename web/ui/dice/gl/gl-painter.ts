/** Dice with rounded edges, engraved pips and soft shadows, drawn by WebGL. Loaded only where it will run well. */
import { spots } from "../../die-face/spots.ts";
import { channels, coloursOf } from "../colours.ts";
import type { Dress, Painter } from "../painter.ts";
import { pipRadius, pipShape } from "../pips.ts";
import { eye, type Pose, type View } from "../shape.ts";
import type { DiceLook } from "../tray.ts";
import { dieMesh, floatsPerVertex } from "./die-mesh.ts";
import { dieFragment, dieVertex, shadowFragment, shadowVertex, tableFragment, tableVertex } from "./shaders.ts";

/** Pixels of one face in the picture of all six, and of the picture that the lamp sees. */
const cell = 192;
const columns = 3;
const shadowSize = 1024;

const metals: readonly DiceLook[] = ["gold", "heavy", "steel", "copper"];

/** From a colour as people write it to amounts of light. */
const lightOf = (colour: string): readonly number[] =>
  channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

/** The pips of all faces, white on black. */
const pipPicture = ({ look, blank }: Dress): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [columns * cell, 2 * cell];
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#fff";
  const shape = new Path2D(pipShape(look));
  for (let value = 1; value <= 6 && !blank; value++) {
    const [left, top] = [((value - 1) % columns) * cell, Math.floor((value - 1) / columns) * cell];
    const size = pipRadius(value) * cell;
    for (const [x, y] of spots[value] ?? []) {
      pen.setTransform(size, 0, 0, size, left + (x / 4) * cell, top + (y / 4) * cell);
      pen.fill(shape, "nonzero");
    }
  }
  return canvas;
};

type Gl = WebGL2RenderingContext;
type Uniform = (name: string) => WebGLUniformLocation | null;

interface Program {
  readonly program: WebGLProgram;
  readonly uniform: Uniform;
}

const programOf = (gl: Gl, vertex: string, fragment: string): Program => {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error("WebGL has no room for a shader");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true)
    throw new Error(`WebGL refuses a program: ${gl.getProgramInfoLog(program)}`);
  return { program, uniform: (name) => gl.getUniformLocation(program, name) };
};

const pipTexture = (gl: Gl, dress: Dress): WebGLTexture => {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, gl.RED, gl.UNSIGNED_BYTE, pipPicture(dress));
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  const sharper = gl.getExtension("EXT_texture_filter_anisotropic");
  if (sharper !== null) gl.texParameterf(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, 4);
  return texture;
};

/** The picture that the lamp sees: distances, compared when they are read. */
const shadowTarget = (gl: Gl): WebGLFramebuffer => {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE1);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, shadowSize, shadowSize);
  for (const [name, value] of [
    [gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE],
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, texture, 0);
  return target;
};

const attribute = (gl: Gl, place: number, size: number, floats: number, after: number): void => {
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, size, gl.FLOAT, false, floats * 4, after * 4);
};

const dieArray = (gl: Gl): { readonly array: WebGLVertexArrayObject; readonly count: number } => {
  const { vertices, indices } = dieMesh();
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  for (const place of [0, 1, 2]) attribute(gl, place, 3, floatsPerVertex, place * 3);
  return { array, count: indices.length };
};

const tableArray = (gl: Gl): WebGLVertexArrayObject => {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  attribute(gl, 0, 2, 2, 0);
  return array;
};

/** How a die is finished: roughness, metal, opacity, and how much of the room it mirrors. */
const finishOf = ({ look, locked }: Dress): readonly [number, number, number, number] => {
  if (coloursOf(look, locked).clear === true) return [0.08, 0, 0.8, 0.9];
  return locked || metals.includes(look) ? [0.34, 0.35, 1, 0.5] : [0.42, 0, 1, 0.35];
};

/** All that lives on the graphics card; made again if the card loses it. */
const sceneOn = (gl: Gl) => {
  const die = programOf(gl, dieVertex, dieFragment);
  const shadow = programOf(gl, shadowVertex, shadowFragment);
  const table = programOf(gl, tableVertex, tableFragment);
  const target = shadowTarget(gl);
  const { array, count } = dieArray(gl);
  const floor = tableArray(gl);
  const textures = new Map<string, WebGLTexture>();
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

  const textureOf = (dress: Dress): WebGLTexture => {
    const key = `${dress.look} ${dress.blank}`;
    const texture = textures.get(key) ?? pipTexture(gl, dress);
    textures.set(key, texture);
    return texture;
  };

  const reachOf = ({ shape }: View): number => Math.max(shape.halfWidth, shape.halfDepth + shape.rail) + 1;

  const place = ({ uniform }: Program, { spot, turn, size = 1 }: Pose): void => {
    gl.uniform4f(uniform("turn"), ...turn);
    gl.uniform4f(uniform("spot"), ...spot, size);
  };

  const look = ({ uniform }: Program, { width, height, scale, middle }: View): void => {
    gl.uniform4f(uniform("eye"), Math.sin(eye.tilt), Math.cos(eye.tilt), eye.distance, middle);
    gl.uniform2f(uniform("zoom"), (2 * scale * eye.distance) / width, (2 * scale * eye.distance) / height);
  };

  const use = (program: Program, view: View): void => {
    gl.useProgram(program.program);
    gl.uniform1f(program.uniform("reach"), reachOf(view));
    gl.uniform1i(program.uniform("shadows"), 1);
  };

  const drawShadows = (view: View, poses: readonly Pose[]): void => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.viewport(0, 0, shadowSize, shadowSize);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    use(shadow, view);
    gl.bindVertexArray(array);
    for (const pose of poses) {
      place(shadow, pose);
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, 0);
    }
  };

  const drawTable = (view: View): void => {
    use(table, view);
    look(table, view);
    gl.bindVertexArray(floor);
    gl.disable(gl.CULL_FACE);
    gl.depthMask(false);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.depthMask(true);
    gl.enable(gl.CULL_FACE);
  };

  const drawDice = (view: View, dice: readonly Dress[], poses: readonly Pose[]): void => {
    use(die, view);
    look(die, view);
    const height = eye.distance * Math.cos(eye.tilt);
    gl.uniform3f(die.uniform("camera"), 0, height, view.middle + eye.distance * Math.sin(eye.tilt));
    gl.uniform1i(die.uniform("pips"), 0);
    gl.bindVertexArray(array);
    gl.activeTexture(gl.TEXTURE0);
    // What one sees through comes last.
    const order = [...poses.keys()].sort((a, b) => opacityOf(dice[b]) - opacityOf(dice[a]));
    for (const i of order) {
      const [dress, pose] = [dice[i], poses[i]];
      if (dress === undefined || pose === undefined) continue;
      const { bone, pip } = coloursOf(dress.look, dress.locked);
      gl.bindTexture(gl.TEXTURE_2D, textureOf(dress));
      gl.uniform3fv(die.uniform("body"), lightOf(bone));
      gl.uniform3fv(die.uniform("ink"), lightOf(pip));
      gl.uniform4f(die.uniform("finish"), ...finishOf(dress));
      place(die, pose);
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, 0);
    }
  };

  return (view: View, dice: readonly Dress[], poses: readonly Pose[]): void => {
    gl.disable(gl.BLEND);
    drawShadows(view, poses);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.BLEND);
    drawTable(view);
    drawDice(view, dice, poses);
  };
};

const opacityOf = (dress: Dress | undefined): number => (dress === undefined ? 1 : finishOf(dress)[2]);

export const glPainter = (host: HTMLElement, careful: boolean): Painter => {
  const canvas = document.createElement("canvas");
  // A browser that would render slowly has no context to give.
  const gl = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: careful });
  if (gl === null) throw new Error("there is no WebGL");
  let scene = sceneOn(gl);
  let view: View | undefined;
  let dice: readonly Dress[] = [];
  let poses: readonly Pose[] = [];
  const draw = (): void => {
    if (view !== undefined && !gl.isContextLost()) scene(view, dice, poses.slice(0, dice.length));
  };

  canvas.className = "tray-canvas";
  canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
  canvas.addEventListener("webglcontextrestored", () => {
    scene = sceneOn(gl);
    draw();
  });
  host.append(canvas);

  return {
    fit(fitted) {
      view = fitted;
      const sharp = Math.min(devicePixelRatio, 2);
      [canvas.width, canvas.height] = [Math.floor(view.width * sharp), Math.floor(view.height * sharp)];
      [canvas.style.width, canvas.style.height] = [`${view.width}px`, `${view.height}px`];
    },
    dress(worn) {
      dice = worn;
    },
    paint(placed) {
      poses = placed;
      draw();
    },
    close() {
      canvas.remove();
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
};
