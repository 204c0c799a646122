/** The turns of recorded matches, as the page's durations measure them. */
import { type ZonkConfig, type ZonkMove, type ZonkView, zonk } from "@turnlight/games/zonk";
import { type Bot, type Draw, Match, readBot, type Seed } from "@turnlight/kernel";
import type { TimedEntry } from "../web/games/zonk/play/turn-length.ts";

const { rules } = zonk;

export interface RecordedTurn {
  readonly seat: number;
  readonly entries: readonly TimedEntry[];
}

export const zonkBot = (name: string): Bot<ZonkView, ZonkMove> => {
  const read = readBot(zonk, name);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value as Bot<ZonkView, ZonkMove>;
};

interface RecordedMatch {
  readonly config: ZonkConfig;
  readonly seed: Seed;
  readonly draw: Draw;
}

export const recordedTurns = async (
  bots: readonly Bot<ZonkView, ZonkMove>[],
  { config, seed, draw }: RecordedMatch,
): Promise<readonly RecordedTurn[]> => {
  const { match } = Match.begin(rules, config, { seed });
  const turns: RecordedTurn[] = [];
  let entries: TimedEntry[] = [];
  while (match.outcome === undefined) {
    let view = match.state;
    const { seat } = view;
    const { move, why } = (await bots[seat]?.choose({ view, seat, moves: match.moves(seat), draw, nodes: 1 })) ?? {};
    if (move === undefined) throw new Error(`nobody sits in seat ${seat}`);
    const played = match.play(seat, rules.moveText.write(move));
    if (!played.ok) throw new Error(played.refusal.reason);
    for (const { entry, told, state } of played.value) {
      entries.push({ view, by: entry.by, move: entry.move, facts: told.map(({ fact }) => fact), why });
      view = state;
    }
    if (match.outcome === undefined && match.state.phase.kind !== "ready") continue;
    turns.push({ seat, entries });
    entries = [];
  }
  return turns;
};
