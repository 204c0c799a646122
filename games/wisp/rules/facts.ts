/** The events of a turn for display, sound and log, in the order in which they happen. */
import { type Cardinal, type Cell, cardinals, type Direction, neighbour } from "./directions.ts";
import type { Level } from "./level.ts";
import { placeBits } from "./pieces.ts";
import type { TurnObserver } from "./turn.ts";

/** Enemies are identified by their id. A path runs from where the step began to where it ended. */
export type WispFact =
  /** `jump`: the last part of the path is from a pad to its partner. */
  | {
      readonly kind: "move";
      readonly direction: Direction;
      readonly path: readonly Cell[];
      readonly jump: boolean;
    }
  | { readonly kind: "wake"; readonly who: number; readonly at: Cell }
  | {
      readonly kind: "step";
      readonly who: number;
      readonly direction: Cardinal;
      readonly path: readonly Cell[];
      readonly jump: boolean;
    }
  | { readonly kind: "stuck"; readonly who: number; readonly at: Cell }
  /** `count` is the size of the merged enemy afterwards. */
  | { readonly kind: "merge"; readonly who: number; readonly into: number; readonly at: Cell; readonly count: number }
  | { readonly kind: "purify"; readonly who: number; readonly at: Cell; readonly count: number }
  | { readonly kind: "caught"; readonly by: number; readonly at: Cell }
  | { readonly kind: "complete" }
  | { readonly kind: "reset" };

export interface TurnRecorder {
  readonly watch: TurnObserver;
  /** The facts observed, in the order of the rulings: first all merges, then the purifications. */
  facts(): readonly WispFact[];
}

/** Records the enemies' part of a turn played on `board`; adds up the counts of merged enemies as it goes. */
export const chronicle = (level: Level, board: Int32Array, counts: number[]): TurnRecorder => {
  const facts: WispFact[] = [];
  const endings: WispFact[] = [];
  const placeOf = (who: number): Cell => (board[who] ?? 0) & placeBits;
  const watch: TurnObserver = {
    woke: (who) => facts.push({ kind: "wake", who, at: placeOf(who) }),
    stepped(who, way, start, entered, to) {
      const cardinal = cardinals[way] ?? "N";
      const path = [start];
      for (let at = start; at !== entered; ) {
        at = neighbour(level, at, cardinal) ?? entered;
        path.push(at);
      }
      const jump = entered !== to;
      if (jump) path.push(to);
      facts.push({ kind: "step", who, direction: cardinal, path, jump });
    },
    stuck: (who) => facts.push({ kind: "stuck", who, at: placeOf(who) }),
    merged(who, into) {
      const count = (counts[into] ?? 1) + (counts[who] ?? 1);
      counts[into] = count;
      facts.push({ kind: "merge", who, into, at: placeOf(into), count });
    },
    purified: (who) => endings.push({ kind: "purify", who, at: level.goal, count: counts[who] ?? 1 }),
    caught: (by) => endings.push({ kind: "caught", by, at: placeOf(by) }),
  };
  return { watch, facts: () => [...facts, ...endings] };
};
