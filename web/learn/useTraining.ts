/** Everything the room shows of training: one's own mistakes, the shelf, the days, and what is due today. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../language/catalogue.ts";
import { finishedLessons } from "../match/lesson/finished-lessons.ts";
import type { SavedReview } from "../match/review/format.ts";
import { allReviews } from "../match/review/saved-reviews.ts";
import { compartments, dueToday, inCompartment } from "../review/schedule.ts";
import { dayNumber, positionsOf, type TrainingPosition } from "../review/training.ts";
import { preparedReviews, type TrainedGame, themeAt, trainedGames } from "./shelf.ts";
import type { TrainingDays } from "./streak.ts";
import type { ThemeName } from "./themes.ts";
import { trainingDays } from "./training-days.ts";

export interface Training {
  readonly today: number;
  readonly days: TrainingDays;
  readonly reviews: readonly { readonly key: string; readonly value: SavedReview }[];
  /** One's own mistakes, and prepared exercises that were tried before. */
  readonly cards: readonly TrainingPosition[];
  readonly due: readonly TrainingPosition[];
  /** Games whose lesson was finished. */
  readonly lessons: readonly string[];
  readonly shelf: Readonly<Record<TrainedGame, readonly TrainingPosition[]>>;
}

const bankNow = (): string => (language.value.startsWith("de") ? "german" : "english");

const read = async (): Promise<Training> => {
  const today = dayNumber(Date.now());
  const [reviews, days, lessons, ...shelves] = await Promise.all([
    allReviews(),
    trainingDays(),
    finishedLessons(),
    ...trainedGames.map(async (game) => positionsOf(await preparedReviews(game, bankNow()))),
  ]);
  const own = await positionsOf(reviews.filter(({ value }) => value.own));
  const tried = shelves.flat().filter(({ practised }) => practised.times > 0);
  const cards = [...own, ...tried];
  const [head = [], wisp = [], zonk = [], thirteen = []] = shelves;
  const due = dueToday(cards, today, days.get(today)?.done ?? 0);
  return { today, days, lessons, reviews, cards, due, shelf: { head, wisp, zonk, thirteen } };
};

export interface TrainingSource {
  readonly training: ReadonlySignal<Training | undefined>;
  refresh(): void;
}

export const useTraining = (): TrainingSource => {
  const training = useSignal<Training | undefined>(undefined);
  const refresh = (): void => {
    void read().then((found) => {
      training.value = found;
    });
  };
  useEffect(refresh, [language.value]);
  return { training, refresh };
};

/** How many cards are in each compartment of the box. */
export const boxOf = (cards: readonly TrainingPosition[]): readonly number[] =>
  compartments.map((compartment) => cards.filter(({ practised }) => inCompartment(practised) === compartment).length);

export interface ShelfTheme {
  readonly theme: ThemeName;
  readonly positions: readonly TrainingPosition[];
  /** How many were right when they were last answered. */
  readonly solved: number;
}

/** The themes of a game, in the order in which they are first met. */
export const themesIn = (positions: readonly TrainingPosition[]): readonly ShelfTheme[] => {
  const found = new Map<ThemeName, TrainingPosition[]>();
  for (const position of positions) {
    const theme = themeAt(position);
    if (theme !== undefined) found.set(theme, [...(found.get(theme) ?? []), position]);
  }
  return [...found].map(([theme, all]) => ({
    theme,
    positions: all,
    solved: all.filter(({ practised }) => practised.right > 0).length,
  }));
};
