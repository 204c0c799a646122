/** How an opponent looks and sits: by what has just happened, by a throw that matters, and by the score. */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import type { BustMood } from "../faces/Bust.tsx";
import type { ThrowGrade } from "./stake.ts";

type Posture = "upright" | "leaning" | "laughing" | "smug" | "undone";

export interface Bearing {
  readonly mood: BustMood;
  readonly posture: Posture;
}

interface Moment {
  readonly view: Pick<ZonkView, "scores" | "target">;
  /** The opponent's seat. */
  readonly seat: number;
  /** What is being shown, or was shown last. */
  readonly fact: ZonkFact | undefined;
  /** The throw in the air, and who throws it. */
  readonly air?: { readonly grade: ThrowGrade; readonly seat: number } | undefined;
  /** The winner, once the match is over. */
  readonly winner?: number | undefined;
}

/** Shares of the target: what counts as a great turn, and as a lead. */
const greatTurn = 0.12;
const clearLead = 0.15;

export const isGreat = (banked: number, target: number): boolean => banked >= greatTurn * target;

const upright = (mood: BustMood): Bearing => ({ mood, posture: "upright" });

export const bearingOf = ({ view: { scores, target }, seat, fact, air, winner }: Moment): Bearing => {
  if (winner !== undefined)
    return winner === seat ? { mood: "pleased", posture: "laughing" } : { mood: "worried", posture: "undone" };
  if (air !== undefined && (air.grade === "high" || air.grade === "decisive"))
    return { mood: air.seat === seat ? "worried" : "calm", posture: "leaning" };
  if (fact?.kind === "zonked")
    return fact.seat === seat ? { mood: "worried", posture: "undone" } : { mood: "pleased", posture: "laughing" };
  if (fact?.kind === "banked" && isGreat(fact.banked, target))
    return fact.seat === seat ? { mood: "pleased", posture: "smug" } : upright("worried");
  const lead = (scores[seat] ?? 0) - Math.max(0, ...scores.filter((_, other) => other !== seat));
  if (lead > clearLead * target) return upright("pleased");
  return upright(lead < -clearLead * target ? "worried" : "calm");
};
