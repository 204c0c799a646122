/**
 * Reviews the wisp with the table of all positions: the distance to victory from each, or that there is none. Always
 * exact.
 */
import type { Reviewer } from "@turnlight/kernel";
import type { Direction } from "../rules/directions.ts";
import type { WispView } from "../rules/rules.ts";
import { endingOf } from "../rules/state.ts";
import type { PositionVerdict } from "../solver/study.ts";
import { makingStudy, studyFor } from "./studies.ts";

/** The weight of losing the win, in moves; no winnable level is as far from its victory. */
const thrownAway = 100;

/** More is better, so moves are negated. */
const worthOf = (verdict: PositionVerdict): number => {
  if (verdict.kind === "won") return -1;
  return verdict.kind === "winnable" ? -Math.min(verdict.distance + 1, thrownAway - 1) : -thrownAway;
};

export const reviewer: Reviewer<WispView, Direction> = {
  scale: { unit: "moves", marks: { slip: 1, mistake: 3, blunder: thrownAway / 2 }, half: 2 },
  /** The maximum number of positions of a level's table. */
  usual: { nodes: 2_000_000 },

  *prepare({ level }, { nodes }) {
    yield* makingStudy(level, nodes);
  },

  weigh(view, _seat, { nodes }) {
    const study = endingOf(view) === undefined ? studyFor(view.level, nodes) : undefined;
    if (study === undefined) return undefined;
    const options = study
      .options(view)
      .map(({ move, verdict }) => ({ move, worth: worthOf(verdict) }))
      .toSorted((a, b) => b.worth - a.worth);
    return { options, exact: true, worthOf: (move) => options.find((option) => option.move === move)?.worth };
  },

  outlook(view, _seat, { nodes }) {
    const verdict = studyFor(view.level, nodes)?.of(view);
    if (verdict === undefined) return undefined;
    const left = verdict.kind === "won" ? 0 : verdict.kind === "winnable" ? verdict.distance : null;
    return { value: left, exact: true };
  },

  habit(view, _seat, made) {
    const verdict = studyFor(view.level, this.usual.nodes)
      ?.options(view)
      .find(({ move }) => move === made)?.verdict;
    if (verdict?.kind === "caught") return "walks-into-it";
    return verdict?.kind === "winnable" ? "takes-a-detour" : "locks-itself-out";
  },
};
