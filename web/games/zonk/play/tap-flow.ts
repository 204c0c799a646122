/** One tap per decision: what is selected automatically, and what setting it aside leads to, by rolling or banking. */
import { allDice, bankedPoints, type MatchGoal, winsWith, type ZonkView, zonkChance } from "@turnlight/games/zonk";
import type { TakeOffer } from "./offers.ts";

/** What follows once dice are set aside. */
export type Then = "roll" | "bank";

/** A single possible take is selected automatically. */
export const chosenAlready = (offers: readonly TakeOffer[]): TakeOffer | undefined =>
  offers.length === 1 ? offers[0] : undefined;

/** The state of the turn, or what it would be after setting the selection aside. */
export interface Prospect {
  /** How many dice the next roll has. */
  readonly dice: number;
  readonly zonk: number;
  /** The turn's points without the streak. */
  readonly points: number;
  /** The points banking would bring. */
  readonly banked: number;
  readonly wins: boolean;
}

type FlowView = MatchGoal & Pick<ZonkView, "phase" | "points" | "left" | "seat" | "streaks" | "streak" | "table">;

/** Undefined after a roll until something is selected. */
export const prospectOf = (view: FlowView, chosen: TakeOffer | undefined): Prospect | undefined => {
  const { phase, seat, table } = view;
  if (phase.kind === "taking" && chosen === undefined) return undefined;
  const taken = phase.kind === "taking" ? chosen?.take : undefined;
  const left = phase.kind === "taking" ? phase.dice.length - (taken?.dice.length ?? 0) : view.left;
  const dice = left === 0 ? allDice : left;
  const points = view.points + (taken?.points ?? 0);
  const banked = bankedPoints(points, view.streaks[seat] ?? 0, view.streak);
  return {
    dice,
    zonk: zonkChance(table, dice),
    points,
    banked,
    wins: winsWith(view, seat, banked),
  };
};

/** The action that is gold: a bank that wins, or a roll that cannot zonk. Where there is a choice to make, neither. */
export const obviousAction = ({ zonk, wins }: Pick<Prospect, "zonk" | "wins">): Then | undefined => {
  if (wins) return "bank";
  return zonk === 0 ? "roll" : undefined;
};

/** The moves of one tap, in order. */
export const movesOf = (chosen: TakeOffer | undefined, then: Then): readonly string[] =>
  chosen === undefined ? [then] : [chosen.move, then];
