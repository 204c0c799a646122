/** The tavern on the profile: matches won, and luck against decisions, or the lead at the end while few are reviewed. */
import { aftermath, type ZonkStanding } from "@turnlight/games/zonk";
import { accuracyOf, sharesOf } from "@turnlight/kernel";
import { localized } from "../../../language/catalogue.ts";
import { number, percent } from "../../../language/format.ts";
import type { SavedReview } from "../../../match/review/format.ts";
import type { GamePortrait, PortraitChart } from "../../portrait.ts";
import { type PortraitInput, readResults } from "../../statistics.ts";
import { portraitWords } from "../words/portrait.ts";

/** How many matches are drawn. */
const drawn = 30;
/** Fewer reviewed matches say nothing about luck. */
const fewest = 3;

const within = (value: number): number => Math.max(-1, Math.min(1, value));

/** To the right: the dice were kind; upward: better choices than usual. The last value of a match is how it ended. */
const luckIn = (
  reviews: readonly SavedReview[],
): readonly { readonly x: number; readonly y: number; readonly won: boolean }[] => {
  const rated = reviews.flatMap(({ scale, entries }) => {
    const { accuracy } = accuracyOf(scale, entries);
    const end = entries.at(-1)?.outlook?.value;
    return accuracy === undefined || typeof end !== "number"
      ? []
      : [{ accuracy, luck: sharesOf(entries).dice, won: end > 0.5 }];
  });
  const usual = rated.reduce((sum, { accuracy }) => sum + accuracy, 0) / Math.max(1, rated.length);
  const furthest = Math.max(1, ...rated.map(({ accuracy }) => Math.abs(accuracy - usual)));
  return rated.map(({ accuracy, luck, won }) => ({ x: within(luck), y: (accuracy - usual) / furthest, won }));
};

export const portraitOf = async ({ played, reviews }: PortraitInput<ZonkStanding>): Promise<GamePortrait> => {
  const matches = readResults(played, aftermath.readResult);
  const won = matches.filter(({ earned }) => earned.won).length;
  const best = matches.reduce((most, { earned }) => Math.max(most, earned.turns?.best ?? 0), 0);
  const luck = luckIn(reviews.slice(-drawn));
  const last = matches.slice(-drawn).map(({ played: { result }, earned }) => {
    const other = Math.max(0, ...earned.scores.filter((_, seat) => seat !== result.seat));
    return (earned.scores[result.seat] ?? 0) - other;
  });
  const widest = Math.max(1, ...last.map(Math.abs));
  const isLuck = luck.length >= fewest;
  const across = localized(portraitWords, (words) => words.last(isLuck ? luck.length : last.length));
  const chart: PortraitChart = isLuck
    ? {
        kind: "points",
        points: luck,
        right: localized(portraitWords, (words) => words.luckier),
        up: localized(portraitWords, (words) => words.better),
      }
    : { kind: "balance", values: last.map((lead) => lead / widest), across };
  return {
    figure: localized(portraitWords, () => percent(matches.length === 0 ? 0 : won / matches.length, 0)),
    unit: localized(portraitWords, (words) => words.wonOf(number(matches.length))),
    caption: localized(portraitWords, (words) => (isLuck ? words.luck : words.lead)),
    note: localized(portraitWords, (words) => words.bestTurn(number(best))),
    ...(matches.length > 0 && {
      chart,
      said: localized(portraitWords, (words) =>
        isLuck
          ? words.luckSaid(
              number(luck.filter(({ x }) => x > 0).length),
              number(luck.filter(({ y }) => y > 0).length),
              number(luck.length),
            )
          : words.leadSaid(number(last.filter((lead) => lead > 0).length), number(last.length)),
      ),
    }),
  };
};
