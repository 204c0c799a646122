/** Starts a day's hunt, or a day's duel. */
import { dailyDuel, dailyHunt, type HeadConfig } from "@turnlight/games/head";
import { huntConfig, huntSeed } from "../hunt/day.ts";
import { ownSeat } from "../shared.ts";
import { content } from "../words/content.ts";
import { words } from "../words/lobby.ts";
import { beginDuel } from "./begin.ts";
import { configText, dayConfig, daySeed } from "./table-half.ts";

export const configFor = (date: string): HeadConfig => dayConfig(date, content.value.bank);

export const playDay = (date: string): Promise<void> =>
  beginDuel(
    configText(configFor(date)),
    [ownSeat(), { kind: "bot", bot: "executioner:normal", name: words.value.newGame.opponents.executioner.name }],
    { seed: daySeed(date), occasion: { kind: dailyDuel, about: date } },
  );

/** The Oracle hides the board: what it hides follows from the day's seed alone. */
export const playHunt = (date: string): Promise<void> =>
  beginDuel(
    configText(huntConfig(content.value.bank)),
    [ownSeat(), { kind: "bot", bot: "oracle", name: words.value.newGame.opponents.oracle.name }],
    { seed: huntSeed(date), occasion: { kind: dailyHunt, about: date } },
  );
