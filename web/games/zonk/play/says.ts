/** What happened, in a sentence: the status line and the screen reader say the same. */
import { type Kind, takeOf, type ZonkFact, type ZonkView } from "@turnlight/games/zonk";
import { number } from "../house.ts";
import { words } from "../words.ts";
import { nameOfTake } from "./offers.ts";

export const percent = (chance: number, digits = 1): string =>
  `${number(Number((100 * chance).toFixed(digits)))}\u00a0%`;

export const sayFact = (fact: ZonkFact, { table }: ZonkView, nameOf: (seat: number) => string): string => {
  const { says, combination } = words.value;
  const name = nameOf(fact.seat);
  switch (fact.kind) {
    case "rolled":
      return says.rolled(name, fact.dice);
    case "took": {
      const take = takeOf(table, fact.dice);
      const what =
        take === undefined
          ? fact.combinations.map((kind) => words.value.kinds[kind as Kind]).join(" + ")
          : nameOfTake(take, combination);
      return says.took(name, what, number(fact.points));
    }
    case "hot-dice":
      return says.hot(name);
    case "zonked":
      return fact.lost === 0 ? says.zonkedFree(name) : says.zonked(name, number(fact.lost));
    case "banked":
      return says.banked(name, number(fact.banked), number(fact.score));
    case "began":
      return says.began(name);
    case "left":
      return says.left(name);
    case "won":
      return says.won(name, number(fact.score));
  }
};
