/** Changes a table before somebody's first move: the same match again, with the other people's moves replayed. */
import {
  accept,
  isEqual,
  Match,
  type MatchOptions,
  nextConfig,
  type Result,
  refuse,
  type Seat,
} from "@turnlight/kernel";
import type { Sitter } from "./log.ts";
import type { ReplayedMatch } from "./replay.ts";
import type { TableSetup } from "./sight.ts";

/** What may change about a table before one has moved: its settings and the players' names. */
export type TableChange = Pick<TableSetup, "config" | "sitters">;

const kindOf = ({ kind }: Sitter): Sitter["kind"] => kind;

/** Bots begin again; people's moves are replayed, and the change is refused if one is no longer legal. */
export const withTableChange = (
  played: ReplayedMatch,
  seat: Seat,
  changed: TableChange,
  hosting: MatchOptions,
): Result<ReplayedMatch> => {
  const { match: before, laid, series } = played;
  const { rules } = before;
  if (before.newest((by) => by === seat) !== undefined)
    return refuse("too-late", "you've already made a move", { right: "a change before your first move" });
  if (!isEqual(changed.sitters.map(kindOf), laid.sitters.map(kindOf)))
    return refuse("wrong-seats", "the players would change", { right: "the same people and bots" });
  const config = rules.configText.read(changed.config);
  if (!config.ok) return config;
  const next = { ...series, config: config.value };
  const started = nextConfig(rules, next);
  const { match } = Match.begin(rules, started, hosting);
  for (const { by, move } of before.entries) {
    if (typeof by !== "number" || laid.sitters[by]?.kind !== "person") continue;
    const entered = match.play(by, move);
    if (!entered.ok) return entered;
  }
  const table: TableSetup = { ...laid, config: rules.configText.write(started), sitters: changed.sitters };
  return accept({ ...played, match, laid: table, series: next });
};
