/** Don't Lose Your Head: sentences for facts, in English. */
import type { HeadFact, HeadView } from "@turnlight/games/head";
import type { FactWords } from "../../facts.ts";
import { en } from "./play.en.ts";

const texts = en.last;

export const facts: FactWords<HeadView, HeadFact> = {
  placed: ({ seat, board }, { nameOf }) =>
    board === undefined
      ? `${nameOf(seat)} has hidden the words.`
      : `${nameOf(seat)} hides ${board.map(({ word }) => word).join(", ")}.`,
  began: ({ seat }, { nameOf }) => `${nameOf(seat)} begins.`,
  letter: ({ seat, letter, hit }, { nameOf }) => (hit ? texts.letterHit : texts.letterMiss)(nameOf(seat), letter),
  cell(fact, { nameOf }) {
    const name = nameOf(fact.seat);
    if (fact.colour === "green") return texts.cellGreen(name, fact.cell, fact.letter);
    return (fact.colour === "yellow" ? texts.cellYellow : texts.cellRed)(name, fact.cell);
  },
  word: ({ seat, word, hit }, { nameOf }) => (hit ? texts.wordHit : texts.wordMiss)(nameOf(seat), word),
  known: ({ letters }) => `That makes ${[...letters].join(", ")} known, too.`,
  pattern: ({ row, pattern }) => `Word ${row} reads ${[...pattern].join(" ")}.`,
  "turned-green": ({ cell, letter }) => `${cell} holds ${letter}.`,
  solved: ({ word }) => `${word} is solved.`,
  missed: ({ seat, misses, limit }, { nameOf }) => `The blade sinks: ${misses} of ${limit} misses for ${nameOf(seat)}.`,
  again: ({ seat }, { nameOf }) => `${nameOf(seat)} has one more turn.`,
  fell: ({ seat, why }, { nameOf }) =>
    why === "misses"
      ? `Too many misses: the blade falls on ${nameOf(seat)}.`
      : `Every word is found: the blade falls on ${nameOf(seat)}.`,
  revealed: () => "Both boards lie open.",
};
