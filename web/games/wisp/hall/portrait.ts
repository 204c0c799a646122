/** The wisp on the profile: levels solved, as the way through the campaign. */
import type { WispStanding } from "@turnlight/games/wisp";
import { localized } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
import { lazyPicture } from "../../../ui/lazy-picture.tsx";
import type { GamePortrait, TrailStep } from "../../portrait.ts";
import type { PortraitInput } from "../../statistics.ts";
import { bestsOf, chapters, goOn } from "../lobby/campaign.ts";
import { portraitWords } from "../words/portrait.ts";

const allStars = 3;

/** In the look that the player has chosen. */
const ChosenWisp = lazyPicture("0 0 100 100", async () => {
  const [{ WornWisp }, { loadLook }] = await Promise.all([import("../looks/WornWisp.tsx"), import("../looks/worn.ts")]);
  await loadLook();
  return WornWisp;
});

export const portraitOf = async ({ standing }: PortraitInput<WispStanding>): Promise<GamePortrait> => {
  const bests = bestsOf(standing);
  const levels = chapters.flatMap((chapter) => chapter.levels);
  const starsAt = levels.map(({ id }): number => bests.get(id)?.stars ?? 0);
  const solved = starsAt.filter((stars) => stars > 0).length;
  const perfect = starsAt.filter((stars) => stars === allStars).length;
  const stars = starsAt.reduce((sum, one) => sum + one, 0);
  const onward = goOn(bests);
  const next = onward === undefined ? -1 : levels.indexOf(onward);
  return {
    figure: localized(portraitWords, () => number(solved)),
    unit: localized(portraitWords, (words) => words.ofLevels(number(levels.length))),
    caption: localized(portraitWords, (words) => words.stars(stars)),
    note: localized(portraitWords, (words) => words.perfect(perfect)),
    chart: {
      kind: "trail",
      steps: starsAt.map((one): TrailStep => (one === allStars ? "perfect" : one > 0 ? "reached" : "ahead")),
      next: next >= 0 && starsAt[next] === 0 ? next : undefined,
    },
    Figure: ChosenWisp,
    said: localized(portraitWords, (words) => words.trailSaid(number(solved), number(levels.length), number(perfect))),
  };
};
