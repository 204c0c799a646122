/**
 * Zonk: roll, set a scoring combination aside, then bank the turn's points or roll what is left. A roll without a
 * combination loses the turn. Six dice set aside are hot and may be rolled again. The first to bank at the target wins;
 * in a duplicate, whoever has most after the last round, and everybody gets the same dice for the same decisions.
 */
import type { Applied, Refusal, Rules, Told, Turn } from "@turnlight/kernel";
import { spoilerIn, takeFrom, takesFrom } from "./combinations.ts";
import { configText } from "./config.ts";
import { allDice, countsOf, type Face, faces, fallsOf, sorted } from "./dice.ts";
import { moveText } from "./moves.ts";
import {
  freshTurn,
  isOver,
  leadOf,
  type PastTurn,
  scoreOf,
  setup,
  type ZonkConfig,
  type ZonkFact,
  type ZonkMove,
  type ZonkState,
  type ZonkView,
} from "./state.ts";
import { bankedPoints, nextStreak, tenthsAtRest, tenthsOf } from "./streak.ts";

type AppliedMove = Applied<ZonkState, ZonkFact>;

const roll: ZonkMove = { kind: "roll" };
const bank: ZonkMove = { kind: "bank" };

const tell = (...facts: readonly ZonkFact[]): readonly Told<ZonkFact>[] => facts.map((fact) => ({ fact }));

/** A seat's position in the round, counted from the one that started. */
const placeInRound = ({ first, scores }: ZonkState, seat: number): number =>
  (seat - first + scores.length) % scores.length;

/** The next seat still in the match begins its turn; a round is over when every seat has had one. */
const passOn = (state: ZonkState): ZonkState => {
  let seat = state.seat;
  do seat = (seat + 1) % state.scores.length;
  while (state.gone.includes(seat));
  const round = state.round + (placeInRound(state, seat) <= placeInRound(state, state.seat) ? 1 : 0);
  return { ...state, ...freshTurn, seat, round };
};

/** After a finished turn: the next one begins, or the match is over. */
const whatFollows = (state: ZonkState, last: number): ZonkFact => {
  const { seat, round } = state;
  if (!isOver(state)) return { kind: "began", seat, round };
  const best = Math.max(...state.scores);
  const [winner = last, ...others] = state.scores.flatMap((score, one) => (score === best ? [one] : []));
  return others.length === 0 ? { kind: "won", seat: winner, score: best } : { kind: "tied", seat: last, score: best };
};

/** The finished turn as it is recorded in the state. */
const past = (state: ZonkState, banked: number, fell?: readonly Face[]): PastTurn => {
  let points = 0;
  const crossroads = state.takes.map((take) => {
    points += take.points;
    return [points, take.left] as const;
  });
  const { seat, round, takes } = state;
  const streak = state.streaks[seat] ?? 0;
  const ended = fell === undefined ? "banked" : "zonked";
  const lead = leadOf(state, seat);
  return { seat, round, lead, crossroads, takes, ended, banked, streak, ...(fell !== undefined && { fell }) };
};

const land = (state: ZonkState, dice: readonly Face[]): AppliedMove => {
  const { seat, points } = state;
  const rolled: ZonkFact = { kind: "rolled", seat, dice };
  if (takesFrom(state.table, dice).length > 0)
    return { state: { ...state, phase: { kind: "taking", dice } }, told: tell(rolled) };
  const streak = state.streaks[seat] ?? 0;
  const next = passOn({
    ...state,
    streaks: state.streaks.with(seat, 0),
    turns: [...state.turns, past(state, 0, dice)],
  });
  const spoiled = spoilerIn(state.table.house ?? {}, dice);
  const zonked: ZonkFact = { kind: "zonked", seat, lost: points, streak, ...(spoiled !== undefined && { spoiled }) };
  return { state: next, told: tell(rolled, zonked, whatFollows(next, seat)) };
};

const setAside = (state: ZonkState, dice: readonly Face[]): AppliedMove => {
  const rolled = state.phase.kind === "taking" ? state.phase.dice : dice;
  const take = takeFrom(state.table, rolled, dice);
  if (take === undefined) throw new Error(`${dice.join(" ")} passed the rules and is no take`);
  const { seat } = state;
  const remaining = state.left - dice.length;
  const left = remaining === 0 ? allDice : remaining;
  const points = state.points + take.points;
  const took: ZonkFact = {
    kind: "took",
    seat,
    dice,
    combinations: take.parts.map(({ kind }) => kind),
    points: take.points,
    turnPoints: points,
    left,
    ...(take.extra !== undefined && { extra: take.extra }),
  };
  const takes = [...state.takes, { rolled, dice, points: take.points, left }];
  return {
    state: { ...state, phase: { kind: "deciding" }, points, left, takes },
    told: remaining === 0 ? tell(took, { kind: "hot-dice", seat }) : tell(took),
  };
};

const bankTurn = (state: ZonkState): AppliedMove => {
  const { seat, points } = state;
  const before = state.streaks[seat] ?? 0;
  const banked = bankedPoints(points, before, state.streak);
  const score = scoreOf(state, seat) + banked;
  const streak = state.streak ? nextStreak(before) : 0;
  const kept: ZonkState = {
    ...state,
    scores: state.scores.with(seat, score),
    streaks: state.streaks.with(seat, streak),
    turns: [...state.turns, past(state, banked)],
  };
  const multiplier = state.streak ? tenthsOf(before) / tenthsAtRest : 1;
  const fact: ZonkFact = { kind: "banked", seat, points, multiplier, banked, score, streak };
  if (isOver(kept)) return { state: { ...kept, ...freshTurn }, told: tell(fact, { kind: "won", seat, score }) };
  const next = passOn(kept);
  return { state: next, told: tell(fact, whatFollows(next, seat)) };
};

const notNow = (reason: string, right: string): Refusal => ({ code: "not-now", reason, right });

const refuseTake = ({ table }: ZonkState, rolled: readonly Face[], dice: readonly Face[]): Refusal | undefined => {
  const there = countsOf(rolled);
  const wanted = countsOf(dice);
  const short = faces.find((face) => (wanted[face - 1] ?? 0) > (there[face - 1] ?? 0));
  const best = `one of the ${takesFrom(table, rolled).length} takes of this roll, as in "take ${takesFrom(table, rolled)[0]?.dice.join(" ")}"`;
  if (short !== undefined)
    return {
      code: "no-such-die",
      reason: `not enough dice show ${short}: ${wanted[short - 1]} chosen, ${there[short - 1]} on the table`,
      right: best,
      values: { face: short, wanted: wanted[short - 1] ?? 0, there: there[short - 1] ?? 0 },
    };
  if (takeFrom(table, rolled, dice) !== undefined) return undefined;
  const reason = table.oncePerRoll
    ? `${dice.join(" ")} is not a combination at this table`
    : `not every die of ${dice.join(" ")} scores`;
  return { code: "no-combination", reason, right: best };
};

export const rules: Rules<ZonkConfig, ZonkState, ZonkMove, ZonkView, ZonkFact> = {
  id: "zonk",
  version: 1,
  configText,
  moveText,

  seats: ({ seats }) => seats,
  starting: (config, first) => ({ ...config, first }),
  setup,

  turn(state): Turn {
    if (isOver(state)) return { kind: "over", scores: state.scores };
    if (state.phase.kind !== "rolling") return { kind: "seats", seats: [state.seat] };
    return state.rounds === undefined
      ? { kind: "chance" }
      : { kind: "chance", stream: `round ${state.round} roll ${state.takes.length + 1}` };
  },

  moment: ({ rounds, round, takes, phase }) =>
    rounds === undefined ? undefined : `round ${round} roll ${takes.length} ${phase.kind}`,

  moves({ phase, table }) {
    if (phase.kind === "taking") return takesFrom(table, phase.dice).map(({ dice }) => ({ kind: "take", dice }));
    return phase.kind === "deciding" ? [roll, bank] : [roll];
  },

  refusal(state, by, move) {
    const { phase, left } = state;
    if (by === "chance") {
      if (move.kind !== "rolled") return notNow("chance only rolls", `"rolled" and ${left} faces`);
      if (move.dice.length === left) return undefined;
      return { code: "bad-roll", reason: `${move.dice.length} dice were rolled`, right: `${left} dice` };
    }
    if (move.kind === "rolled") return notNow("a player does not choose the faces", '"roll"');
    if (phase.kind === "taking")
      return move.kind === "take"
        ? refuseTake(state, phase.dice, move.dice)
        : notNow(
            `you have to take something from the roll before you can ${move.kind}`,
            '"take" and the dice to set aside',
          );
    if (move.kind === "take")
      return notNow("there is no roll to take from", phase.kind === "deciding" ? '"roll" or "bank"' : '"roll"');
    return move.kind === "bank" && phase.kind !== "deciding"
      ? notNow("there is nothing to bank yet", '"roll"')
      : undefined;
  },

  apply(state, _by, move) {
    switch (move.kind) {
      case "roll":
        return { state: { ...state, phase: { kind: "rolling" } }, told: [] };
      case "bank":
        return bankTurn(state);
      case "take":
        return setAside(state, move.dice);
      case "rolled":
        return land(state, move.dice);
    }
  },

  roll(state, draw): ZonkMove {
    const dice = Array.from({ length: state.left }, () => faces[draw.below(faces.length)] ?? 1);
    return { kind: "rolled", dice: sorted(dice) };
  },
  odds: ({ left }) => fallsOf(left).map(({ dice, ways }) => ({ move: { kind: "rolled", dice }, weight: ways })),

  leave(state, seat) {
    const without: ZonkState = {
      ...state,
      gone: [...state.gone, seat],
      scores: state.scores.with(seat, 0),
      streaks: state.streaks.with(seat, 0),
    };
    const left: ZonkFact = { kind: "left", seat };
    if (state.seat !== seat) return { state: without, told: tell(left) };
    const next = passOn(without);
    return { state: next, told: tell(left, whatFollows(next, seat)) };
  },

  view: (state) => state,
  imagine: (view) => view,
};
