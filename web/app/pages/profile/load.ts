/** Loads the profile from the device: nothing is counted twice, every figure comes from results, standings and reviews. */
import { recordOf } from "@turnlight/host";
import { hallCards } from "../../../games/index.ts";
import { pageOf, statisticsOf } from "../../../games/pages.ts";
import type { GamePortrait } from "../../../games/portrait.ts";
import type { CountedMatch, GameStatistics, OwnRecord } from "../../../games/statistics.ts";
import { summaryOf } from "../../../games/summaries.ts";
import { textsLoaded } from "../../../language/catalogue.ts";
import type { SavedReview } from "../../../match/review/format.ts";
import { allReviews } from "../../../match/review/saved-reviews.ts";
import { store } from "../../../store/device-store.ts";
import { figuresOf, type Medal, type PersonFigures } from "./figures.ts";
import { plainPortrait } from "./plain-portrait.ts";

export interface GameOnProfile {
  readonly game: string;
  /** Undefined until a match has ended. */
  readonly portrait: GamePortrait | undefined;
  readonly matches: number;
  /** Undefined where nobody plays against one. */
  readonly won: number | undefined;
}

export interface LoadedProfile {
  readonly figures: PersonFigures;
  readonly games: readonly GameOnProfile[];
  readonly medals: readonly Medal[];
  /** The sign on each game's medals. */
  readonly signs: Readonly<Record<string, string | undefined>>;
}

/** How many of a game's matches a chart may look into. */
const lookedInto = 30;

const recordsOf = async (played: readonly CountedMatch[]): Promise<readonly OwnRecord[]> => {
  const { archived } = await store;
  const found = await Promise.all(
    played.slice(-lookedInto).map(async ({ result: { match, seat } }): Promise<readonly OwnRecord[]> => {
      const saved = await archived(match);
      return saved === undefined ? [] : [{ record: recordOf(saved), seat }];
    }),
  );
  return found.flat();
};

interface GameInput {
  readonly game: string;
  readonly played: readonly CountedMatch[];
  readonly reviews: readonly SavedReview[];
}

const portraitIn = async (
  statistics: GameStatistics | undefined,
  { played, reviews }: GameInput,
  standing: unknown,
): Promise<GamePortrait | undefined> => {
  if (played.length === 0) return undefined;
  if (statistics?.portraitOf === undefined) return plainPortrait(played);
  return statistics.portraitOf({ played, standing, reviews, records: () => recordsOf(played) });
};

const loadGame = async (input: GameInput) => {
  const { game, played } = input;
  const statistics = await statisticsOf(game);
  const standing = statistics === undefined ? undefined : await (await summaryOf(game)).standing();
  return {
    game,
    portrait: await portraitIn(statistics, input, standing),
    medals: statistics?.achievementsOf(standing, played).map((one) => ({ ...one, game })) ?? [],
    sign: statistics?.sign,
  };
};

export const loadProfile = async (): Promise<LoadedProfile> => {
  const opened = await store;
  const [results, finished, saved] = await Promise.all([opened.results({}), opened.finished({}), allReviews()]);
  const sitters = new Map(finished.map((match) => [match.id, match.sitters]));
  const reviews = saved
    .map(({ value }) => value)
    .filter(({ own }) => own)
    .toSorted((a, b) => a.at - b.at);
  const played = results.map((result) => ({ result, sitters: sitters.get(result.match) ?? [] }));
  const names = Object.entries(hallCards).flatMap(([game, { featured }]) =>
    featured || results.some((result) => result.game === game) ? [game] : [],
  );
  const games = await Promise.all(
    names.map((game) =>
      loadGame({
        game,
        played: played.filter(({ result }) => result.game === game),
        reviews: reviews.filter((review) => review.game === game),
      }),
    ),
  );
  await textsLoaded();
  return {
    figures: figuresOf({ results, finished, reviews, isSolo: (game) => pageOf(game)?.solo === true }),
    games: games.map(({ game, portrait }) => {
      const own = results.filter((result) => result.game === game);
      const won = pageOf(game)?.solo === true ? undefined : own.filter((result) => result.won).length;
      return { game, portrait, matches: own.length, won };
    }),
    medals: games.flatMap(({ medals }) => medals),
    signs: Object.fromEntries(games.map(({ game, sign }) => [game, sign])),
  };
};
