/** A hint is told in four stages: the idea, who it is about or how far it is, where, and at last the move. */
import { type Cell, type Milestone, milestoneOf, type WispState } from "@turnlight/games/wisp";
import { list } from "../../../language/format.ts";
import { spotName } from "../board/cell-name.ts";
import type { SolverOutlook } from "../solver-worker.ts";
import type { WispTexts } from "../words/texts.en.ts";

type HintStage = 1 | 2 | 3 | 4;
export const lastStage = 4 satisfies HintStage;

/** What the solver knows of a position, and how much of it is told. */
export interface GivenHint extends SolverOutlook {
  readonly stage: HintStage;
  readonly milestone?: Milestone;
}

/** A hint of which everything is told. */
export const wholeHint = (found: SolverOutlook): GivenHint => ({ ...found, stage: lastStage });

/** One stage more than before at the same position; where nothing happens on the way, there is only the move to tell. */
export const hintAfter = (before: GivenHint | undefined, found: SolverOutlook, state: WispState): GivenHint => {
  const milestone = found.line === undefined ? undefined : milestoneOf(state, found.line);
  if (milestone === undefined || found.hint === undefined) return wholeHint(found);
  const stages = [1, 2, 3, lastStage] as const;
  const told = before?.hint === undefined ? 0 : before.stage;
  return { ...found, milestone, stage: stages[Math.min(told, stages.length - 1)] ?? lastStage };
};

/** The cells a hint points to on the board: creatures from the second stage on, and the place from the third on. */
export const pointedCells = (
  given: GivenHint | undefined,
  { enemies }: WispState,
): readonly { readonly cell: Cell; readonly kind: "creature" | "place" }[] => {
  if (given?.milestone === undefined || given.stage === lastStage) return [];
  const { stage, milestone } = given;
  const creatures = enemies.filter(({ id }) => milestone.who.includes(id));
  return [
    ...(stage >= 2 ? creatures.map(({ at }) => ({ cell: at, kind: "creature" as const })) : []),
    ...(stage >= 3 ? [{ cell: milestone.at, kind: "place" as const }] : []),
  ];
};

/** The creatures of a hint by the rings around them, or by their cells. */
const watchSaid = (creatures: WispState["enemies"], { level }: WispState, texts: WispTexts, isSpoken: boolean) => {
  const { hints, kinds } = texts;
  if (isSpoken)
    return hints.watch(list(creatures.map(({ kind, at }) => hints.whoAt(kinds[kind], spotName(level, at)))));
  const [first, second] = creatures;
  return first !== undefined && second === undefined ? hints.ringed[first.kind] : hints.allRinged;
};

/**
 * The hint so far in sentences: beside the board by the marks that `pointedCells` draws, for screen readers by the names
 * of the cells, which are not drawn.
 */
export const hintSaid = (
  { hint, milestone, stage }: GivenHint,
  state: WispState,
  texts: WispTexts,
  { isSpoken = false } = {},
): string => {
  const { message, hints } = texts;
  if (hint === undefined) return "";
  if (milestone === undefined || stage === lastStage)
    return message.hint(texts.ways[hint.move], texts.reasons[hint.reason]);
  const { who, at, kind, moves } = milestone;
  const creatures = state.enemies.filter(({ id }) => who.includes(id));
  const isOwnPlace = who.length === 0 || kind === "wake";
  const cell = isSpoken ? hints.cellAt(spotName(state.level, at)) : hints.framedCell;
  const parts = [
    hints.idea[kind],
    ...(stage >= 2 ? [creatures.length === 0 ? hints.way(moves) : watchSaid(creatures, state, texts, isSpoken)] : []),
    ...(stage >= 3 ? [(isOwnPlace ? hints.stand : hints.place)(cell, moves)] : []),
  ];
  // More would not fit beside the board: the idea has been read.
  return parts.slice(-2).join(" ");
};
