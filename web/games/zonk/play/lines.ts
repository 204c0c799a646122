/**
 * Which line a regular says. A decision is spoken about by its deciding reason, so that a line never contradicts the
 * move; what happens at the table is answered by character.
 */
import { type Because, isBecause } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import type { PatronName } from "../faces/patrons.ts";

/**
 * Rolling on at a risk: because of the odds, because it is behind, or because it was and has not calmed down yet.
 * `behindYou` has the lines that speak to the one who leads.
 */
const rolling = ["dare", "behind", "behindYou", "chasing"] as const;
/** Banking: out of caution, having enough, on an impulse, or to win. */
const banking = ["careful", "enough", "nerves", "wins"] as const;
/** Answers to what happened: its own zonk, yours, a great turn of yours, and the end of the match. */
const answering = ["zonked", "gloat", "awe", "won", "lost"] as const;

export const occasions = [...rolling, ...banking, ...answering] as const;
export type LineOccasion = (typeof occasions)[number];

export type CharacterLines = Readonly<Record<PatronName, Readonly<Partial<Record<LineOccasion, readonly string[]>>>>>;

const spoken: Readonly<Partial<Record<Because, LineOccasion>>> = {
  "low risk": "dare",
  "nothing speaks against it": "dare",
  "many dice": "dare",
  "below its limit": "dare",
  "rolling wins more": "dare",
  "rolling brings more": "dare",
  behind: "behind",
  chasing: "chasing",
  "banking wins": "wins",
  risk: "careful",
  "last die": "careful",
  "two dice early": "careful",
  ahead: "careful",
  "points cap": "enough",
  iterations: "enough",
  "limit reached": "enough",
  "banking wins more": "enough",
  "banking brings more": "enough",
  momentum: "nerves",
};

/** Undefined for a decision that is not spoken about: a take, or a roll without risk. */
export const occasionOf = (why: Reasons | undefined, seats: number): LineOccasion | undefined => {
  const because = why?.["because"];
  const occasion = isBecause(because) ? spoken[because] : undefined;
  // Where more than two play, whoever is spoken to need not be the one who leads.
  return occasion === "behind" && seats === 2 ? "behindYou" : occasion;
};

const linesOf = (own: CharacterLines[PatronName], occasion: LineOccasion): readonly string[] =>
  occasion === "behindYou" ? [...(own.behindYou ?? []), ...(own.behind ?? [])] : (own[occasion] ?? []);

/** The same place in a match always gives the same line; from turn to turn another one. */
export const lineFor = (
  lines: CharacterLines,
  who: PatronName,
  occasion: LineOccasion,
  place: number,
): string | undefined => {
  const all = linesOf(lines[who], occasion);
  return all[(place + occasion.length) % Math.max(1, all.length)];
};
