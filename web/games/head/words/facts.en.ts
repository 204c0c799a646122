/** Don't Lose Your Head: sentences for facts, in English. */

import type { HeadFact, HeadView } from "@turnlight/games/head";
import { listIn } from "../../../language/lists.ts";
import { amidEnglish } from "../../../language/texts/declined.ts";
import type { FactWords } from "../../facts.ts";
import { en } from "./play.en.ts";
import { ways } from "./ways.en.ts";

const texts = en.last;

export const facts: FactWords<HeadView, HeadFact> = {
  placed: ({ seat, board }, { nameOf }) =>
    board === undefined
      ? `${nameOf(seat)} has hidden their words.`
      : `${nameOf(seat)} hides ${listIn(
          "en",
          board.map(({ word }) => word),
        )}.`,
  asked: ({ seat, row }, { nameOf }) =>
    `${nameOf(seat)} asks to hide a word of ${row + 2} letters that isn’t in the dictionary.`,
  allowed: ({ seat }, { nameOf }) => `${nameOf(seat)} allows it.`,
  declined: ({ seat }, { nameOf }) => `${nameOf(seat)} said no.`,
  began: ({ seat }, { nameOf }) => `${nameOf(seat)} starts.`,
  letter: ({ seat, letter, hit }, { nameOf }) => (hit ? texts.letterHit : texts.letterMiss)(nameOf(seat), letter),
  cell(fact, { nameOf }) {
    const name = nameOf(fact.seat);
    if (fact.colour === "green") return texts.cellGreen(name, fact.cell, fact.letter);
    return (fact.colour === "yellow" ? texts.cellYellow : texts.cellRed)(name, fact.cell);
  },
  word: ({ seat, word, hit }, { nameOf }) => (hit ? texts.wordHit : texts.wordMiss)(nameOf(seat), word),
  known: ({ letters }) => `That also reveals ${listIn("en", [...letters])}.`,
  pattern: ({ row, pattern }) => `Word ${row} reads ${[...pattern].join(" ")}.`,
  "turned-green": ({ cell, letter }) => `${cell} is ${letter}.`,
  solved: ({ word, toward }) =>
    toward === undefined ? `${word} is solved.` : `${word} is solved. It runs ${ways[toward]}.`,
  missed: ({ seat, misses, limit }, { nameOf }) =>
    `The blade drops: ${amidEnglish(nameOf(seat))} has ${misses} of ${limit} misses.`,
  again: ({ seat }, { nameOf }) => `${nameOf(seat)} has another turn.`,
  fell: ({ seat, why }, { nameOf }) =>
    why === "misses"
      ? `Too many misses: the blade falls on ${amidEnglish(nameOf(seat))}.`
      : `Every word has been found: the blade falls on ${amidEnglish(nameOf(seat))}.`,
  revealed: () => "Both boards are revealed.",
};
