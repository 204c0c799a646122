/**
 * The Perfect player: the move with the best chance of winning, by the solved race. Short races are solved exactly,
 * long ones on a coarse ladder, and several rivals are treated one by one; the errors are measured in
 * docs/zonk-strength.md. In a duplicate it plays for points, exactly.
 */
import { accept, type Bot, type BotMaker, quote, type Result, refuse } from "@turnlight/kernel";
import { zonkChance } from "../rules/combinations.ts";
import { moveText } from "../rules/moves.ts";
import { bankWins, type ZonkMove, type ZonkView } from "../rules/state.ts";
import { appraise, type MoveAppraisal } from "../solver/coach.ts";
import { weighDuplicate } from "../solver/duplicate.ts";
import type { RaceEffort } from "../solver/race.ts";
import { prepareRace, raceOf } from "../solver/races.ts";
import { type Because, harmless } from "./because.ts";

const inPercent = ({ move, chance }: MoveAppraisal): string =>
  `${moveText.write(move)}: ${(100 * chance).toFixed(2)} %`;

/** Why the best move is the best. */
const becauseOf = (view: ZonkView, seat: number, move: ZonkMove, others: readonly MoveAppraisal[]): Because => {
  if (move.kind === "take") return others.length === 0 ? "only combination" : "best chance";
  if (view.phase.kind !== "deciding") return "turn begins";
  if (move.kind === "bank") return bankWins(view, seat) ? "banking wins" : "banking wins more";
  return harmless(view) ?? "rolling wins more";
};

const pointsBecause = (view: ZonkView, move: ZonkMove, others: number): Because => {
  if (move.kind === "take") return others === 0 ? "only combination" : "most expected";
  if (view.phase.kind !== "deciding") return "turn begins";
  return move.kind === "bank" ? "banking brings more" : (harmless(view) ?? "rolling brings more");
};

/** In a duplicate points count: the most that can be expected, whatever the others have. */
const chooseForPoints = (view: ZonkView) => {
  const [best, ...others] = weighDuplicate(view);
  if (best === undefined) throw new Error("the Perfect player was asked where nothing can be done");
  return {
    move: best.move,
    why: {
      because: pointsBecause(view, best.move, others.length),
      expected: best.expected,
      ...(others[0] !== undefined && { otherExpected: others[0].expected }),
      zonkChance: zonkChance(view.table, view.left),
      exact: true,
      rejected: others.map(({ move, expected }) => `${moveText.write(move)}: ${expected.toFixed(1)}`),
    },
  };
};

const playing = (effort: RaceEffort | undefined): Bot<ZonkView, ZonkMove> => ({
  choose({ view, seat }) {
    if (view.rounds !== undefined) return chooseForPoints(view);
    const race = raceOf(view, effort);
    const [best, ...others] = appraise(race, view);
    if (best === undefined) throw new Error("the Perfect player was asked where nothing can be done");
    return {
      move: best.move,
      why: {
        because: becauseOf(view, seat, best.move, others),
        winningChance: best.chance,
        ...(others[0] !== undefined && { otherChance: others[0].chance }),
        zonkChance: zonkChance(view.table, view.left),
        exact: race.exact,
        rejected: others.map(inPercent),
      },
    };
  },
});

const readEffort = (setting: string | undefined): Result<RaceEffort | undefined> => {
  if (setting === undefined) return accept(undefined);
  if (setting === "exact") return accept({});
  const growth = /^0?\.\d{1,3}$|^1$/.test(setting) ? Number(setting) : 0;
  if (growth >= 0.01) return accept({ growth });
  return refuse("bad-bot", `perfect was given ${quote(setting)}`, {
    right: "nothing, exact, or how fast the ladder's steps widen, from 0.01 to 1",
  });
};

export const perfect: BotMaker<ZonkView, ZonkMove> = {
  about: "the best chance of winning, solved; perfect:exact solves every score, however long that takes",
  make(setting) {
    const effort = readEffort(setting);
    return effort.ok ? accept(playing(effort.value)) : effort;
  },
  prepare(setting, view, progress) {
    const effort = readEffort(setting);
    if (!effort.ok) return;
    if (view.rounds === undefined) prepareRace(view, progress, effort.value);
    else progress(1);
  },
};
