/**
 * The darkness over the board and the lights in it, on one small canvas that is scaled up, which softens it. The wisp's
 * light falls off with distance, trees and creatures cast shadows. Under reduced motion it is drawn once per change;
 * otherwise at full frame rate while something moves, and a few times a second while nothing does.
 */
import type { Cell, Level } from "@turnlight/games/wisp";
import { isIdle, onIdleChange } from "../../../ui/idle.ts";
import { type Burst, dot, Motes } from "./motes.ts";

/** Canvas pixels per cell. */
const grain = 26;
/** Cells of darkness around the board, in which everything fades out. */
export const margin = 0.7;
/** The radius of the wisp's light in cells: larger on larger boards. */
const reachOn = ({ width, height }: Level): number => 2.4 + 0.32 * Math.max(width, height);
const night = "3 11 24";
/** Small boards are darker; on large ones more must be visible at once. */
const darknessOn = ({ width, height }: Level): number => 0.6 - 0.06 * Math.max(0, Math.max(width, height) - 5);
const idleEvery = 90;
/** Time constant of the light following the wisp, in seconds. */
const follow = 0.06;

interface LightSpot {
  readonly x: number;
  readonly y: number;
}

export interface Lit {
  readonly level: Level;
  readonly wisp: Cell;
  readonly out: boolean;
  /** Creatures cast shadows; those with `lamp` carry a lantern. */
  readonly creatures: readonly { readonly at: Cell; readonly lamp: boolean }[];
  readonly bloom: number;
}

const spotOf = ({ width }: Level, cell: Cell): LightSpot => ({
  x: (cell % width) + 0.5,
  y: Math.floor(cell / width) + 0.5,
});

export class Light {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #motes = new Motes();
  readonly #isStill: () => boolean;
  #lit: Lit | undefined;
  #at: LightSpot = { x: 0, y: 0 };
  #power = 1;
  #reach = 4;
  #darkness = 0.6;
  #last = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #wake = (): void => this.#ask();
  readonly #stopHearing: () => void;

  constructor(canvas: HTMLCanvasElement, isStill: () => boolean) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext("2d");
    this.#isStill = isStill;
    document.addEventListener("visibilitychange", this.#wake);
    this.#stopHearing = onIdleChange(this.#wake);
  }

  show(lit: Lit): void {
    const fresh = this.#lit?.level !== lit.level;
    this.#lit = lit;
    this.#reach = reachOn(lit.level);
    this.#darkness = darknessOn(lit.level);
    if (fresh) {
      this.#canvas.width = Math.round((lit.level.width + 2 * margin) * grain);
      this.#canvas.height = Math.round((lit.level.height + 2 * margin) * grain);
      this.#motes.clear();
    }
    if (fresh || this.#isStill()) {
      this.#at = spotOf(lit.level, lit.wisp);
      this.#power = lit.out ? 0 : 1;
    }
    this.#ask();
  }

  burst(kind: Burst, cell: Cell): void {
    if (this.#lit === undefined || this.#isStill()) return;
    const { x, y } = spotOf(this.#lit.level, cell);
    this.#motes.burst(kind, x, y);
    this.#ask();
  }

  close(): void {
    this.#closed = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#stopHearing();
  }

  #ask(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    if (this.#closed || document.hidden) return;
    this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    const lit = this.#lit;
    const pen = this.#pen;
    if (lit === undefined || pen === null) return;
    const still = this.#isStill();
    const seconds = Math.min(0.1, (now - this.#last) / 1000);
    this.#last = now;
    const to = spotOf(lit.level, lit.wisp);
    const share = 1 - Math.exp(-seconds / follow);
    this.#at = { x: this.#at.x + (to.x - this.#at.x) * share, y: this.#at.y + (to.y - this.#at.y) * share };
    const power = lit.out ? 0.12 : 1;
    this.#power += (power - this.#power) * share * 0.5;
    const breath = still ? 1 : 1 + 0.035 * Math.sin(now / 620) + 0.015 * Math.sin(now / 170);

    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "source-over";
    pen.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    pen.fillStyle = `rgb(${night} / ${this.#darkness})`;
    pen.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
    pen.translate(margin * grain, margin * grain);
    this.#lights(pen, lit, breath);
    pen.globalCompositeOperation = "source-over";
    this.#shadows(pen, lit);
    pen.globalCompositeOperation = "lighter";
    dot(
      pen,
      this.#at.x * grain,
      this.#at.y * grain,
      this.#reach * 0.8 * grain * breath,
      "56 196 214",
      0.26 * this.#power,
    );
    if (!still) {
      fireflies(pen, lit.level, now);
      this.#motes.draw(pen, seconds, grain);
    }
    this.#fade(pen);

    if (still || this.#closed) return;
    const moving = Math.abs(to.x - this.#at.x) + Math.abs(to.y - this.#at.y) > 0.01 || !this.#motes.isEmpty;
    if (moving) this.#ask();
    else if (!isIdle()) this.#timer = setTimeout(this.#wake, idleEvery);
  }

  /** Erases the darkness where there is light. */
  #lights(pen: CanvasRenderingContext2D, { level, creatures, bloom }: Lit, breath: number): void {
    pen.globalCompositeOperation = "destination-out";
    const radius = this.#reach * grain * breath * (0.5 + 0.5 * this.#power);
    const { x, y } = this.#at;
    const light = pen.createRadialGradient(x * grain, y * grain, 0, x * grain, y * grain, radius);
    for (const [stop, strength] of [
      [0, 1],
      [0.22, 0.95],
      [0.5, 0.6],
      [0.78, 0.22],
      [1, 0],
    ] as const)
      light.addColorStop(stop, `rgb(0 0 0 / ${strength * this.#power})`);
    pen.fillStyle = light;
    pen.fillRect(
      (x - this.#reach * 1.1) * grain,
      (y - this.#reach * 1.1) * grain,
      this.#reach * 2.2 * grain,
      this.#reach * 2.2 * grain,
    );
    const goal = spotOf(level, level.goal);
    dot(pen, goal.x * grain, goal.y * grain, (1.1 + bloom * 0.5) * grain, "0 0 0", 0.75);
    for (const pad of level.pads.flat()) {
      const spot = spotOf(level, pad);
      dot(pen, spot.x * grain, spot.y * grain, 0.8 * grain, "0 0 0", 0.55);
    }
    for (const { at, lamp } of creatures) {
      const spot = spotOf(level, at);
      dot(pen, spot.x * grain, spot.y * grain, (lamp ? 1.3 : 0.75) * grain, "0 0 0", lamp ? 0.7 : 0.4);
    }
  }

  #shadows(pen: CanvasRenderingContext2D, { level, creatures, wisp }: Lit): void {
    const trees = level.terrain.flatMap((kind, cell) => (kind === "tree" ? [cell] : []));
    for (const cell of trees) if (cell !== wisp) this.#shadow(pen, spotOf(level, cell), 0.26, 0.5);
    for (const { at } of creatures) if (at !== wisp) this.#shadow(pen, spotOf(level, at), 0.2, 0.32);
  }

  /** A fading shadow from both sides of an object's foot, away from the light. */
  #shadow(pen: CanvasRenderingContext2D, spot: LightSpot, half: number, strength: number): void {
    const foot = { x: spot.x, y: spot.y + 0.3 };
    const from = { x: this.#at.x, y: this.#at.y + 0.1 };
    const dx = foot.x - from.x;
    const dy = foot.y - from.y;
    const far = Math.hypot(dx, dy);
    if (far < 0.35 || far > this.#reach) return;
    const across = { x: (-dy / far) * half, y: (dx / far) * half };
    const length = 1.5 + 0.5 * far;
    const end = { x: foot.x + (dx / far) * length, y: foot.y + (dy / far) * length };
    const fan = 1.8;
    const shade = pen.createLinearGradient(foot.x * grain, foot.y * grain, end.x * grain, end.y * grain);
    const deep = strength * this.#power * (1 - far / this.#reach);
    shade.addColorStop(0, `rgb(${night} / ${deep})`);
    shade.addColorStop(1, `rgb(${night} / 0)`);
    pen.fillStyle = shade;
    pen.beginPath();
    pen.moveTo((foot.x + across.x) * grain, (foot.y + across.y) * grain);
    pen.lineTo((end.x + across.x * fan) * grain, (end.y + across.y * fan) * grain);
    pen.lineTo((end.x - across.x * fan) * grain, (end.y - across.y * fan) * grain);
    pen.lineTo((foot.x - across.x) * grain, (foot.y - across.y) * grain);
    pen.fill();
  }

  /** Fades the rim, so that the canvas has no visible edge against the forest. */
  #fade(pen: CanvasRenderingContext2D): void {
    const { width, height } = this.#canvas;
    const rim = margin * grain;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "destination-out";
    const sides = [
      [0, 0, rim, 0, 0, 0, rim, height],
      [width, 0, width - rim, 0, width - rim, 0, rim, height],
      [0, 0, 0, rim, 0, 0, width, rim],
      [0, height, 0, height - rim, 0, height - rim, width, rim],
    ] as const;
    for (const [x0, y0, x1, y1, x, y, w, h] of sides) {
      const fade = pen.createLinearGradient(x0, y0, x1, y1);
      fade.addColorStop(0, "rgb(0 0 0 / 1)");
      fade.addColorStop(0.35, "rgb(0 0 0 / .75)");
      fade.addColorStop(1, "rgb(0 0 0 / 0)");
      pen.fillStyle = fade;
      pen.fillRect(x, y, w, h);
    }
  }
}

/** A few lights that wander on paths of their own and blink slowly. */
const fireflies = (pen: CanvasRenderingContext2D, { width, height }: Level, now: number): void => {
  for (let i = 0; i < 7; i++) {
    const time = now / 1000 + i * 17.3;
    const x = (0.5 + 0.5 * Math.sin(time * 0.11 + i * 2.1)) * width + 0.3 * Math.sin(time * 0.7);
    const y = (0.5 + 0.5 * Math.sin(time * 0.13 + i * 1.3)) * height + 0.3 * Math.cos(time * 0.6);
    const glow = Math.max(0, Math.sin(time * 0.9));
    if (glow > 0.05) dot(pen, x * grain, y * grain, 0.13 * grain, "217 255 190", 0.75 * glow);
  }
};
