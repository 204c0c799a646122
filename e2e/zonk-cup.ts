/** A tournament won so far by the person, brought as a backup instead of being played. */
import type { Page } from "@playwright/test";
import { drawTournament, dueMatches, regulars, report, type Tournament } from "@turnlight/games/zonk";
import { type Result, seedOf } from "@turnlight/kernel";
import { importBackup } from "./backup.ts";

const entrants = [{ name: "Player" }, ...regulars.slice(0, 7)];
const seed = seedOf("a tournament won so far");

const read = (drawn: Result<Tournament>): Tournament => {
  if (!drawn.ok) throw new Error(drawn.refusal.reason);
  return drawn.value;
};

interface MatchResult {
  readonly round: number;
  readonly match: number;
  readonly scores: readonly [number, number];
}

/** Of so many rounds, from the quarter-finals on. */
const resultsOf = (rounds: number): readonly MatchResult[] => {
  const results: MatchResult[] = [];
  let tournament = read(drawTournament(entrants, seed));
  for (let due = dueMatches(tournament)[0]; due !== undefined && due.round < rounds; due = dueMatches(tournament)[0]) {
    const { round, match, pairing } = due;
    const scores = pairing.entrants[1] === 0 ? ([150, 210] as const) : ([200, 90] as const);
    results.push({ round, match, scores });
    tournament = read(report(tournament, { round, match }, scores));
  }
  return results;
};

export const openTournamentAfter = async (page: Page, rounds: number): Promise<void> => {
  const kept = {
    entrants: entrants.map((entrant) => ({ bot: "", ...entrant })),
    seed,
    results: resultsOf(rounds),
    playing: "",
    config: "seats=2 table=parlour target=200 streak=on",
  };
  await importBackup(page, { drawers: { "zonk/tournament/mine": kept }, speed: "as it is" });
  await page.goto("/#/play/zonk/tournament");
  await page.locator(".bracket-actions button").first().waitFor();
};
