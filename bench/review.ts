/**
 * Benchmarks of the review, for docs/review.md: `node bench/review.ts skill [MATCHES] [GAME]` measures the accuracy of
 * bots of rising skill, `turns [MATCHES]` the same for Zonk compared with counting every decision separately, at two
 * tables, `time` the CPU time of a whole match on one core (`one FILE` for a record), and `outlook [MATCHES]` fits the
 * weights of the estimate for duels.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games } from "@turnlight/games";
import { campaignLevels, wisp } from "@turnlight/games/wisp";
import {
  type AnyGame,
  type AnyReviewer,
  accuracyOf,
  childSeed,
  drawOf,
  Match,
  type MatchRecord,
  playOut,
  type ReviewedEntry,
  type ReviewScale,
  readBot,
  readRecord,
  readStory,
  reviewMatch,
  reviewPosition,
  seedOf,
  sentence,
  usualBound,
  writeRecord,
} from "@turnlight/kernel";

const [what = "skill", count = "20", only] = process.argv.slice(2);
const matches = Number(count);

interface Line {
  readonly game: string;
  /** The settings of a match, by its number. */
  config(i: number): string;
  /** The bots for seat 0, the weaker before the stronger, each with its budget in nodes. */
  readonly players: readonly (readonly [name: string, bot: string, nodes: number])[];
  /** The opponent. */
  readonly rival?: string;
}

/** Every level of the campaign in turn. */
const levels: readonly string[] = campaignLevels.map(({ level }) => wisp.rules.configText.write({ level }));

const lines: readonly Line[] = [
  {
    game: "zonk",
    config: () => "table=parlour target=2000",
    rival: "reference",
    players: [
      ["random", "random", 1],
      ["hybrid easy", "hybrid:easy", 1],
      ["hybrid normal", "hybrid:normal", 1],
      ["hybrid hard", "hybrid:hard", 1],
      ["perfect", "perfect", 1],
    ],
  },
  {
    game: "wisp",
    config: (i) => levels[i % levels.length] ?? "",
    players: [
      ["random", "random", 1],
      ["solver, 10 positions", "solver", 10],
      ["solver, 100 positions", "solver", 100],
      ["solver, 1,000 positions", "solver", 1000],
      ["solver, 10,000 positions", "solver", 10_000],
      ["solver, 100,000 positions", "solver", 100_000],
    ],
  },
  {
    game: "thirteen",
    config: () => "",
    players: [
      ["random", "random", 1],
      ["human dice", "greedy:human", 1],
      ["near-perfect dice", "greedy:perfect", 1],
    ],
  },
  {
    game: "head",
    config: () => "grids=8",
    rival: "human:casual",
    players: [
      ["human weak", "human:weak", 3000],
      ["human casual", "human:casual", 3000],
      ["human good", "human:good", 3000],
      ["human strong", "human:strong", 3000],
      ["oracle", "oracle", 3000],
    ],
  },
];

const botOf = (game: AnyGame, text: string) => {
  const bot = readBot(game, text);
  if (!bot.ok) throw new Error(sentence(bot.refusal));
  return bot.value;
};

/** Only the first stage of a run: later stages depend on more than dice. */
const longest: Readonly<Record<string, number>> = { thirteen: 110, wisp: 60 };

interface Playing {
  readonly nodes: number;
  readonly bound: number;
  /** The number of the match. */
  readonly i: number;
}

const recorded = async (
  game: AnyGame,
  line: Line,
  bots: readonly string[],
  { nodes, bound, i }: Playing,
): Promise<MatchRecord> => {
  const config = game.rules.configText.read(line.config(i));
  if (!config.ok) throw new Error(sentence(config.refusal));
  const seed = childSeed(seedOf("review"), `${line.game} ${i}`);
  const begun = game.rules.starting?.(config.value, i % 2) ?? config.value;
  const { match } = Match.begin(game.rules, begun, { seed });
  const sittings = bots
    .slice(0, match.seats)
    .map((name, seat) => ({ bot: botOf(game, name), draw: drawOf(childSeed(seed, `bot ${seat}`)) }));
  await playOut(match, sittings, { nodes, bound });
  return match.record;
};

const played = (game: AnyGame, line: Line, [, bot, nodes]: Line["players"][number], i: number): Promise<MatchRecord> =>
  recorded(game, line, [bot, line.rival ?? bot], { nodes, bound: longest[line.game] ?? usualBound, i });

const gameNamed = async (name: string): Promise<AnyGame> => {
  const game = await games[name]?.();
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
};

const reviewerOf = async (game: AnyGame): Promise<AnyReviewer> => {
  const reviewer = await game.review?.();
  if (reviewer === undefined) throw new Error(`nobody reviews ${game.rules.id}`);
  return reviewer;
};

const entriesOf = async (game: AnyGame, record: MatchRecord, seat = 0) => {
  const reviewer = await reviewerOf(game);
  const read = reviewMatch(game.rules, reviewer, record, seat);
  if (!read.ok) throw new Error(sentence(read.refusal));
  return { scale: reviewer.scale, entries: [...read.value.steps()] };
};

/** The mean and half of its 95 % interval. */
const meanOf = (values: readonly number[]): string => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return `${mean.toFixed(1)} ± ${((1.96 * Math.sqrt(variance)) / Math.sqrt(values.length)).toFixed(1)}`;
};

/** Whether the seat has won or reached the target, read from the last point of the curve. */
const isWon = ({ unit }: ReviewScale, entries: readonly ReviewedEntry[]): boolean => {
  const last = entries.findLast(({ outlook }) => outlook !== undefined)?.outlook?.value;
  return last === (unit === "moves" ? 0 : 1);
};

/** Every bot plays the same settings with the same dice, so neighbours are compared match by match. */
const skill = async (): Promise<void> => {
  console.log(
    "| game | player | won | accuracy | above the one before | marks a match |\n|---|---|---:|---:|---:|---:|",
  );
  for (const line of lines.filter(({ game }) => only === undefined || game === only)) {
    const game = await gameNamed(line.game);
    let before: readonly (number | undefined)[] = [];
    for (const player of line.players) {
      const found: (number | undefined)[] = [];
      let [marks, won] = [0, 0];
      for (let i = 0; i < matches; i++) {
        const { scale, entries } = await entriesOf(game, await played(game, line, player, i));
        const total = accuracyOf(scale, entries);
        found.push(total.accuracy);
        marks += total.marks.slip + total.marks.mistake + total.marks.blunder;
        won += isWon(scale, entries) ? 1 : 0;
      }
      const above = found.flatMap((now, i) => {
        const then = before[i];
        return now === undefined || then === undefined ? [] : [now - then];
      });
      before = found;
      const cells = [
        line.game,
        player[0],
        `${((100 * won) / matches).toFixed(0)} %`,
        meanOf(found.filter((one) => one !== undefined)),
        above.length === 0 ? "" : meanOf(above),
        (marks / matches).toFixed(1),
      ];
      console.log(`| ${cells.join(" | ")} |`);
    }
  }
};

/** The threshold from which a single decision used to count half. */
const halfOfDecision = 0.02;

/** Whether the ranking of bots depends on how many decisions they split their turns into. */
const turns = async (): Promise<void> => {
  const game = await gameNamed("zonk");
  console.log("| table | player | decisions a match | turns | given away | accuracy | each decision by itself |");
  console.log("|---|---|---:|---:|---:|---:|---:|");
  for (const config of ["table=parlour target=2000", "table=classic target=10000"])
    for (const bot of ["hybrid:easy", "hybrid:cautious", "hybrid:normal", "reference", "hybrid:hard"]) {
      const line: Line = { game: "zonk", config: () => config, rival: "reference", players: [] };
      const found = { decisions: 0, turns: 0, given: 0, together: [] as number[], alone: [] as number[] };
      for (let i = 0; i < matches; i++) {
        const { scale, entries } = await entriesOf(game, await played(game, line, [bot, bot, 1], i));
        const total = accuracyOf(scale, entries);
        const cut = entries.map((entry) =>
          entry.judged === undefined ? entry : { ...entry, judged: { ...entry.judged, turn: entry.n } },
        );
        found.decisions += total.decisions;
        found.turns += new Set(entries.flatMap(({ judged }) => judged?.turn ?? [])).size;
        found.given += total.given;
        found.together.push(total.accuracy ?? 100);
        found.alone.push(accuracyOf({ ...scale, half: halfOfDecision }, cut).accuracy ?? 100);
      }
      const each = (sum: number): string => (sum / matches).toFixed(1);
      console.log(
        `| ${config} | ${bot} | ${each(found.decisions)} | ${each(found.turns)} | ${each(100 * found.given)} % | ${meanOf(found.together)} | ${meanOf(found.alone)} |`,
      );
    }
};

/** CPU time of this process, in seconds. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** A level of 1.4 million positions. */
const largest = ((): MatchRecord => {
  const story = readStory(readFileSync(new URL("../games/wisp/golden/everything.story", import.meta.url), "utf8"));
  if (!story.ok) throw new Error(sentence(story.refusal));
  return story.value;
})();

/** One match, in a process that has nothing cached yet. */
const one = async (): Promise<void> => {
  const record = readRecord(readFileSync(count, "utf8"));
  if (!record.ok) throw new Error(sentence(record.refusal));
  const game = await gameNamed(record.value.game);
  const reviewer = await reviewerOf(game);
  const before = spent();
  const read = reviewPosition(game.rules, reviewer, record.value, 0);
  if (!read.ok) throw new Error(sentence(read.refusal));
  const entries: ReviewedEntry[] = [];
  let first: number | undefined;
  for (const step of read.value.steps()) {
    if (step.kind !== "working" && step.entry.judged !== undefined) first ??= spent() - before;
    if (step.kind === "judged") entries.push(step.entry);
  }
  const { decisions } = accuracyOf(reviewer.scale, entries);
  console.log(`${decisions} | ${(first ?? 0).toFixed(2)} s | ${(spent() - before).toFixed(1)} s`);
};

/** Whole matches. */
const time = async (): Promise<void> => {
  console.log("| game | match | entries | decisions | first judgement | whole match |\n|---|---|---:|---:|---:|---:|");
  for (const [name, config, bots, bound] of [
    ["zonk", "target=2000", "hybrid:easy,hybrid:hard", usualBound],
    ["zonk", "table=classic target=10000", "hybrid:easy,hybrid:hard", usualBound],
    ["wisp", "the golden level with everything in it", "random", 60],
    ["head", "grids=8", "human:casual,human:good", usualBound],
    ["thirteen", "", "greedy:human", 110],
  ] as const) {
    const game = await gameNamed(name);
    const line = { game: name, config: () => (name === "wisp" ? largest.config : config), players: [] };
    const record = await recorded(game, line, bots.split(","), { nodes: 3000, bound, i: 1 });
    const file = join(mkdtempSync(join(tmpdir(), "review-")), "match.json");
    writeFileSync(file, writeRecord(record));
    const { stdout } = spawnSync(process.execPath, [process.argv[1] ?? "", "one", file], { encoding: "utf8" });
    console.log(`| ${name} | ${config || "one stage"} | ${record.entries.length} | ${stdout.trim()} |`);
  }
};

/** Logistic regression by Newton's method. */
const fitted = (rows: readonly { readonly signs: readonly number[]; readonly won: number }[]): readonly number[] => {
  const n = rows[0]?.signs.length ?? 0;
  let weights = Array.from({ length: n }, () => 0);
  for (let round = 0; round < 30; round++) {
    const slope = Array.from({ length: n }, () => 0);
    const bend = Array.from({ length: n }, () => Array.from({ length: n }, () => 0));
    for (const { signs, won } of rows) {
      const chance = 1 / (1 + Math.exp(-signs.reduce((sum, sign, i) => sum + sign * (weights[i] ?? 0), 0)));
      for (let i = 0; i < n; i++) {
        slope[i] = (slope[i] ?? 0) + (won - chance) * (signs[i] ?? 0);
        for (let j = 0; j < n; j++) {
          const row = bend[i];
          if (row !== undefined) row[j] = (row[j] ?? 0) + chance * (1 - chance) * (signs[i] ?? 0) * (signs[j] ?? 0);
        }
      }
    }
    weights = solved(bend, slope).map((step, i) => step + (weights[i] ?? 0));
  }
  return weights;
};

/** Solves a small system of linear equations by elimination. */
const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, pivot] of rows.entries())
    for (const [j, row] of rows.entries()) {
      if (i === j) continue;
      const share = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) - share * (pivot[k] ?? 0);
    }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
};

const outlook = async (): Promise<void> => {
  const { signsIn } = await import("../games/head/review/outlook.ts");
  const game = (await import("@turnlight/games/head")).head;
  const strengths = ["human:weak", "human:casual", "human:good", "human:strong", "oracle"];
  const rows: { signs: readonly number[]; won: number }[] = [];
  for (let i = 0; i < matches; i++) {
    const config = game.rules.configText.read("grids=8");
    if (!config.ok) throw new Error(sentence(config.refusal));
    const seed = childSeed(seedOf("outlook"), String(i));
    const { match } = Match.begin(game.rules, { ...config.value, first: i % 2 }, { seed });
    const draw = drawOf(childSeed(seed, "who"));
    const sittings = [0, 1].map((seat) => {
      const bot = readBot(game, strengths[draw.below(strengths.length)] ?? "oracle");
      if (!bot.ok) throw new Error(sentence(bot.refusal));
      return { bot: bot.value, draw: drawOf(childSeed(seed, String(seat))) };
    });
    await playOut(match, sittings as never, { nodes: 1000, bound: usualBound });
    const won = match.outcome?.scores[0] === 1 ? 1 : 0;
    const resumed = Match.resume(game.rules, match.record);
    if (!resumed.ok) throw new Error(sentence(resumed.refusal));
    for (const { state } of resumed.value.steps) {
      if (state.fall !== null) continue;
      const signs = signsIn(game.rules.view(state, 0), 0);
      if (signs !== undefined) rows.push({ signs: [signs.hidden, signs.misses], won });
    }
  }
  const [hidden = 0, misses = 0] = fitted(rows);
  console.log(`${matches} duels, ${rows.length} positions`);
  console.log(JSON.stringify({ hidden, misses }));
};

const parts: Readonly<Record<string, () => Promise<void>>> = { skill, turns, time, one, outlook };
await parts[what]?.();
