/** A series of rematches: the first starter is drawn fairly or given, and then everybody takes turns at starting, unless the rules say otherwise. */
import { chanceOf, type Seed } from "./chance.ts";
import { type BaseFact, type Rules, type Seat, winners } from "./rules.ts";

export interface Series<Config> {
  readonly config: Config;
  readonly seats: number;
  /** Who starts the first match. */
  readonly first: Seat;
  /** The scores of each finished match. */
  readonly results: readonly (readonly number[])[];
}

/** Draws the starter from the first match's seed: fair, and verifiable like every other draw. */
export const drawnStarter = (seed: Seed, seats: number): Seat => chanceOf(seed).stream("who starts").below(seats);

export const seriesOf = <Config, State, Move, View, Fact extends BaseFact>(
  rules: Rules<Config, State, Move, View, Fact>,
  config: Config,
  first: Seat,
): Series<Config> => ({ config, seats: rules.seats(config), first, results: [] });

export const nextStarter = ({ first, seats, results }: Series<unknown>): Seat => (first + results.length) % seats;

/** The next match's settings. */
export const nextConfig = <Config, State, Move, View, Fact extends BaseFact>(
  rules: Rules<Config, State, Move, View, Fact>,
  series: Series<Config>,
): Config =>
  rules.starting?.(series.config, rules.starter?.(series.config, series.results) ?? nextStarter(series)) ??
  series.config;

export const withResult = <Config>(series: Series<Config>, scores: readonly number[]): Series<Config> => ({
  ...series,
  results: [...series.results, scores],
});

/** Matches won by each seat; a tie counts as a win for everyone in it. */
export const tally = ({ seats, results }: Series<unknown>): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => results.filter((scores) => winners(scores).includes(seat)).length);
