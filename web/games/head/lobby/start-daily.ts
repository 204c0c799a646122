/** Starts a day's duel. */
import type { HeadConfig } from "@turnlight/games/head";
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
    { seed: daySeed(date), occasion: { kind: "daily", about: date } },
  );
