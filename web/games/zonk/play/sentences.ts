/** Events and the state of play in sentences, for the status line and for screen readers. */

import { type ZonkFact, type ZonkView, zonkChance } from "@turnlight/games/zonk";
import { series } from "../../../language/format.ts";
import { factSentence } from "../../facts.ts";
import { houseLines } from "../lobby/house-lines.ts";
import { number, percent } from "../shared.ts";
import { facts } from "../words/facts.ts";
import { words } from "../words/words.ts";
import { nameOfTake, type TakeOffer } from "./offers.ts";
import { type Prospect, prospectOf } from "./tap-flow.ts";

export const sayFact = (
  fact: ZonkFact,
  view: ZonkView,
  nameOf: (seat: number) => string,
  you: number | undefined,
): string => factSentence(facts.value, fact, { view, nameOf, number, you });

/** While the dice are in the air: how many, and nothing of what they will show. */
export const sayRolling = (
  { seat, dice }: Extract<ZonkFact, { readonly kind: "rolled" }>,
  nameOf: (seat: number) => string,
  you: number | undefined,
): string => {
  const { play, youSay } = words.value;
  return seat === you ? youSay.rolling(dice.length) : play.rolling(nameOf(seat), dice.length);
};

/** A longer list would be tiring to listen to; the list on screen has them all. */
const mostOffers = 3;

export const sayOffers = (offers: readonly TakeOffer[]): string => {
  const { ear, combination } = words.value;
  const named = offers
    .slice(0, mostOffers)
    .map(({ take }) => ear.offer(nameOfTake(take, combination), number(take.points)));
  return ear.offers(series(named), offers.length - named.length);
};

export const sayProspect = ({ dice, zonk, banked }: Prospect): string =>
  words.value.ear.onward(words.value.dice(dice), percent(zonk, 0), number(banked));

/** What a throw that decides the match is about. */
export const sayStakes = (view: ZonkView, nameOf: (seat: number) => string, you: number | undefined): string => {
  const { seat, points } = view;
  return words.value.play.stakes(seat === you ? undefined : nameOf(seat), number(points));
};

/** How far the match goes: to a target, or for so many rounds. */
export const sayGoal = ({ rounds, target }: Pick<ZonkView, "rounds" | "target">): string => {
  const { play } = words.value;
  return rounds === undefined ? play.target(number(target)) : play.rounds(rounds);
};

interface TurnSituation {
  readonly view: ZonkView;
  readonly offers: readonly TakeOffer[];
  readonly status: string;
  readonly you: number | undefined;
  nameOf(seat: number): string;
}

/** Everything visible at the table, on request. */
export const sayStanding = ({ view, offers, status, you, nameOf }: TurnSituation): string => {
  const { ear, play, dice } = words.value;
  const { phase, takes, points, table, left } = view;
  const aside = takes.flatMap((take) => take.dice);
  const prospect = prospectOf(view, undefined);
  return [
    `${play.round(view.round)}, ${sayGoal(view)}.`,
    ...houseLines(table),
    `${series(view.scores.map((score, seat) => `${seat === you ? ear.you : nameOf(seat)} ${number(score)}`))}.`,
    ...(status === "" ? [] : [`${status}.`]),
    ...(phase.kind === "ready" ? [] : [ear.points(number(points))]),
    ...(phase.kind === "taking" ? [ear.table(phase.dice)] : []),
    ...(aside.length > 0 ? [ear.aside(aside)] : []),
    ...(offers.length > 0 ? [sayOffers(offers)] : []),
    ...(prospect === undefined || phase.kind === "ready"
      ? []
      : [ear.risk(dice(prospect.dice), percent(zonkChance(table, left === 0 ? prospect.dice : left), 0))]),
  ].join(" ");
};
