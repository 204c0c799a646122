/**
 * The lasting effects of a finished duel: the list of duels against bots, the results of the day, and the state of the
 * evening with the Executioner. Duels between people have none.
 */
import { type Aftermath, dayOf, type FinishedMatch, isDay, Match, type MatchResultOf } from "@turnlight/kernel";
import { eveningAfter, eveningOf, eveningText, freshEvening } from "../bots/executioner/evening.ts";
import { tableBank } from "../content/table-bank.ts";
import { type HeadState, headRules, isAlone, other } from "../rules/index.ts";
import { rivals } from "./achievements.ts";
import { type HuntResult, huntFigures } from "./hunt.ts";
import { type HeadResult, type HeadStanding, isHunt, readResult, readStanding, start } from "./standing.ts";
import { signsOf, summaryOf } from "./summary.ts";

const rules = headRules(tableBank);

/** The occasions of a day: the hunt, and the duel. A duel of before hunts has the occasion of the hunt. */
export const dailyHunt = "daily";
export const dailyDuel = "daily-duel";

const huntResult = (state: HeadState, about: string): HuntResult | undefined => {
  const board = state.boards[1];
  return board === null || !isDay(about) ? undefined : { hunt: about, ...huntFigures(rules, state, board) };
};

const result = ({ record, seat, bots, occasion }: FinishedMatch): HeadResult | undefined => {
  const rival = bots[other(seat)];
  const isDaily = occasion?.kind === dailyHunt || occasion?.kind === dailyDuel;
  if (bots[seat] !== undefined || rival === undefined || occasion?.kind === "lesson") return undefined;
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return undefined;
  const { state, outcome } = resumed.value.match;
  if (outcome === undefined) return undefined;
  if (isAlone(state.config)) return isDaily ? huntResult(state, occasion.about) : undefined;
  const side = seat === 0 ? 0 : 1;
  const view = rules.view(state, seat);
  const won = (outcome.scores[seat] ?? 0) > (outcome.scores[other(seat)] ?? 0);
  const difficulty = state.config.difficulty[side];
  const isEvening = !isDaily && rival.startsWith("executioner");
  return {
    won,
    difficulty,
    opponent: rivals.find((name) => rival === name || rival.startsWith(`${name}:`)) ?? "executioner",
    grid: state.config.grids[other(seat)],
    how: outcome.ended === undefined ? (state.fall?.why ?? "misses") : "resigned",
    summary: summaryOf(view, side),
    signs: signsOf(view, seat),
    date: isDaily && isDay(occasion.about) ? occasion.about : "",
    evening: isEvening ? eveningText.write(eveningAfter(eveningOf(rival) ?? freshEvening(difficulty), won)) : "",
  };
};

/** A daily duel counts only the first time, since its words are known afterwards. */
const add = (
  standing: HeadStanding,
  { match, begun, ended, result: earned }: MatchResultOf<HeadResult>,
): HeadStanding => {
  if (isHunt(earned)) {
    const { hunt, ...figures } = earned;
    if (standing.hunts?.[hunt] !== undefined) return standing;
    return { ...standing, hunts: { ...standing.hunts, [hunt]: { ...figures, inTime: dayOf(begun) === hunt } } };
  }
  const { signs, date, evening, ...duel } = earned;
  if (date !== "" && standing.days[date] !== undefined) return standing;
  const { turns, misses, limit } = duel.summary;
  const day = { won: duel.won, turns, misses, limit, signs, inTime: dayOf(begun) === date };
  return {
    ...standing,
    duels: [...standing.duels, { ...duel, match, at: ended }],
    days: date === "" ? standing.days : { ...standing.days, [date]: day },
    evening: evening === "" ? standing.evening : { text: evening, at: ended },
  };
};

export const aftermath: Aftermath<HeadResult, HeadStanding> = { result, start, add, readResult, readStanding };
