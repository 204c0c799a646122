/**
 * The strength and style of Zonk's bots, at both tables: `node bench/zonk-strength.ts PART [GAMES]` with one of the
 * parts below. Each plays against the Reference player, and the starter alternates. Prints the tables of
 * docs/zonk-strength.md.
 */
import {
  atLevel,
  tables as builtIn,
  career,
  classic,
  difficulties,
  hybridBot,
  hybridKeys,
  hybridSettings,
  learningBot,
  parlour,
  personalities,
  referenceBot,
  usualTarget,
  type ZonkConfig,
  zonk,
} from "@turnlight/games/zonk";
import { type Player, percent, play, usual } from "./zonk-play.ts";

const tables: readonly ZonkConfig[] = [parlour, classic].map((table) => ({
  ...usual,
  table,
  target: usualTarget(table),
}));

interface Figures {
  readonly winRate: number;
  /** Half the width of the 95 % interval around it. */
  readonly give: number;
  readonly meanTurn: number;
  readonly deviation: number;
  readonly zonkRate: number;
  /** Raw points at which it banks, ahead and otherwise. */
  readonly banksAhead: number;
  readonly banksBehind: number;
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

const figuresOf = (bot: Player, rival: Player, games: number, config: ZonkConfig): Figures => {
  let wins = 0;
  const banked: number[] = [];
  const ahead: number[] = [];
  const behind: number[] = [];
  let zonks = 0;
  for (let i = 0; i < games; i++) {
    const end = play({ ...config, first: i % 2 }, [bot, rival], `game ${i}`);
    if (end.seat === 0) wins += 1;
    for (const turn of end.turns) {
      if (turn.seat !== 0) continue;
      banked.push(turn.banked);
      if (turn.ended === "zonked") zonks += 1;
      else (turn.lead > 0 ? ahead : behind).push(turn.crossroads.at(-1)?.[0] ?? 0);
    }
  }
  const winRate = wins / games;
  const meanTurn = mean(banked);
  return {
    winRate,
    give: 1.96 * Math.sqrt((winRate * (1 - winRate)) / games),
    meanTurn,
    deviation: Math.sqrt(mean(banked.map((points) => (points - meanTurn) ** 2))),
    zonkRate: zonks / banked.length,
    banksAhead: mean(ahead),
    banksBehind: mean(behind),
  };
};

const head =
  "| player | wins | mean turn | standard deviation | zonks | banks at, ahead | banks at, not ahead |\n|---|---|---|---|---|---|---|";
const row = (name: string, figures: Figures): string => {
  const { winRate, give, meanTurn, deviation, zonkRate, banksAhead, banksBehind } = figures;
  const whole = [meanTurn, deviation].map((points) => points.toFixed(0));
  const banks = [banksAhead, banksBehind].map((points) => points.toFixed(0));
  return `| ${[name, `${percent(winRate)} ± ${(100 * give).toFixed(1)}`, ...whole, percent(zonkRate), ...banks].join(" | ")} |`;
};

const named = { ...difficulties, ...personalities };

/** The named opponents. */
const opponents = (games: number): void => {
  for (const config of tables) {
    console.log(`\n${config.table.name}, ${games} games each\n\n${head}`);
    for (const [name, who] of Object.entries(named))
      console.log(row(name, figuresOf(hybridBot(who), referenceBot, games, config)));
    console.log(row("learning", figuresOf(learningBot(difficulties.normal), referenceBot, games, config)));
    console.log(row("reference", figuresOf(referenceBot, referenceBot, games, config)));
  }
};

/** The difficulty slider in steps of ten. */
const levels = (games: number): void => {
  for (const config of tables) {
    console.log(`\n${config.table.name}, ${games} games each\n\n| level | wins |\n|---|---|`);
    for (let level = 0; level <= 100; level += 10) {
      const { winRate, give } = figuresOf(hybridBot(atLevel(level)), referenceBot, games, config);
      console.log(`| ${level} | ${percent(winRate)} ± ${(100 * give).toFixed(1)} |`);
    }
  }
};

/** The document's settings, each changed separately from Normal at Parlour. */
const settings = (games: number): void => {
  console.log(head);
  for (const [key, values] of [
    ["pointsCapAggressive", [400, 500, 600]],
    ["pointsCapPassive", [200, 250, 300]],
    ["initialBufferCap", [0, 200, 400, 600]],
    ["aggressiveBaseMultiplier", [0, 0.1, 0.3]],
    ["aggressiveMaxIterations", [1, 2, 3, 5]],
    ["aggressiveRiskThreshold", [0.3, 0.6, 0.8]],
    ["passiveRiskThreshold", [0.3, 0.6, 0.8]],
  ] as const)
    for (const value of values) {
      const config = { ...difficulties.normal.once, [key]: value };
      const figures = figuresOf(hybridBot(config), referenceBot, games, usual);
      console.log(row(`normal, ${key} ${value}`, figures));
    }
};

/** What each slider does between its ends, changed separately from Normal: the order of the sliders on the page. */
const sliders = (games: number): void => {
  const all = hybridKeys.map((key) => {
    const {
      usual: document,
      least,
      most,
      slider,
    } = hybridSettings[key] as {
      readonly usual: number;
      readonly least: number;
      readonly most: number;
      readonly slider?: readonly [number, number];
    };
    const ends = slider ?? [least, Math.min(most, document < 1.5 ? 1 : 8)];
    const spread = (value: (figures: Figures) => number): readonly number[] =>
      tables.map((config) => {
        const base = config.table.oncePerRoll ? difficulties.normal.once : difficulties.normal.many;
        const [low = 0, high = 0] = ends.map((end) => {
          const figures = figuresOf(hybridBot({ ...base, [key]: end }), referenceBot, games, config);
          return value(figures);
        });
        return high - low;
      });
    return { key, wins: spread(({ winRate }) => winRate), zonks: spread(({ zonkRate }) => zonkRate) };
  });
  const effect = ({ wins, zonks }: (typeof all)[number]): number =>
    Math.max(...[...wins, ...zonks].map((change) => Math.abs(change)));
  console.log(
    "| slider, from its least to its most | wins, Parlour | Classic | zonks, Parlour | Classic |\n|---|---|---|---|---|",
  );
  const signed = (change: number): string => `${change > 0 ? "+" : ""}${(100 * change).toFixed(1)}`;
  for (const one of all.toSorted((a, b) => effect(b) - effect(a)))
    console.log(`| ${[one.key, ...one.wins.map(signed), ...one.zonks.map(signed)].join(" | ")} |`);
};

/** Average length of a match, and the memory a bot needs. */
const length = (games: number): void => {
  console.log("| table | turns of both | decisions of both | memory of a match |\n|---|---|---|---|");
  for (const config of tables) {
    let [turns, decisions] = [0, 0];
    for (let i = 0; i < games; i++) {
      const end = play({ ...config, first: i % 2 }, [hybridBot(difficulties.normal), referenceBot], `game ${i}`, () => {
        decisions += 1;
      });
      turns += end.turns.length;
    }
    const before = process.memoryUsage().heapUsed;
    const kept = Array.from({ length: 50 }, (_, i) =>
      play(config, [hybridBot(difficulties.normal), referenceBot], `kept ${i}`),
    );
    const each = Math.max(0, process.memoryUsage().heapUsed - before) / kept.length / 1024;
    console.log(
      `| ${config.table.name} | ${(turns / games).toFixed(1)} | ${(decisions / games).toFixed(1)} | ${each.toFixed(0)} kB |`,
    );
  }
};

/** Whether learning helps: Normal, with and without it, against different players at Parlour. */
const learning = (games: number): void => {
  console.log("| against | normal | learning |\n|---|---|---|");
  const rivals = {
    reference: referenceBot,
    cautious: hybridBot(personalities.cautious),
    reckless: hybridBot(personalities.reckless),
    hard: hybridBot(difficulties.hard),
  };
  for (const [name, rival] of Object.entries(rivals)) {
    const plain = figuresOf(hybridBot(difficulties.normal), rival, games, usual).winRate;
    const learned = figuresOf(learningBot(difficulties.normal), rival, games, usual).winRate;
    console.log(`| ${name} | ${percent(plain)} | ${percent(learned)} |`);
  }
};

/** Everybody on the ladder of the career, at every built-in table; their own table is marked. */
const homes = (games: number): void => {
  console.log(
    `| player | ${builtIn.map(({ name }) => name).join(" | ")} |\n|---|${builtIn.map(() => "---|").join("")}`,
  );
  for (const { bot: name, table: home } of career) {
    const [kind = "", setting] = name.split(":");
    const bot = zonk.bots[kind]?.make(setting);
    if (bot?.ok !== true) throw new Error(`${name} cannot play`);
    const wins = builtIn.map((table) => {
      const config = { ...usual, table, target: usualTarget(table) };
      const { winRate } = figuresOf(bot.value, referenceBot, games, config);
      return table === home ? `**${percent(winRate)}**` : percent(winRate);
    });
    console.log(`| ${[name, ...wins].join(" | ")} |`);
  }
};

const parts: Readonly<Record<string, (games: number) => void>> = {
  opponents,
  levels,
  settings,
  sliders,
  length,
  learning,
  homes,
};
const [part = "", games = "2000"] = process.argv.slice(2);
const run = Object.hasOwn(parts, part) ? parts[part] : undefined;
if (run === undefined) console.log(`node bench/zonk-strength.ts ${Object.keys(parts).join("|")} [GAMES]`);
else run(Number(games));
