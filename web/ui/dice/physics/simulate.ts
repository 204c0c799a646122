/**
 * Simulates a throw in advance: dice leave the hand, tumble, strike each other and the walls, and come to rest. If a
 * die leans, lies on another or does not stop, the throw is repeated. Values are not handled here.
 */
import { Body, Box, ContactMaterial, Material, Quaternion, Vec3, World } from "cannon-es";
import type { Course, Impact } from "../course.ts";
import { flatness } from "../model.ts";
import { type Random, randomFrom } from "../random.ts";
import { after, between, type Rotation, turnedBy } from "../rotation.ts";
import type { Pose, TrayShape } from "../shape.ts";
import { NearPairs, Wall } from "./walls.ts";

export interface ThrowOrder {
  readonly seed: string;
  /** How many dice are thrown. */
  readonly count: number;
  /** The poses of dice that are not thrown. */
  readonly standing: readonly Pose[];
  readonly shape: TrayShape;
  /** How hard they are thrown, around 1. */
  readonly vigour: number;
}

const half = 0.5;
/** Stronger than for real dice of this size, so that a throw is over soon. */
const gravity = -55;
const stepsASecond = 120;
/** Every second step is recorded. */
const recordEvery = 2;
const mostSteps = 3.2 * stepsASecond;
/** Steps without movement before it counts as rest. */
const quietSteps = 14;
const mostTries = 24;

const square = 0.998;
const touching = 0.03;
/** Steps over which a die that is almost flat is made flat. */
const lastTouch = 12;

/** Speeds in units a second: from the first a knock has full volume, below the second it is silent. */
const loudest = 14;
const softest = 1.2;
/** The minimum number of steps between two audible knocks of the same die. */
const knockGap = 5;

const wood = new Material("wood");
const bone = new Material("bone");

const worldOf = ({ halfWidth, halfDepth }: TrayShape): World => {
  const world = new World({ gravity: new Vec3(0, gravity, 0), allowSleep: false, broadphase: new NearPairs() });
  world.addContactMaterial(new ContactMaterial(wood, bone, { friction: 0.28, restitution: 0.36 }));
  world.addContactMaterial(new ContactMaterial(bone, bone, { friction: 0.12, restitution: 0.4 }));
  const plane = (x: number, y: number, z: number, axis: Vec3, angle: number): void => {
    world.addBody(new Wall(new Vec3(x, y, z), new Quaternion().setFromAxisAngle(axis, angle), wood));
  };
  const [up, right] = [new Vec3(0, 1, 0), new Vec3(1, 0, 0)];
  plane(0, 0, 0, right, -Math.PI / 2);
  plane(-halfWidth, 0, 0, up, Math.PI / 2);
  plane(halfWidth, 0, 0, up, -Math.PI / 2);
  plane(0, 0, -halfDepth, up, 0);
  plane(0, 0, halfDepth, up, Math.PI);
  return world;
};

const dieBody = (mass: number): Body =>
  new Body({
    mass,
    shape: new Box(new Vec3(half, half, half)),
    material: bone,
    linearDamping: 0.12,
    angularDamping: 0.2,
  });

/** A die leaving the hand at the near edge, in a loose heap, across the table. */
const thrownBody = (random: Random, { shape, vigour }: ThrowOrder, place: number, side: number): Body => {
  const { halfWidth, halfDepth } = shape;
  const body = dieBody(1);
  const spread = (value: number): number => (random() * 2 - 1) * value;
  const [column, layer] = [place % 3, Math.floor(place / 3)];
  body.position.set(
    side * (halfWidth - 1.2 - column * 1.15) + spread(0.06),
    1.6 + layer * 1.35 + column * 0.2 + spread(0.1),
    Math.max(0, halfDepth - 1.1) - (place % 2) * 0.5 + spread(0.1),
  );
  body.quaternion.copy(new Quaternion(spread(1), spread(1), spread(1), spread(1)).normalize());
  body.velocity.set(-side * (9 + random() * 5) * vigour, -2 - random() * 3, -(5 + random() * 4) * vigour);
  body.angularVelocity.set(spread(16) * vigour, spread(12) * vigour, spread(16) * vigour);
  return body;
};

const standingBody = ({ spot, turn }: Pose): Body => {
  const body = dieBody(0);
  body.position.set(...spot);
  body.quaternion.set(...turn);
  return body;
};

const turnOf = ({ x, y, z, w }: Quaternion): Rotation => [x, y, z, w];

const isStill = ({ velocity, angularVelocity }: Body): boolean =>
  velocity.lengthSquared() < 0.01 && angularVelocity.lengthSquared() < 0.02;

const liesWell = ({ position, quaternion }: Body): boolean =>
  flatness(turnOf(quaternion)) > square && Math.abs(position.y - half) < touching;

/** The same rotation with its lowest face flat on the table. */
const flattened = (turn: Rotation): Rotation => {
  const faces = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ] as const;
  const up = faces.map((face) => turnedBy(turn, face)).reduce((best, face) => (face[1] > best[1] ? face : best));
  // The shortest rotation that brings this face's direction upright.
  const [x, , z] = up;
  const w = 1 + up[1];
  const length = Math.hypot(-z, 0, x, w);
  return after([-z / length, 0, x / length, w / length], turn);
};

class Log {
  readonly frames: number[] = [];
  readonly impacts: Impact[] = [];
  readonly #lastKnock = new Map<Body, number>();
  step = 0;

  hear(body: Body, speed: number, { halfWidth }: TrayShape): void {
    const loud = (speed - softest) / (loudest - softest);
    if (loud <= 0 || this.step - (this.#lastKnock.get(body) ?? -knockGap) < knockGap) return;
    this.#lastKnock.set(body, this.step);
    const pan = Math.max(-1, Math.min(1, body.position.x / halfWidth));
    this.impacts.push({ step: Math.floor(this.step / recordEvery), strength: Math.min(1, loud), pan });
  }

  note(bodies: readonly Body[]): void {
    for (const { position, quaternion } of bodies)
      this.frames.push(position.x, position.y, position.z, quaternion.x, quaternion.y, quaternion.z, quaternion.w);
  }
}

/** Interpolates the last steps from almost flat to flat, so that nothing jumps at the end. */
const settle = (frames: Float32Array, count: number): void => {
  const stride = 7;
  const steps = frames.length / stride / count;
  for (let die = 0; die < count; die++) {
    const at = (step: number): number => (step * count + die) * stride;
    const read = (step: number): Rotation => {
      const [x = 0, y = 0, z = 0, w = 1] = frames.subarray(at(step) + 3, at(step) + 7);
      return [x, y, z, w];
    };
    const rest = flattened(read(steps - 1));
    for (let step = Math.max(0, steps - lastTouch); step < steps; step++) {
      const share = (step - (steps - 1 - lastTouch)) / lastTouch;
      const turn = step === steps - 1 ? rest : between(read(step), rest, share);
      frames.set(turn, at(step) + 3);
      const height = frames[at(step) + 1] ?? half;
      frames[at(step) + 1] = height + (half - height) * share;
    }
  }
};

const attempt = (order: ThrowOrder, random: Random): Course | undefined => {
  const { count, standing, shape } = order;
  const world = worldOf(shape);
  const side = random() < half ? -1 : 1;
  const bodies = Array.from({ length: count }, (_, place) => thrownBody(random, order, place, side));
  const log = new Log();
  for (const body of bodies) {
    world.addBody(body);
    body.addEventListener("collide", ({ contact }: { contact: { getImpactVelocityAlongNormal(): number } }) =>
      log.hear(body, Math.abs(contact.getImpactVelocityAlongNormal()), shape),
    );
  }
  for (const pose of standing) world.addBody(standingBody(pose));
  log.note(bodies);
  let quiet = 0;
  while (log.step < mostSteps && quiet < quietSteps) {
    world.step(1 / stepsASecond);
    log.step += 1;
    if (log.step % recordEvery === 0) log.note(bodies);
    quiet = bodies.every(isStill) ? quiet + 1 : 0;
  }
  if (quiet < quietSteps || !bodies.every(liesWell)) return undefined;
  const frames = Float32Array.from(log.frames);
  settle(frames, count);
  return { steps: frames.length / 7 / count, frames, impacts: log.impacts };
};

/** Undefined only if no attempt came to rest properly; the tray then places the dice without a throw. */
export const simulate = (order: ThrowOrder): Course | undefined => {
  for (let tries = 0; tries < mostTries; tries++) {
    const course = attempt(order, randomFrom(`${order.seed} ${tries}`));
    if (course !== undefined) return course;
  }
  return undefined;
};
