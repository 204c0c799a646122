/** What the board shows: a position, advanced fact by fact while a turn is performed. */
import type { Cardinal, Cell, Enemy, WispFact, WispState } from "@turnlight/games/wisp";

export interface BoardFigure {
  readonly id: number;
  readonly kind: Enemy["kind"];
  readonly at: Cell;
  readonly count: number;
  readonly stuck: boolean;
  readonly facing?: Cardinal;
  /** Incremented by every jump between pads, so that the creature appears there instead of gliding across. */
  readonly jumps: number;
  /** Leaving the board: still drawn during its exit animation. */
  readonly leaving?: "merged" | "purified";
}

export interface BoardPicture {
  readonly wisp: Cell;
  readonly wispJumps: number;
  readonly figures: readonly BoardFigure[];
  readonly caught: boolean;
}

const figureOf = (enemy: Enemy, before: BoardPicture | undefined): BoardFigure => ({
  id: enemy.id,
  kind: enemy.kind,
  at: enemy.at,
  count: enemy.count,
  stuck: enemy.stuck,
  ...(enemy.kind === "guard" && { facing: enemy.facing }),
  jumps: before?.figures.find(({ id }) => id === enemy.id)?.jumps ?? 0,
});

/** The picture of a position; jump counts continue from the previous picture. */
export const shownOf = (state: WispState, before?: BoardPicture): BoardPicture => ({
  wisp: state.wisp,
  wispJumps: before?.wispJumps ?? 0,
  figures: state.enemies.map((enemy) => figureOf(enemy, before)),
  caught: state.enemies.some(({ at }) => at === state.wisp),
});

const change = (
  shown: BoardPicture,
  who: number,
  made: (figure: BoardFigure) => Partial<BoardFigure>,
): BoardPicture => ({
  ...shown,
  figures: shown.figures.map((figure) => (figure.id === who ? { ...figure, ...made(figure) } : figure)),
});

/** The picture after one more fact. */
export const following = (shown: BoardPicture, fact: WispFact): BoardPicture => {
  switch (fact.kind) {
    case "move":
      return {
        ...shown,
        wisp: fact.path.at(-1) ?? shown.wisp,
        wispJumps: shown.wispJumps + (fact.jump ? 1 : 0),
        // Creatures that were stuck have now missed their turn.
        figures: shown.figures.map((figure) => ({ ...figure, stuck: false })),
      };
    case "wake":
      return change(shown, fact.who, () => ({ kind: "purple" }));
    case "step":
      return change(shown, fact.who, (figure) => ({
        at: fact.path.at(-1) ?? figure.at,
        jumps: figure.jumps + (fact.jump ? 1 : 0),
        ...(figure.kind === "guard" && { facing: fact.direction }),
      }));
    case "stuck":
      return change(shown, fact.who, () => ({ stuck: true }));
    case "merge":
      return change(
        change(shown, fact.who, () => ({ leaving: "merged" })),
        fact.into,
        () => ({ count: fact.count }),
      );
    case "purify":
      return change(shown, fact.who, () => ({ leaving: "purified" }));
    case "caught":
      return { ...shown, caught: true };
    default:
      return shown;
  }
};

/** Visible creatures that are still to be purified: two that merged count as one. */
export const leftIn = ({ figures }: BoardPicture): number =>
  figures.filter(({ leaving }) => leaving === undefined).length;
