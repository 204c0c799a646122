/**
 * The pace of an opponent's turn: how long it pauses before each move, which decisions it speaks about, and that no
 * line is replaced before it could be read. Times are at normal speed.
 */
import type { ZonkView } from "@turnlight/games/zonk";
import { readingTime } from "./durations.ts";
import { stakeOf } from "./stake.ts";

/** A whole turn of an opponent is over within this time. */
export const longestTurn = 10_000;
/** A turn that has taken this long hurries more and more, and says nothing more until it ends. */
const hurriesAfter = 2400;
const rushesAfter = 5600;
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

  /** Whether this decision is spoken about: the first risk of a turn, and its end. */
  speaks(turn: string, step: OpponentMove): boolean {
    if (step === "bank") return true;
    return step === "risk" && !(this.#turn === turn && this.#hasDared) && this.share === 1;
  }

  /** The pause before a move of a turn; `line` is what is said with it. */
  pauseBefore(turn: string, step: OpponentMove, line?: string): number {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#begun = this.#now();
      this.#hasDared = false;
    }
    const pause = pauses[step] * this.share;
    if (line === undefined) return pause;
    if (step === "risk") this.#hasDared = true;
    const now = this.#now();
    const wait = Math.max(pause, this.#readAt - now);
    this.#readAt = now + wait + readingTime(line);
    return wait;
  }
}
