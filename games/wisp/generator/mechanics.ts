/** What a level can be made of besides the wisp, the grove and red enemies. */
import type { Level } from "../rules/level.ts";

export const mechanics = ["tree", "mud", "sleeper", "purple", "ice", "pad", "guard"] as const;
export type Mechanic = (typeof mechanics)[number];

/** The ones a level has, in the order of the list. */
export const mechanicsOf = ({ terrain, pads, enemies }: Level): readonly Mechanic[] =>
  mechanics.filter((mechanic) => {
    if (mechanic === "pad") return pads.length > 0;
    if (mechanic === "tree" || mechanic === "mud" || mechanic === "ice") return terrain.includes(mechanic);
    return enemies.some(({ kind }) => kind === mechanic);
  });
