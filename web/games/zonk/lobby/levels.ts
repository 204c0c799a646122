/** How strong each opponent is, in the words of every game: Easy, Normal or Hard. */
import type { PatronName } from "../faces/patrons.ts";
import type { ZonkSetting } from "../saved.ts";

export const strengths = ["easy", "normal", "hard"] as const;
export type Strength = (typeof strengths)[number];

/** By their share of wins against an average player at the Parlour table; see docs/zonk-strength.md. */
const strengthOf: Readonly<Record<Exclude<PatronName, "follow" | "custom">, Strength>> = {
  "hybrid:easy": "easy",
  "hybrid:normal": "normal",
  "hybrid:hard": "hard",
  "hybrid:cautious": "hard",
  "hybrid:balanced": "normal",
  "hybrid:reckless": "easy",
  "hybrid:learning": "normal",
  reference: "normal",
  perfect: "hard",
};

const isRegular = (name: string): name is keyof typeof strengthOf => name in strengthOf;

/** The landlady's level is a number from 0, Easy, to 100, Hard. */
const atLevel = (level: number): Strength => (level < 34 ? "easy" : level < 67 ? "normal" : "hard");

/** Where the landlady begins, until the device has said where she stands. */
const startLevel = 50;

interface Shifting {
  /** The landlady's level, as far as it is known. */
  readonly level?: number | undefined;
  /** What the stranger is based on. */
  readonly base: ZonkSetting["base"];
  /** The stranger's own level. */
  readonly own?: number;
}

export const levelOf = (name: PatronName, { level = startLevel, base, own = startLevel }: Shifting): Strength => {
  if (name === "follow") return atLevel(level);
  if (name !== "custom") return strengthOf[name];
  if (base === "level") return atLevel(own);
  const regular = `hybrid:${base}`;
  return isRegular(regular) ? strengthOf[regular] : "normal";
};
