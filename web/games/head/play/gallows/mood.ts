/** How a head feels: by its own danger, by the other's luck, and by how it ended. */
import type { Zone } from "../shown-duel.ts";

export type Mood = "calm" | "uneasy" | "scared" | "horrified" | "gleeful" | "gone";

interface Feeling {
  /** Misses over the limit. */
  readonly danger: number;
  readonly zone: Zone;
  /** The head is off. */
  readonly fallen: boolean;
  /** The other's is. */
  readonly won: boolean;
  /** The other has just missed. */
  readonly amused: boolean;
}

/** From here on one begins to look up. */
const uneasyFrom = 0.25;

export const moodOf = ({ danger, zone, fallen, won, amused }: Feeling): Mood => {
  if (fallen) return "gone";
  if (won) return "gleeful";
  if (zone === "danger") return "horrified";
  if (zone === "warning") return "scared";
  if (amused) return "gleeful";
  return danger >= uneasyFrom ? "uneasy" : "calm";
};
