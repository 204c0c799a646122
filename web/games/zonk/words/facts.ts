/** What happens at the tavern's table, in words. */
import { type Kind, takeOf, type ZonkFact, type ZonkView } from "@turnlight/games/zonk";
import type { FactWords } from "../../facts.ts";
import { nameOfTake } from "../play/offers.ts";
import { de } from "./texts.de.ts";
import { en, type ZonkTexts } from "./texts.en.ts";

const factsIn = ({ says, kinds, combination }: ZonkTexts): FactWords<ZonkView, ZonkFact> => ({
  began: ({ seat }, { nameOf }) => says.began(nameOf(seat)),
  rolled: ({ seat, dice }, { nameOf }) => says.rolled(nameOf(seat), dice),
  took({ seat, dice, combinations, points }, { view, nameOf, number }) {
    const take = takeOf(view.table, dice);
    const what =
      take === undefined ? combinations.map((kind) => kinds[kind as Kind]).join(" + ") : nameOfTake(take, combination);
    return says.took(nameOf(seat), what, number(points));
  },
  "hot-dice": ({ seat }, { nameOf }) => says.hot(nameOf(seat)),
  zonked: ({ seat, lost }, { nameOf, number }) =>
    lost === 0 ? says.zonkedFree(nameOf(seat)) : says.zonked(nameOf(seat), number(lost)),
  banked: ({ seat, banked, score }, { nameOf, number }) => says.banked(nameOf(seat), number(banked), number(score)),
  left: ({ seat }, { nameOf }) => says.left(nameOf(seat)),
  won: ({ seat, score }, { nameOf, number }) => says.won(nameOf(seat), number(score)),
});

export const facts = { en: factsIn(en), de: factsIn(de) };
