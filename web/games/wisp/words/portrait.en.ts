/** The wisp on the profile, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export interface WispPortraitWords {
  ofLevels(all: string): string;
  stars(stars: number): string;
  perfect(levels: number): string;
  trailSaid(solved: string, all: string, perfect: string): string;
}

export const texts: WispPortraitWords = {
  ofLevels: (all) => `of ${all} levels`,
  stars: (stars) => count(stars, { one: "# star", other: "# stars" }),
  perfect: (levels) => count(levels, { one: "# perfect level", other: "# perfect levels" }),
  trailSaid: (solved, all, perfect) => `${solved} of ${all} levels solved, ${perfect} of them with all stars`,
};
