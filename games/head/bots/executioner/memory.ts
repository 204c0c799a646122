/** An imperfect memory: older facts may be forgotten for one turn. The bot still never repeats its own guesses. */
import type { Draw } from "@turnlight/kernel";
import { blank, type Hunt, type JudgedGuess } from "../../rules/index.ts";
import { happens } from "../chances.ts";
import type { ExecutionerConfig } from "./config.ts";

export interface RecalledHunt {
  readonly hunt: Hunt;
  /** The forgotten guesses, as move texts. */
  readonly forgot: readonly string[];
}

/** The guesses are the Executioner's own, in order. Words it tried are never forgotten. */
export const remembered = (
  hunt: Hunt,
  guesses: readonly JudgedGuess[],
  skill: number,
  draw: Draw,
  { memory }: ExecutionerConfig,
): RecalledHunt => {
  if (skill >= memory.perfectFrom) return { hunt, forgot: [] };
  const chance = (1 - skill) * memory.forgets;
  const older = guesses.slice(0, -memory.sure);
  const slipped = older.filter(({ kind }) => kind !== "word" && happens(draw, chance));
  const letters = slipped.flatMap((guess) => (guess.kind === "letter" ? [guess.letter] : []));
  const cells = new Set(slipped.flatMap((guess) => (guess.kind === "cell" ? [guess.cell] : [])));
  const keeps = (text: string) => [...text].filter((letter) => !letters.includes(letter)).join("");
  return {
    forgot: slipped.map((guess) => (guess.kind === "cell" ? guess.cell : guess.kind === "letter" ? guess.letter : "")),
    hunt: {
      ...hunt,
      known: keeps(hunt.known),
      missed: keeps(hunt.missed),
      patterns: hunt.patterns.map((pattern) =>
        [...pattern].map((letter) => (letters.includes(letter) ? blank : letter)).join(""),
      ),
      cells: hunt.cells.filter(({ cell }) => !cells.has(cell)),
    },
  };
};
