/** The wisp on the profile, in German. */
import { pluralIn } from "../../../language/count.ts";
import type { WispPortraitWords } from "./portrait.en.ts";

const count = pluralIn("de");

export const texts: WispPortraitWords = {
  ofLevels: (all) => `von ${all} Leveln`,
  stars: (stars) => count(stars, { one: "# Stern", other: "# Sterne" }),
  perfect: (levels) => count(levels, { one: "# perfektes Level", other: "# perfekte Level" }),
  trailSaid: (solved, all, perfect) => `${solved} von ${all} Leveln gelöst, davon ${perfect} mit allen Sternen`,
};
