/** A head's mood: by its own danger, by the other's misses, and by how the duel ended. */
import type { Zone } from "../shown-duel.ts";

export type Mood = "calm" | "uneasy" | "scared" | "horrified" | "gleeful" | "gone";

interface Feeling {
  /** Misses divided by the limit. */
  readonly danger: number;
  readonly zone: Zone;
  /** This player has lost. */
  readonly fallen: boolean;
  /** The other player has lost. */
  readonly won: boolean;
  /** The other player has just missed. */
  readonly amused: boolean;
}

/** The danger from which the head looks up. */
const uneasyFrom = 0.25;

export const moodOf = ({ danger, zone, fallen, won, amused }: Feeling): Mood => {
  if (fallen) return "gone";
  if (won) return "gleeful";
  if (zone === "danger") return "horrified";
  if (zone === "warning") return "scared";
  if (amused) return "gleeful";
  return danger >= uneasyFrom ? "uneasy" : "calm";
};
