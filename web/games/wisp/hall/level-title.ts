/** What a match of the wisp was about: a level of the campaign with its number and name, a daily one, or one's own. */
import type { Occasion } from "@turnlight/kernel";
import { type Localized, localized } from "../../../language/catalogue.ts";
import { number, shortDay } from "../../../language/format.ts";
import { chapters } from "../lobby/campaign.ts";
import { dailyName } from "../words/campaign.ts";
import { summaryWords } from "../words/summary.ts";

const levels = chapters.flatMap((chapter) => chapter.levels);

/** By the level's id, or by its code if it is none of the campaign. */
export const levelTitle = (key: string, occasion: Occasion | undefined): Localized => {
  const about = occasion?.about ?? "";
  if (occasion?.kind === "test") return localized(summaryWords, (words) => about || words.trial);
  if (occasion?.kind === "daily")
    return localized(summaryWords, (words) => words.daily(shortDay(about), dailyName(about)));
  // Behind its id.
  if (occasion?.kind === "published")
    return localized(summaryWords, (words) => about.slice(about.indexOf(" ") + 1) || words.made);
  const at = levels.findIndex(({ id }) => id === key);
  const placed = levels[at];
  if (placed !== undefined) return localized(summaryWords, (words) => words.level(at + 1, placed.name.value));
  const extra = chapters.find((chapter) => chapter.extra?.id === key)?.extra;
  if (extra !== undefined) return localized(summaryWords, (words) => words.extra(extra.name.value));
  const old = chapters.flatMap(({ retired }) => retired).find(({ id }) => id === key);
  if (old !== undefined) return old.name;
  if (occasion?.kind === "endless")
    return localized(summaryWords, (words) => words.endless(number(Number.parseInt(about, 10) || 1)));
  return localized(summaryWords, (words) => about || words.made);
};
