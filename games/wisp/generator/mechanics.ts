/** The optional mechanics of a level besides the wisp, the grove and red enemies. */
import type { Level } from "../rules/level.ts";

export const mechanics = ["tree", "mud", "sleeper", "purple", "ice", "pad", "guard"] as const;
export type Mechanic = (typeof mechanics)[number];

/** The mechanics of a level, in the order of the list. */
export const mechanicsOf = ({ terrain, pads, enemies }: Level): readonly Mechanic[] =>
  mechanics.filter((mechanic) => {
    if (mechanic === "pad") return pads.length > 0;
    if (mechanic === "tree" || mechanic === "mud" || mechanic === "ice") return terrain.includes(mechanic);
    return enemies.some(({ kind }) => kind === mechanic);
  });
