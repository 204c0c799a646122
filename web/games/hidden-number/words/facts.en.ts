/** The hidden number: what happens, in English. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import type { FactWords } from "../../facts.ts";

export const facts: FactWords<NumberView, NumberFact> = {
  hid: ({ seat, number: hidden }, { nameOf, number }) =>
    hidden === undefined ? `${nameOf(seat)} has hidden a number.` : `${nameOf(seat)} hides the ${number(hidden)}.`,
  guessed: ({ by, number: guess, answer }, { nameOf, number }) =>
    `${nameOf(by)} guesses ${number(guess)}: ${answer}${answer === "found" ? "!" : "."}`,
  revealed: ({ hidden: [first, second] }, { nameOf, number }) =>
    `${nameOf(0)} had hidden the ${number(first)}, ${nameOf(1)} the ${number(second)}.`,
};
