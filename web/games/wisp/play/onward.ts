/** What follows a solved level: the next one, the chapter's closing scene, another day, or the editor. */
import { type Bests, missingFor } from "../lobby/campaign.ts";
import { type LevelHere, placeOf } from "../lobby/levels.ts";
import { go } from "../shared.ts";
import { words } from "../words/words.ts";
import { enterLevel } from "./enter.ts";

export interface Onward {
  readonly label: string;
  /** Whether the next level is unlocked. */
  readonly isNextOpen: boolean;
  go(): void;
}

const rooms = {
  daily: "/daily",
  endless: "/endless/next",
  made: "",
  test: "/editor",
  published: "/community",
} as const;

export const onwardFrom = ({ placed, occasion, pack }: LevelHere, bests: Bests): Onward => {
  const texts = words.value.panel;
  const next = placed?.next;
  const chapter = next === undefined ? undefined : placeOf(next.code)?.chapter;
  const isNextOpen = chapter !== undefined && missingFor(chapter, bests) === 0;
  if (occasion === "pack") {
    const to = pack === undefined ? "/mine" : `/packs/${pack.key}/after/${pack.at}`;
    return { label: texts.onward, isNextOpen, go: () => go(`/play/wisp${to}`) };
  }
  if (occasion !== undefined) {
    const label = {
      daily: texts.toDaily,
      endless: texts.nextLevel,
      made: texts.toMap,
      test: texts.toEditor,
      published: texts.onward,
    }[occasion];
    return { label, isNextOpen, go: () => go(`/play/wisp${rooms[occasion]}`) };
  }
  if (placed?.isLastOfChapter)
    return { label: texts.onward, isNextOpen, go: () => go(`/play/wisp/tale/${placed.chapter.number}/closing`) };
  if (next === undefined || !isNextOpen) return { label: texts.toMap, isNextOpen, go: () => go("/play/wisp") };
  return { label: texts.nextLevel, isNextOpen, go: () => void enterLevel(next.code) };
};
