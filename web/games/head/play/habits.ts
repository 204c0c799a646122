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

export const habitSaid = (habit: Habit, { remembers: { says, corners } }: PlayTexts): string => {
  switch (habit.kind) {
    case "edge":
      return says.edge;
    case "corner":
      return says.corner(corners[habit.corner]);
    case "opening":
      return says.opening(habit.letter);
    case "word":
      return says.word(habit.word);
  }
};

/** When he has lost. */
export const habitAtEnd = (habit: Habit, { remembers: { ends, corners } }: PlayTexts): string => {
  switch (habit.kind) {
    case "edge":
      return ends.edge;
    case "corner":
      return ends.corner(corners[habit.corner]);
    case "opening":
      return ends.opening(habit.letter);
    case "word":
      return ends.word(habit.word);
  }
};

/** One of his habits a match, a different one each time where there are several. */
export const habitFor = (habits: readonly Habit[], matchesBefore: number): Habit | undefined =>
  habits.length === 0 ? undefined : habits[matchesBefore % habits.length];
