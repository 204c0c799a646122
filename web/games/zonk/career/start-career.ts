/** Begins a match of the career, or goes on with one. */
import { type CareerRung, careerConfig, careerOccasion, zonk } from "@turnlight/games/zonk";
import { asTheyAreNow } from "../lobby/refresh-opponents.ts";
import { me } from "../lobby/seating.ts";
import { begin } from "../lobby/start-match.ts";
import type { RunningMatch } from "../shared.ts";
import { words } from "../words/words.ts";

export const playRung = async (rung: CareerRung): Promise<void> => {
  const opponent = { kind: "bot", bot: rung.bot, name: words.peek().patrons[rung.bot].name } as const;
  await begin({
    config: zonk.rules.configText.write(careerConfig(rung)),
    sitters: await asTheyAreNow([me(), opponent]),
    occasion: { kind: careerOccasion, about: rung.bot },
  });
};

/** The unfinished match against a regular, if there is one. */
export const runningAt = (matches: readonly RunningMatch[], bot: string): RunningMatch | undefined =>
  matches.find(({ occasion }) => occasion?.kind === careerOccasion && occasion.about === bot);
