/** The hidden number: sentences for facts, in German. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import type { FactWords } from "../../facts.ts";

const answers = { higher: "höher.", lower: "niedriger.", found: "gefunden!" } as const;

export const facts: FactWords<NumberView, NumberFact> = {
  hid({ seat, number: hidden }, { nameOf, number, you }) {
    if (hidden === undefined) return `${nameOf(seat)} hat eine Zahl versteckt.`;
    return `${seat === you ? "Du versteckst" : `${nameOf(seat)} versteckt`} die ${number(hidden)}.`;
  },
  guessed: ({ by, number: guess, answer }, { nameOf, number, you }) =>
    `${by === you ? "Du rätst" : `${nameOf(by)} rät`} ${number(guess)}: ${answers[answer]}`,
  revealed: ({ hidden: [first, second] }, { nameOf, number }) =>
    `${nameOf(0)} hatte die ${number(first)} versteckt, ${nameOf(1)} die ${number(second)}.`,
};
