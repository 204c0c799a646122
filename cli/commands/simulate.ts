/** `turnlight simulate`: plays many matches between bots, on all cores. */
import { availableParallelism } from "node:os";
import { findGame } from "@turnlight/games";
import { accept, type CliCommand, seedOf } from "@turnlight/kernel";
import { wholeOption } from "../arguments.ts";
import { wilson } from "../simulation/interval.ts";
import { simulate } from "../simulation/simulate.ts";
import { tableFromArguments, tableOptions } from "../table.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export const simulateCommand: CliCommand = {
  about: "play many matches between bots and count the wins",
  args: ["GAME"],
  options: {
    ...tableOptions,
    games: { about: "number of matches (default: 1000)", value: "N" },
    seed: { about: "any text; the same seed gives the same result", value: "S" },
    nodes: { about: "search limit of a bot per decision (default: 10000)", value: "N" },
    workers: { about: "number of threads (default: one per core)", value: "N" },
  },
  examples: [
    "turnlight simulate dice-race --seats holds:20,random --games 10000 --seed 1",
    "turnlight simulate dice-race --seats holds:20,holds:25,random --set target=100 --json",
  ],
  async answer({ args: [name = ""], options, progress }) {
    const game = await findGame(name);
    if (!game.ok) return game;
    const table = tableFromArguments(game.value, options);
    if (!table.ok) return table;
    const games = wholeOption(options, "games", { least: 1, most: 1e9, usual: 1000 });
    if (!games.ok) return games;
    const nodes = wholeOption(options, "nodes", { least: 1, most: 1e12, usual: 10_000 });
    if (!nodes.ok) return nodes;
    const workers = wholeOption(options, "workers", { least: 1, most: 256, usual: availableParallelism() });
    if (!workers.ok) return workers;

    const { rules } = game.value;
    const { config, bots } = table.value;
    const plan = {
      game: name,
      config: rules.configText.write(config),
      bots,
      seed: seedOf(options["seed"] ?? "turnlight"),
      nodes: nodes.value,
    };
    const tally = await simulate(plan, games.value, workers.value, progress);
    const seats = tally.seats.map(({ wins, score }, seat) => ({
      bot: bots[seat] ?? "",
      wins,
      winRate: wins / tally.games,
      ...wilson(wins, tally.games),
      meanScore: score / tally.games,
    }));
    const json = { game: name, games: tally.games, seats, meanTurns: tally.decisions / tally.games };
    const width = Math.max(...bots.map((bot) => bot.length));
    const rows = seats.map(
      ({ bot, winRate, low, high, meanScore }, seat) =>
        `seat ${seat}  ${bot.padEnd(width)}  wins ${percent(winRate).padStart(7)}  (${percent(low)} to ${percent(high)})  mean score ${meanScore.toFixed(2)}`,
    );
    const head = `${tally.games} matches of ${name} (${plan.config}), ${json.meanTurns.toFixed(1)} decisions per match`;
    return accept({ json, text: [head, ...rows].join("\n") });
  },
};
