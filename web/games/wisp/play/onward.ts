/** Where a solved level leads: to the next one, to the chapter's end, to another day, back to the workshop. */
import { type Bests, missingFor } from "../lobby/campaign.ts";
import { type LevelHere, placeOf } from "../lobby/levels.ts";
import { go } from "../shared.ts";
import { words } from "../words/words.ts";
import { enterLevel } from "./enter.ts";

export interface Onward {
  readonly label: string;
  /** Whether the level after this one is open. */
  readonly isNextOpen: boolean;
  go(): void;
}

const rooms = { daily: "/daily", endless: "/endless/next", made: "", test: "/editor" } as const;

export const onwardFrom = ({ placed, occasion }: LevelHere, bests: Bests): Onward => {
  const said = words.value.panel;
  const next = placed?.next;
  const chapter = next === undefined ? undefined : placeOf(next.code)?.chapter;
  const isNextOpen = chapter !== undefined && missingFor(chapter, bests) === 0;
  if (occasion !== undefined) {
    const label = { daily: said.toDaily, endless: said.nextLevel, made: said.toMap, test: said.toEditor }[occasion];
    return { label, isNextOpen, go: () => go(`/play/wisp${rooms[occasion]}`) };
  }
  if (placed?.isLastOfChapter)
    return { label: said.onward, isNextOpen, go: () => go(`/play/wisp/tale/${placed.chapter.number}/closing`) };
  if (next === undefined || !isNextOpen) return { label: said.toMap, isNextOpen, go: () => go("/play/wisp") };
  return { label: said.nextLevel, isNextOpen, go: () => enterLevel(next.code) };
};
