/** The turns of a match, newest first: every roll, what was taken from it and why, and how it went on. */
import { bankedPoints, decisionKey, type Face, type TurnTake, tenthsOf, type ZonkView } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";

export type KnownReasons = ReadonlyMap<string, Reasons>;

interface LoggedStep {
  readonly kind: "roll" | "bank";
  readonly why?: Reasons;
  /** Dice left, and the turn's points, when it was decided. */
  readonly left: number;
  readonly points: number;
}

export interface LoggedRoll {
  readonly rolled: readonly Face[];
  /** Undefined for a zonk, and while nothing has been taken yet. */
  readonly take?: { readonly dice: readonly Face[]; readonly points: number; readonly why?: Reasons };
  /** What was decided after it; undefined while that is open. */
  readonly onward?: LoggedStep;
}

export interface LoggedTurn {
  /** Its place in the match, from 0. */
  readonly turn: number;
  readonly seat: number;
  readonly round: number;
  readonly rolls: readonly LoggedRoll[];
  /** Undefined while it is being played. */
  readonly ended?: "banked" | "zonked";
  readonly points: number;
  readonly banked: number;
  /** The streak's multiplier in tenths; 10 without one. */
  readonly tenths: number;
}

const known = (reasons: KnownReasons, key: string): { readonly why?: Reasons } => {
  const why = reasons.get(key);
  return why === undefined ? {} : { why };
};

interface TurnSource {
  readonly turn: number;
  readonly takes: readonly TurnTake[];
  /** What followed the last take; undefined while that is open. */
  readonly last: LoggedStep["kind"] | undefined;
}

const rollsOf = ({ turn, takes, last }: TurnSource, reasons: KnownReasons): readonly LoggedRoll[] => {
  let points = 0;
  const key = (count: number, kind: "take" | "roll" | "bank"): string => decisionKey({ turn, takes: count }, kind);
  return takes.map((take, i) => {
    points += take.points;
    const kind = i === takes.length - 1 ? last : "roll";
    return {
      rolled: take.rolled,
      take: { dice: take.dice, points: take.points, ...known(reasons, key(i, "take")) },
      ...(kind !== undefined && { onward: { kind, left: take.left, points, ...known(reasons, key(i + 1, kind)) } }),
    };
  });
};

const sum = (takes: readonly TurnTake[]): number => takes.reduce((all, { points }) => all + points, 0);

const lastOf = ({ kind }: ZonkView["phase"]): LoggedStep["kind"] | undefined =>
  kind === "rolling" || kind === "taking" ? "roll" : undefined;

const current = (view: ZonkView, reasons: KnownReasons): readonly LoggedTurn[] => {
  const { turns, takes, phase, seat, round, points, streaks, streak } = view;
  if (phase.kind === "ready") return [];
  const inRow = streaks[seat] ?? 0;
  const rolls = rollsOf({ turn: turns.length, takes, last: lastOf(phase) }, reasons);
  return [
    {
      turn: turns.length,
      seat,
      round,
      rolls: phase.kind === "taking" ? [...rolls, { rolled: phase.dice }] : rolls,
      points,
      banked: bankedPoints(points, inRow, streak),
      tenths: streak ? tenthsOf(inRow) : 10,
    },
  ];
};

export const loggedTurns = (view: ZonkView, reasons: KnownReasons): readonly LoggedTurn[] => [
  ...current(view, reasons),
  ...view.turns
    .map(({ seat, round, takes, ended, fell, banked, streak }, turn): LoggedTurn => {
      const rolls = rollsOf({ turn, takes, last: fell === undefined ? "bank" : "roll" }, reasons);
      return {
        turn,
        seat,
        round,
        rolls: fell === undefined ? rolls : [...rolls, { rolled: fell }],
        ended,
        points: sum(takes),
        banked,
        tenths: view.streak ? tenthsOf(streak) : 10,
      };
    })
    .toReversed(),
];

/** A seat's newest decision with a reason that is spoken about: to bank, or to roll at a risk. */
export interface LastReason {
  readonly turn: number;
  readonly round: number;
  readonly step: LoggedStep & { readonly why: Reasons };
  readonly ended: LoggedTurn["ended"];
  readonly banked: number;
}

export const lastReasonOf = (
  log: readonly LoggedTurn[],
  seat: number,
  isSpoken: (why: Reasons) => boolean,
): LastReason | undefined => {
  for (const { turn, round, rolls, seat: own, ended, banked } of log) {
    if (own !== seat) continue;
    for (const { onward } of rolls.toReversed())
      if (onward?.why !== undefined && isSpoken(onward.why))
        return { turn, round, step: { ...onward, why: onward.why }, ended, banked };
  }
  return undefined;
};
