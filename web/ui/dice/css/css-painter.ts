/** Dice as six CSS-transformed faces each: small to load, and used where WebGL is missing or slow. */
import { spots } from "../../die-face/spots.ts";
import { coloursOf } from "../colours.ts";
import type { Dress, Painter } from "../painter.ts";
import { pipRadius, pipShape } from "../pips.ts";
import { type Position3d, turnedBy } from "../rotation.ts";
import { eye, type Pose, type View } from "../shape.ts";
import "./css-painter.css";

const svg = "http://www.w3.org/2000/svg";
const make = (parent: Element, className: string): HTMLElement => {
  const element = document.createElement("div");
  element.className = className;
  parent.append(element);
  return element;
};

/** The browser's axes: y down the screen and z towards the eye, which are our z and y. */
const faceTurns = [
  "",
  "rotateX(-90deg)",
  "rotateY(90deg)",
  "rotateY(-90deg)",
  "rotateX(90deg)",
  "rotateY(180deg)",
] as const;

const drawFace = (parent: Element, value: number): void => {
  const face = make(parent, "cube-face");
  face.style.transform = `${faceTurns[value - 1] ?? ""} translateZ(calc(var(--unit) / 2))`;
  const picture = document.createElementNS(svg, "svg");
  picture.setAttribute("viewBox", "0 0 1 1");
  for (const [x, y] of spots[value] ?? []) {
    const pip = document.createElementNS(svg, "path");
    pip.setAttribute("transform", `translate(${x / 4} ${y / 4}) scale(${pipRadius(value)})`);
    picture.append(pip);
  }
  face.append(picture);
};

interface Cube {
  readonly body: HTMLElement;
  readonly shadow: HTMLElement;
}

const drawCube = (scene: Element): Cube => {
  const shadow = make(scene, "cube-shadow");
  const body = make(scene, "cube");
  for (const turn of faceTurns)
    make(body, "cube-core").style.transform = `${turn} translateZ(calc(var(--unit) * 0.4775))`;
  for (let value = 1; value <= 6; value++) drawFace(body, value);
  return { body, shadow };
};

const swap = ([x, y, z]: Position3d): Position3d => [x, z, y];

/** The browser's own axes, as ours name them. */
const axes: readonly Position3d[] = [
  [1, 0, 0],
  [0, 0, 1],
  [0, 1, 0],
];

/** The pose as the browser's matrix. */
const matrix = ({ spot: [x, y, z], turn, size = 1 }: Pose, { scale, middle }: View): string => {
  // Columns are where the browser's own axes go.
  const columns = axes.map((axis) => swap(turnedBy(turn, axis)));
  const parts = [
    ...columns.flatMap((column) => [...column.map((part) => part * size), 0]),
    x * scale,
    (z - middle) * scale,
    y * scale,
    1,
  ];
  return `matrix3d(${parts.map((part) => part.toFixed(4)).join(",")})`;
};

export const cssPainter = (host: HTMLElement): Painter => {
  const scene = make(host, "cubes");
  scene.style.transform = `rotateX(${eye.tilt}rad)`;
  const cubes: Cube[] = [];
  let view: View | undefined;
  const place = ({ body, shadow }: Cube, pose: Pose, seen: View): void => {
    body.style.transform = matrix(pose, seen);
    const [x, y, z] = pose.spot;
    const { size = 1 } = pose;
    const high = Math.max(0, y - 0.5 * size);
    const [left, top] = [(x + 0.12 + high * 0.25) * seen.scale, (z - seen.middle + 0.1 + high * 0.15) * seen.scale];
    shadow.style.transform = `translate3d(${left.toFixed(1)}px, ${top.toFixed(1)}px, 1px) scale(${(1.25 * size + high * 0.25).toFixed(3)})`;
    shadow.style.opacity = Math.max(0.1, 0.62 - high * 0.14).toFixed(2);
  };
  return {
    fit(now) {
      view = now;
      host.style.perspective = `${eye.distance * now.scale}px`;
      scene.style.setProperty("--unit", `${now.scale}px`);
    },
    dress(dice: readonly Dress[]) {
      while (cubes.length < dice.length) cubes.push(drawCube(scene));
      for (const { body, shadow } of cubes.splice(dice.length)) {
        body.remove();
        shadow.remove();
      }
      for (const [i, { look, locked, blank }] of dice.entries()) {
        const body = cubes[i]?.body;
        if (body === undefined) continue;
        body.className = `cube look-${look}${locked ? " locked" : ""}${blank ? " blank" : ""}`;
        const { bone, shade, edge, pip } = coloursOf(look, locked);
        for (const [name, colour] of Object.entries({ bone, shade, edge, pip }))
          body.style.setProperty(`--${name}`, colour);
        for (const pip of body.querySelectorAll("path")) pip.setAttribute("d", pipShape(look));
      }
    },
    paint(poses) {
      for (const [i, pose] of poses.entries()) {
        const cube = cubes[i];
        if (cube !== undefined && view !== undefined) place(cube, pose, view);
      }
    },
    close() {
      scene.remove();
    },
  };
};
