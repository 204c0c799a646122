/** A turn by the page's own durations, on a clock of its own: for measurements and tests. */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import type { PatronName } from "../faces/patrons.ts";
import { factLasts, throwShow } from "./durations.ts";
import { type CharacterLines, lineFor, occasionOf } from "./lines.ts";
import { showLasts, stakeOf, type ThrowGrade } from "./stake.ts";
import { stepOf, TurnClock } from "./turn-clock.ts";

/** An entry of the match: a move or a roll, its facts, and the view before it. */
export interface TimedEntry {
  readonly view: ZonkView;
  readonly by: number | "chance" | "host";
  readonly move: string;
  readonly facts: readonly ZonkFact[];
  readonly why?: Reasons | undefined;
}

/** A line, and how long it stood before another took its place. */
export interface TimedLine {
  readonly line: string;
  readonly at: number;
}

export interface TimedThrow {
  readonly grade: ThrowGrade;
  readonly weight: number;
  readonly dice: number;
  readonly lasts: number;
}

/** Measures turn after turn of one match. */
export class MeasuredMatch {
  readonly spoken: TimedLine[] = [];
  readonly throws: TimedThrow[] = [];
  readonly #clock: TurnClock;
  readonly #lines: CharacterLines;
  #now = 0;

  constructor(lines: CharacterLines) {
    this.#lines = lines;
    this.#clock = new TurnClock(() => this.#now);
  }

  /** Plays a turn of a regular, or of a person, and returns how long it took. */
  play(entries: readonly TimedEntry[], who: PatronName | undefined): number {
    const begun = this.#now;
    for (const entry of entries) {
      if (who !== undefined && typeof entry.by === "number") this.#decide(entry, who);
      for (const fact of entry.facts) {
        const bot = who !== undefined;
        const { share, most } = this.#clock;
        const performed = bot ? { view: entry.view, bot, share, most } : { view: entry.view, bot };
        if (fact.kind === "rolled") {
          const { grade, weight } = stakeOf(entry.view);
          this.throws.push({ grade, weight, dice: fact.dice.length, lasts: showLasts(throwShow(performed)) });
        }
        this.#now += factLasts(fact, performed);
      }
    }
    return this.#now - begun;
  }

  #decide({ view, move, why }: TimedEntry, who: PatronName): void {
    const turn = String(view.turns.length);
    const step = stepOf(view, move);
    const occasion = this.#clock.speaks(turn, step) ? occasionOf(why, view.scores.length) : undefined;
    const line = occasion && lineFor(this.#lines, who, occasion, view.round);
    this.#now += this.#clock.pauseBefore(turn, step, line);
    if (line !== undefined) this.spoken.push({ line, at: this.#now });
  }
}
