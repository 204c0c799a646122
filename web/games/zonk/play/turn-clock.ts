/**
 * The pace of an opponent's turn: how long it pauses before each move, which decisions it speaks about, and that no
 * line is replaced before it could be read. Times are at normal speed.
 */
import type { ZonkView } from "@turnlight/games/zonk";
import { keptForHigh, readingTime } from "./durations.ts";
import { stakeOf } from "./stake.ts";

/** A whole turn of an opponent is over within this time, whatever it rolls: `most` sees to it. */
export const longestTurn = 10_000;
/** Of it, what the end of a turn needs: the zonk or the bank, and what follows. */
const ending = 1500;
/** A turn that has taken this long hurries more and more, and says nothing more until it ends. */
const hurriesAfter = 2400;
const rushesAfter = 4800;
const rushed = 0.15;

const pauses = { begin: 60, take: 70, roll: 40, risk: 320, bank: 260 } as const;

export type OpponentMove = "begin" | "take" | "roll" | "risk" | "bank";

/** What kind of step a move is, by the view before it. */
export const stepOf = (view: ZonkView, move: string): OpponentMove => {
  if (move.startsWith("take")) return "take";
  if (move === "bank") return "bank";
  if (view.takes.length === 0) return "begin";
  return stakeOf(view).grade === "riskless" ? "roll" : "risk";
};

export class TurnClock {
  readonly #now: () => number;
  #turn = "";
  #begun = 0;
  #hasDared = false;
  /** When the last line has been readable for long enough. */
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The share of the usual time that the rest of this turn gets. */
  get share(): number {
    const late = (this.#now() - this.#begun - hurriesAfter) / (rushesAfter - hurriesAfter);
    return 1 - (1 - rushed) * Math.min(1, Math.max(0, late));
  }

  /** What is left of the turn's time before its end. */
  get #left(): number {
    return Math.max(0, longestTurn - ending - (this.#now() - this.#begun));
  }

  /** The most that the next step may take: half of what is left, so that no number of steps uses it up. */
  get most(): number {
    return this.#left / 2;
  }

  /** Whether this decision is spoken about: the first risk of a turn, unless a line is still being read, and its end. */
  speaks(turn: string, step: OpponentMove): boolean {
    if (step === "bank") return true;
    const isFirst = step === "risk" && !(this.#turn === turn && this.#hasDared);
    return isFirst && this.share === 1 && this.#now() >= this.#readAt;
  }

  /** The pause before a move of a turn; `line` is what is said with it. */
  pauseBefore(turn: string, step: OpponentMove, line?: string): number {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#begun = this.#now();
      this.#hasDared = false;
    }
    const pause = Math.min(pauses[step] * this.share, Math.max(0, this.most - keptForHigh));
    if (line === undefined) return pause;
    if (step === "risk") this.#hasDared = true;
    const now = this.#now();
    const wait = Math.min(Math.max(pause, this.#readAt - now), this.#left);
    this.#readAt = now + wait + readingTime(line);
    return wait;
  }
}
