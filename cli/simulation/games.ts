/** Plays a range of simulated games. Game number i depends only on the seed and on i, whichever worker plays it. */
import {
  type AnyGame,
  childSeed,
  drawOf,
  Match,
  playOut,
  readBot,
  type Seed,
  sentence,
  usualBound,
  winners,
} from "@turnlight/kernel";

export interface SimulationPlan {
  readonly game: string;
  readonly config: string;
  readonly bots: readonly string[];
  readonly seed: Seed;
  readonly nodes: number;
}

interface SeatTally {
  readonly wins: number;
  readonly score: number;
}

export interface SimulationTally {
  readonly games: number;
  readonly decisions: number;
  readonly seats: readonly SeatTally[];
}

export const emptyTally = (seats: number): SimulationTally => ({
  games: 0,
  decisions: 0,
  seats: Array.from({ length: seats }, () => ({ wins: 0, score: 0 })),
});

export const addTallies = (a: SimulationTally, b: SimulationTally): SimulationTally => ({
  games: a.games + b.games,
  decisions: a.decisions + b.decisions,
  seats: a.seats.map(({ wins, score }, seat) => ({
    wins: wins + (b.seats[seat]?.wins ?? 0),
    score: score + (b.seats[seat]?.score ?? 0),
  })),
});

/** The plan was validated before it was distributed, so a refusal here is a bug. */
const must = <T>(
  read:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly refusal: Parameters<typeof sentence>[0] },
): T => {
  if (!read.ok) throw new Error(sentence(read.refusal));
  return read.value;
};

/** Begins game number i: the starting seat rotates with i, and every bot has its own dice. */
export const beginGame = (game: AnyGame, plan: SimulationPlan, i: number) => {
  const { rules } = game;
  const seed = childSeed(plan.seed, `game ${i}`);
  const config = must(rules.configText.read(plan.config));
  const table = rules.starting?.(config, i % plan.bots.length) ?? config;
  const { match } = Match.begin(rules, table, { seed });
  const sittings = plan.bots.map((name, seat) => ({
    bot: must(readBot(game, name)),
    draw: drawOf(childSeed(seed, `bot ${seat}`)),
  }));
  return { match, sittings, playing: { nodes: plan.nodes, bound: game.bound ?? usualBound } };
};

/** Plays games `from` up to, but not including, `to`. A tie is shared: two winners have half a win each. */
export const playGames = async (
  game: AnyGame,
  plan: SimulationPlan,
  from: number,
  to: number,
): Promise<SimulationTally> => {
  let tally = emptyTally(plan.bots.length);
  for (let i = from; i < to; i++) {
    const { match, sittings, playing } = beginGame(game, plan, i);
    const { outcome, decisions } = await playOut(match, sittings, playing);
    const won = winners(outcome.scores);
    const seats = outcome.scores.map((score, seat) => ({ wins: won.includes(seat) ? 1 / won.length : 0, score }));
    tally = addTallies(tally, { games: 1, decisions, seats });
  }
  return tally;
};
