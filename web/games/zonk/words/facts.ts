/** Zonk: sentences for facts, in the language of the page. */
import { computed } from "@preact/signals";
import { type Kind, takeOf, type ZonkFact, type ZonkView } from "@turnlight/games/zonk";
import type { FactWords } from "../../facts.ts";
import { nameOfTake } from "../play/offers.ts";
import type { ZonkTexts } from "./texts.en.ts";
import { words } from "./words.ts";

export const factsIn = ({ says, youSay, kinds, combination }: ZonkTexts): FactWords<ZonkView, ZonkFact> => ({
  began: ({ seat }, { nameOf, you }) => (seat === you ? youSay.began : says.began(nameOf(seat))),
  rolled: ({ seat, dice }, { nameOf, you }) => (seat === you ? youSay.rolled(dice) : says.rolled(nameOf(seat), dice)),
  took({ seat, dice, combinations, points, extra }, { view, nameOf, number, you }) {
    const take = takeOf(view.table, dice);
    const what =
      take === undefined ? combinations.map((kind) => kinds[kind as Kind]).join(" + ") : nameOfTake(take, combination);
    const said = seat === you ? youSay.took(what, number(points)) : says.took(nameOf(seat), what, number(points));
    return extra === undefined ? said : says.extra(said, number(extra));
  },
  "hot-dice": ({ seat }, { nameOf, you }) => (seat === you ? youSay.hot : says.hot(nameOf(seat))),
  zonked({ seat, lost, spoiled }, { nameOf, number, you }) {
    const why = spoiled === undefined ? "" : `${says.spoiled(spoiled)} `;
    if (lost === 0) return why + (seat === you ? youSay.zonkedFree : says.zonkedFree(nameOf(seat)));
    return why + (seat === you ? youSay.zonked(number(lost)) : says.zonked(nameOf(seat), number(lost)));
  },
  banked: ({ seat, banked, score }, { nameOf, number, you }) =>
    seat === you
      ? youSay.banked(number(banked), number(score))
      : says.banked(nameOf(seat), number(banked), number(score)),
  left: ({ seat }, { nameOf, you }) => (seat === you ? youSay.left : says.left(nameOf(seat))),
  won: ({ seat, score }, { nameOf, number, you }) =>
    seat === you ? youSay.won(number(score)) : says.won(nameOf(seat), number(score)),
  tied: ({ score }, { number }) => says.tied(number(score)),
});

export const facts = computed(() => factsIn(words.value));
