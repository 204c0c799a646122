/** Starting kits: what a run begins with, chosen before it. */
import type { Section } from "./categories.ts";

export const kitNames = ["classic", "workshop", "library"] as const;
export type KitName = (typeof kitNames)[number];

export interface Kit {
  /** Whether the run begins with a draft of one of three charms. */
  readonly draft: boolean;
  /** Dollars more or less than usual. */
  readonly money: number;
  /** Dice in the first places instead of plain ones. */
  readonly dice: readonly string[];
  readonly levels: Readonly<Partial<Record<Section, number>>>;
  readonly pocket: readonly string[];
}

export const kits: Readonly<Record<KitName, Kit>> = {
  classic: { draft: true, money: 0, dice: [], levels: {}, pocket: [] },
  workshop: { draft: false, money: 2, dice: ["steel", "steel"], levels: {}, pocket: ["nudge"] },
  library: { draft: false, money: 0, dice: [], levels: { upper: 1, straights: 1 }, pocket: [] },
};
