/** Enters a level of the campaign, by way of the chapter's scene if it has not been seen yet. */

import { placeOf } from "../lobby/levels.ts";
import { habits } from "../saved.ts";
import { go } from "../shared.ts";
import { beginLevel } from "./begin.ts";

export const enterLevel = async (code: string): Promise<void> => {
  const placed = placeOf(code);
  const number = placed?.chapter.number;
  const isFirst = placed?.chapter.levels[0]?.code === code;
  if (isFirst && !(await habits()).seen.includes(`opening ${number}`)) go(`/play/wisp/tale/${number}/opening`);
  else await beginLevel(code);
};
