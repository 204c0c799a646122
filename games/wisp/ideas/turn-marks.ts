/**
 * Which ideas a turn shows. The observer follows the turn enemy by enemy, so that it knows what each of them saw when it
 * was its turn to move.
 */
import type { Cell } from "../rules/directions.ts";
import type { TerrainMap } from "../rules/ground.ts";
import * as grounds from "../rules/ground.ts";
import {
  asleepBit,
  backBit,
  blue,
  colourBits,
  gone,
  heldBit,
  nowhere,
  placeBits,
  purple,
  red,
} from "../rules/pieces.ts";
import { caught, isBarred, pursue, sees, type TurnObserver } from "../rules/turn.ts";
import { bitOf, type TurnIdea } from "./catalogue.ts";

const { ice, mud, pad, secondShift, stepDirectionShift } = grounds;

/** The ideas shown by a turn, as bits. */
interface TurnMarks {
  low: number;
  high: number;
}

export interface MarkedTurn extends TurnMarks {
  /** What the turn ended in, as `pursue` says it. */
  happened: number;
}

export interface WispStep {
  readonly from: Cell;
  readonly way: number;
  /** The cell entered, before a twin stone took the wisp on. */
  readonly entered: Cell;
  readonly to: Cell;
}

const distanceBetween = (width: number, a: Cell, b: Cell): number =>
  Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));

const isAwake = (piece: number): boolean => piece !== gone && (piece & asleepBit) === 0;
const colourOf = (piece: number): number => piece & colourBits;

/** Creates the function that plays turns of a level and marks them. Boards are indexed as in the rules' turn. */
export const markerOf = (ground: TerrainMap, width: number, isTree: (cell: Cell) => boolean, all: number) => {
  const { cells, count, goal } = ground;
  const now = new Int32Array(count);
  const moved = new Uint8Array(count);
  const marks: MarkedTurn = { low: 0, high: 0, happened: 0 };
  let next = 0;
  let wisp = 0;
  let woken = 0;
  let mergedAtGoal = false;
  let isPurifying = false;

  const mark = (idea: TurnIdea): void => {
    const bit = bitOf(idea);
    if (bit === undefined) return;
    if (bit.isHigh) marks.high |= bit.mask;
    else marks.low |= bit.mask;
  };

  const blockedBy = (candidate: number, piece: number, isAsleep: boolean): boolean => {
    if (candidate === nowhere) return false;
    const cell = candidate & placeBits;
    return now.some(
      (other) =>
        other !== gone &&
        (other & placeBits) === cell &&
        (isAsleep ? (other & asleepBit) !== 0 : (other & asleepBit) === 0 && colourOf(other) !== colourOf(piece)),
    );
  };

  /** What a guard sees, and does without seeing, before it moves. */
  const lookAsGuard = (who: number, steps: boolean): void => {
    const piece = now[who] as number;
    const at = piece & placeBits;
    if (sees(ground, now, piece, wisp)) {
      if (steps) mark("bait");
      return;
    }
    const onward = ground.patrols[who]?.onward[at * 2 + (piece & backBit ? 1 : 0)];
    if (onward === nowhere && steps) mark("homecoming");
    if (onward !== nowhere && !steps) mark("waylaid");
  };

  /** An enemy that did not move, seen when it was its turn. */
  const stays = (who: number): void => {
    const piece = now[who] as number;
    if (!isAwake(piece) || (piece & heldBit) !== 0) return;
    if (colourOf(piece) === blue) {
      lookAsGuard(who, false);
      return;
    }
    const both = ground.toward[wisp * cells + (piece & placeBits)] as number;
    const [first, second] = [both & 0xffff, both >>> secondShift];
    if (first === nowhere) mark("pin");
    if (blockedBy(first, piece, true) || blockedBy(second, piece, true)) mark("sleeper-wall");
    if (blockedBy(first, piece, false) || blockedBy(second, piece, false)) mark("shield");
  };

  const stepsOf = (who: number, way: number, from: Cell, entered: Cell, to: Cell): void => {
    const piece = now[who] as number;
    if (colourOf(piece) === blue) lookAsGuard(who, true);
    else {
      const first = (ground.toward[wisp * cells + from] as number) & 0xffff;
      if (first >> stepDirectionShift !== way && isBarred(now, count, first & placeBits, piece)) mark("sidestep");
    }
    const isSlide = distanceBetween(width, from, entered) > 1;
    if (isSlide) {
      mark("slide");
      if (distanceBetween(width, entered, wisp) >= distanceBetween(width, from, wisp)) mark("overshoot");
      if (entered === goal) mark("slide-home");
    }
    const meets = ground.meets[entered];
    if (meets === ice) mark("stopped-slide");
    if (meets === pad) mark(to === entered ? "blocked-stone" : "stone-ride");
    if (meets === mud) mark("mud");
  };

  const observer: TurnObserver = {
    woke(who) {
      woken += 1;
      now[who] = (now[who] as number) & ~asleepBit;
    },
    stepped(who, way, from, entered, to) {
      for (; next < who; next++) stays(next);
      stepsOf(who, way, from, entered, to);
      moved[who] = 1;
      now[who] = ((now[who] as number) & ~placeBits) | to;
      next = who + 1;
    },
    stuck() {},
    merged(who) {
      const piece = now[who] as number;
      const at = piece & placeBits;
      if (at === goal) {
        mergedAtGoal = true;
        return;
      }
      mark("merge");
      if (distanceBetween(width, at, goal) === 1) mark("doorstep-merge");
      if (ground.meets[at] === mud) mark("mud-merge");
      if (colourOf(piece) === purple) mark("purple-merge");
      if (colourOf(piece) === blue) mark("guard-merge");
    },
    purified() {
      isPurifying = true;
    },
    caught() {},
  };

  const nearestAwake = (board: Int32Array, cell: Cell): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const piece of board)
      if (isAwake(piece)) least = Math.min(least, distanceBetween(width, cell, piece & placeBits));
    return least;
  };

  const markWisp = ({ way, entered, to }: WispStep): void => {
    if (to === goal) mark("sanctuary");
    if (isTree(to)) mark("perch");
    if (way % 2 === 1) mark("corner");
    if (to !== entered) mark("stone-step");
    else if (ground.partner[entered] !== nowhere) mark("blocked-stone");
  };

  const markWaking = (before: Int32Array): void => {
    if (woken === 0) return;
    const isAnyAwake = before.some(isAwake);
    if (isAnyAwake) mark("wake-in-flight");
    else if (before.filter((piece) => piece !== gone).length < all) mark("wake-last");
    if (woken > 1) mark("wake-pair");
    if (wisp === goal) mark("wake-from-grove");
  };

  /** What can be told only when all have moved. */
  const markWhole = (before: Int32Array, after: Int32Array, { from, to }: WispStep): void => {
    let movers = 0;
    let awake = 0;
    let nearer = 0;
    let farther = 0;
    for (let i = 0; i < count; i++) {
      const was = before[i] as number;
      if (was === gone) continue;
      const change =
        distanceBetween(width, (now[i] as number) & placeBits, goal) - distanceBetween(width, was & placeBits, goal);
      if (change < 0) nearer += 1;
      if (change > 0) farther += 1;
      if (!isAwake(now[i] as number)) continue;
      awake += 1;
      movers += moved[i] as number;
      for (let j = 0; j < i; j++)
        if (isAwake(now[j] as number) && colourOf(now[j] as number) === colourOf(was) && moved[i] !== moved[j])
          mark("out-of-step");
    }
    if (awake > 0 && movers === 0) mark("marking-time");
    if (nearer === 0 && farther > 0) mark("lead-away");
    if (mergedAtGoal) mark("pair");
    if (isPurifying) {
      const left = after.filter((piece) => piece !== gone);
      if (left.length > 0) mark("one-by-one");
      const went = now.find((piece) => piece !== gone && (piece & placeBits) === goal) ?? gone;
      const isFox = colourOf(went) === red;
      if (isFox && left.some((piece) => colourOf(piece) !== red)) mark("foxes-first");
      if (!isFox && left.some((piece) => colourOf(piece) === red)) mark("foxes-last");
    } else if (nearestAwake(before, to) < nearestAwake(before, from)) mark("approach");
  };

  /** Plays the enemies' part of a turn and marks the whole turn. The result is reused by the next call. */
  return (before: Int32Array, step: WispStep, after: Int32Array): MarkedTurn => {
    marks.low = 0;
    marks.high = 0;
    now.set(before);
    moved.fill(0);
    next = 0;
    wisp = step.to;
    woken = 0;
    mergedAtGoal = false;
    isPurifying = false;
    marks.happened = pursue(ground, before, wisp, after, observer);
    if (marks.happened === caught) return marks;
    for (; next < count; next++) stays(next);
    markWisp(step);
    markWaking(before);
    markWhole(before, after, step);
    return marks;
  };
};
