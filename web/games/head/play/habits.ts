/** The Executioner's memory in words: on the list, and as he says it. */
import type { Habit } from "@turnlight/games/head";
import type { PlayTexts } from "../words/play.en.ts";

export const habitNoted = (habit: Habit, { remembers: { noted, corners } }: PlayTexts): string => {
  switch (habit.kind) {
    case "edge":
      return noted.edge(habit.times, habit.of);
    case "corner":
      return noted.corner(corners[habit.corner], habit.times, habit.of);
    case "opening":
      return noted.opening(habit.letter, habit.times, habit.of);
    case "word":
      return noted.word(habit.word, habit.times);
  }
};

type Remembers = PlayTexts["remembers"];

const lineOn = (habit: Habit, lines: Remembers["says"], { corners }: Remembers): string => {
  switch (habit.kind) {
    case "edge":
      return lines.edge;
    case "corner":
      return lines.corner(corners[habit.corner]);
    case "opening":
      return lines.opening(habit.letter);
    case "word":
      return lines.word(habit.word);
  }
};

export const habitSaid = (habit: Habit, { remembers }: PlayTexts): string => lineOn(habit, remembers.says, remembers);

/** When he has lost. */
export const habitAtEnd = (habit: Habit, { remembers }: PlayTexts): string => lineOn(habit, remembers.ends, remembers);

/** One of his habits a match, a different one each time where there are several. */
export const habitFor = (habits: readonly Habit[], matchesBefore: number): Habit | undefined =>
  habits.length === 0 ? undefined : habits[matchesBefore % habits.length];
