/** The one-line hint for the next action while hiding words. */
import { rowLength, type WordDirection } from "@turnlight/games/head";
import type { SetUpTexts } from "../words/setup.en.ts";
import { type DraftTable, isGood, missingIn, nextLacking, rowIn, type WordDraft } from "./draft.ts";

export interface HidingState {
  readonly draft: WordDraft;
  readonly ground: DraftTable;
  /** The chosen word. */
  readonly row: number;
  /** The chosen word's first cell has been chosen, its last has not. */
  readonly isStarted: boolean;
  /** The direction chosen in advance, if any. */
  readonly way: WordDirection | undefined;
  /** The board is on screen. */
  readonly hasBoard: boolean;
}

export const guidanceFor = (state: HidingState, texts: SetUpTexts): string => {
  const { draft, ground, row, isStarted, way, hasBoard } = state;
  const { letters } = rowIn(draft, row);
  if (missingIn(draft, ground).length === 0 && !isStarted) return texts.howDone;
  if (!isGood(draft, row, ground)) return texts.howSpell(rowLength(row));
  if (!hasBoard) {
    const next = nextLacking(draft, ground, ["word", "wrong"], row);
    return next === undefined ? texts.howBoard : texts.howNext(next, rowLength(next));
  }
  if (isStarted) return texts.howEnd(letters);
  return way === undefined ? texts.howStart(letters) : texts.howStartWay(letters, texts.ways[way]);
};
