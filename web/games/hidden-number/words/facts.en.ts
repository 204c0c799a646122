/** The hidden number: sentences for facts, in English. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import type { FactWords } from "../../facts.ts";

export const facts: FactWords<NumberView, NumberFact> = {
  hid({ seat, number: hidden }, { nameOf, number, you }) {
    if (hidden === undefined) return `${nameOf(seat)} has hidden a number.`;
    return `${seat === you ? "You hide" : `${nameOf(seat)} hides`} ${number(hidden)}.`;
  },
  guessed: ({ by, number: guess, answer }, { nameOf, number, you }) =>
    `${by === you ? "You guess" : `${nameOf(by)} guesses`} ${number(guess)}: ${answer}${answer === "found" ? "!" : "."}`,
  revealed: ({ hidden: [first, second] }, { nameOf, number }) =>
    `${nameOf(0)} hid ${number(first)}, and ${nameOf(1)} hid ${number(second)}.`,
};
