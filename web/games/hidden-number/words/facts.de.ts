/** The hidden number: what happens, in German. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import type { FactWords } from "../../facts.ts";

export const facts: FactWords<NumberView, NumberFact> = {
  hid: ({ seat, number: hidden }, { nameOf, number }) =>
    hidden === undefined
      ? `${nameOf(seat)} hat eine Zahl versteckt.`
      : `${nameOf(seat)} versteckt die ${number(hidden)}.`,
  guessed: ({ by, number: guess, answer }, { nameOf, number }) =>
    `${nameOf(by)} rät ${number(guess)}: ${{ higher: "höher.", lower: "tiefer.", found: "gefunden!" }[answer]}`,
  revealed: ({ hidden: [first, second] }, { nameOf, number }) =>
    `${nameOf(0)} hatte die ${number(first)} versteckt, ${nameOf(1)} die ${number(second)}.`,
};
