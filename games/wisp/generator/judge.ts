/** Judges a level by its ideas and by the panel, and takes decoration away. */
import type { LevelIdea } from "../ideas/catalogue.ts";
import { decorationsOf, demandsOf, type LevelDemands } from "../ideas/removable.ts";
import { turnGraphOf } from "../ideas/turn-graph.ts";
import { type PanelResult, panelOf, panelScore } from "../panel/panel.ts";
import type { Level } from "../rules/level.ts";
import { type Rank, rankOf } from "./difficulty.ts";

export interface Judged {
  readonly level: Level;
  readonly par: number;
  /** Positions that can be reached. */
  readonly positions: number;
  readonly ideas: readonly LevelIdea[];
  readonly solutions: number;
  readonly panel: PanelResult;
  /** From 0 to 100, by the panel. */
  readonly score: number;
  /** The tenth of the score, from 1 to 10. */
  readonly grade: Rank;
}

/** Undefined for a level that cannot be won, or has more positions than the limit. */
export const judge = (level: Level, limit: number): Judged | undefined => {
  const graph = turnGraphOf(level, limit);
  const panel = graph === undefined ? undefined : panelOf(graph);
  if (graph === undefined || panel === undefined) return undefined;
  const score = panelScore(panel);
  return { level, positions: graph.count, ...demandsOf(graph), panel, score, grade: rankOf(score) };
};

/** The level without the pieces that change nothing; one piece at a time, since two may stand for each other. */
export const withoutDecoration = (level: Level, demands: LevelDemands, limit: number): Level => {
  let now = level;
  for (;;) {
    const [lighter] = decorationsOf(now, demands, limit);
    if (lighter === undefined) return now;
    now = lighter;
  }
};
