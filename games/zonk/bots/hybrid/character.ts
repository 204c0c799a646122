/**
 * A Hybrid's character: its numbers where one combination is taken from a roll, and where any number is; and, for
 * blends of two characters, how often it decides like the one and like the other.
 */
import type { Draw } from "@turnlight/kernel";
import type { ScoringTable } from "../../rules/table.ts";
import { uniform } from "../uniform.ts";
import type { HybridConfig } from "./config.ts";

export interface Character {
  /** As at Parlour. */
  readonly once: HybridConfig;
  /** As at Classic. */
  readonly many: HybridConfig;
}

export interface Blend {
  readonly from: Character;
  readonly to: Character;
  /** The share of its decisions that are those of `to`. */
  readonly share: number;
}

export const configAt = (character: Character, { oncePerRoll }: ScoringTable): HybridConfig =>
  oncePerRoll ? character.once : character.many;

/** The same numbers at every table. */
const everywhere = (config: HybridConfig): Character => ({ once: config, many: config });

export const characterOf = (who: HybridConfig | Character): Character => ("once" in who ? who : everywhere(who));

export const blendOf = (who: HybridConfig | Character | Blend): Blend => {
  if ("share" in who) return who;
  const character = characterOf(who);
  return { from: character, to: character, share: 0 };
};

/** Draws whose numbers decide this time. Makes no draw if there is no blend. */
export const drawnCharacter = ({ from, to, share }: Blend, draw: Draw): Character => {
  if (share === 0) return from;
  return uniform(draw) < share ? to : from;
};
