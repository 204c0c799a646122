/** Zonk's bots by name. */
import type { BotMaker, Seat } from "@turnlight/kernel";
import type { ZonkMove, ZonkView } from "../rules/state.ts";
import { hybrid } from "./hybrid/index.ts";
import { perfect } from "./perfect.ts";
import { reference } from "./reference.ts";

export const bots: Readonly<Record<string, BotMaker<ZonkView, ZonkMove>>> = { hybrid, reference, perfect };

/** Bank if that is legal, else the take with the most points, which is listed first, else roll. */
export const safeMove = (_view: ZonkView, _seat: Seat, moves: readonly ZonkMove[]): ZonkMove | undefined =>
  moves.find(({ kind }) => kind === "bank") ?? moves[0];
