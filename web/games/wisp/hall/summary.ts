/** The wisp's home page summary: unfinished levels, the daily level, and the progress to the next chapter. */
import { wisp as game, type Level, levelKey, type WispStanding, type WispView, writeCode } from "@turnlight/games/wisp";
import { type Occasion, streakOf } from "@turnlight/kernel";
import { emptyText, inEveryLanguage } from "../../../language/all-languages.ts";
import type { Localized } from "../../../language/language.ts";
import type {
  DailyState,
  HallSummary,
  Miniature,
  MiniatureTone,
  SummarySource,
} from "../../../match/unfinished/summary.ts";
import { unfinishedOf } from "../../../match/unfinished/unfinished.ts";
import { shapesOf } from "../board/shapes.ts";
import { type Bests, bestsOf, chapters, missingFor, starsEarned, starsMissingFor, starsOf } from "../lobby/campaign.ts";
import { summaryWords } from "../words/summary.ts";

const tones: Readonly<Record<string, MiniatureTone>> = {
  turf: "ground",
  mud: "shade",
  ice: "shade",
  pad: "goal",
  tree: "wood",
  grove: "goal",
  red: "danger",
  sleeper: "ink",
  purple: "ink",
  guard: "danger",
  halo: "halo",
  wisp: "light",
};

/** The current position, drawn like a level that begins there. */
const miniatureOf = ({ level, wisp, enemies }: WispView): Miniature => {
  const now: Level = {
    ...level,
    wisp,
    enemies: enemies.map(({ kind, at }) => (kind === "guard" ? { kind, at, route: [] } : { kind, at })),
  };
  return {
    width: level.width * 10,
    height: level.height * 10,
    shapes: shapesOf(now).map(({ name, path }) => ({ tone: tones[name] ?? "ink", path })),
  };
};

const levels = chapters.flatMap((chapter) => chapter.levels);

const whatIs = (level: Level, occasion: Occasion | undefined): Localized => {
  const about = occasion?.about ?? "";
  if (occasion?.kind === "test") return inEveryLanguage(summaryWords, (words) => about || words.trial);
  if (occasion?.kind === "daily") return inEveryLanguage(summaryWords, (words, { day }) => words.daily(day(about)));
  const key = levelKey(writeCode(level));
  const at = levels.findIndex(({ id }) => id === key);
  const placed = levels[at];
  if (placed !== undefined)
    return {
      en: summaryWords.en.level(at + 1, placed.name.en),
      de: summaryWords.de.level(at + 1, placed.name.de),
    };
  const extra = chapters.find((chapter) => chapter.extra?.id === key)?.extra;
  if (extra !== undefined)
    return { en: summaryWords.en.extra(extra.name.en), de: summaryWords.de.extra(extra.name.de) };
  if (occasion?.kind === "endless")
    return inEveryLanguage(summaryWords, (words, { number }) => words.endless(number(Number.parseInt(about, 10) || 1)));
  return inEveryLanguage(summaryWords, (words) => about || words.made);
};

const unfinished = unfinishedOf(
  () => game.rules,
  [],
  ({ view, moves, occasion }) => {
    const all = view.level.enemies.length;
    const left = view.enemies.reduce((sum, { count }) => sum + count, 0);
    return {
      what: whatIs(view.level, occasion),
      score: inEveryLanguage(summaryWords, (words) => words.stood(moves, all - left, all)),
      miniature: miniatureOf(view),
    };
  },
);

const todayIn = ({ days }: WispStanding, today: string): DailyState => {
  const mine = days.find(({ date }) => date === today);
  const inTime = new Set(days.filter((day) => day.inTime).map(({ date }) => date));
  return {
    done: mine !== undefined,
    result:
      mine === undefined
        ? emptyText
        : inEveryLanguage(summaryWords, (words) => words.result(mine.stars, mine.line.length)),
    streak: streakOf((date) => inTime.has(date), today),
  };
};

/** The next locked chapter; then an extra level; then the missing stars. */
const goalOf = (bests: Bests): Localized => {
  const closed = chapters.find((chapter) => missingFor(chapter, bests) > 0);
  if (closed !== undefined) {
    const missing = missingFor(closed, bests);
    return {
      en: summaryWords.en.toChapter(missing, closed.title.en),
      de: summaryWords.de.toChapter(missing, closed.title.de),
    };
  }
  const shut = chapters.find((chapter) => starsMissingFor(chapter, bests) > 0);
  if (shut !== undefined) {
    const missing = starsMissingFor(shut, bests);
    return { en: summaryWords.en.toExtra(missing, shut.title.en), de: summaryWords.de.toExtra(missing, shut.title.de) };
  }
  const missing = chapters.reduce((sum, chapter) => sum + starsOf(chapter) - starsEarned(chapter, bests), 0);
  return inEveryLanguage(summaryWords, (words) => (missing === 0 ? words.all : words.toStars(missing)));
};

export const summarize: SummarySource<WispStanding>["summarize"] = ({ matches, standing, today }): HallSummary => {
  const bests = bestsOf(standing);
  const earned = chapters.reduce((sum, chapter) => sum + starsEarned(chapter, bests), 0);
  const of = chapters.reduce((sum, chapter) => sum + starsOf(chapter), 0);
  return {
    unfinished: matches.map(unfinished),
    today: todayIn(standing, today),
    goal: goalOf(bests),
    progress: inEveryLanguage(summaryWords, (words, { number }) => words.stars(number(earned), number(of))),
  };
};
