/** Rolls until the turn's points reach a limit. Twenty is the classic advice; it also holds when that wins. */
import { accept, type Bot, type BotMaker, quote, refuse } from "@turnlight/kernel";
import type { RaceMove, RaceView } from "./rules.ts";

const usualLimit = 20;

const holdAt = (limit: number): Bot<RaceView, RaceMove> => ({
  choose({ view }) {
    const wins = (view.scores[view.seat] ?? 0) + view.turn >= view.target;
    const enough = view.turn >= limit;
    const move: RaceMove = view.turn > 0 && (wins || enough) ? { kind: "hold" } : { kind: "roll" };
    return { move, why: { gathered: view.turn, limit, wins } };
  },
});

export const holds: BotMaker<RaceView, RaceMove> = {
  about: `rolls until the turn has N points, such as holds:${usualLimit}`,
  make(setting = String(usualLimit)) {
    const limit = /^\d{1,4}$/.test(setting) ? Number(setting) : 0;
    if (limit >= 2) return accept(holdAt(limit));
    return refuse("bad-bot", `holds got ${quote(setting)}`, { right: "points to hold at, from 2 to 9999" });
  },
};
