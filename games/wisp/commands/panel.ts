/** `turnlight wisp panel`: how the panel of scripted players fares, and the score made of it. */
import {
  accept,
  type CliCommand,
  type CommandArguments,
  quote,
  type Result,
  refuse,
  seedOf,
  whole,
  within,
} from "@turnlight/kernel";
import { campaignLevels } from "../content/campaign.ts";
import { dailyLevel } from "../generator/daily.ts";
import { ranks } from "../generator/difficulty.ts";
import { grow } from "../generator/grow.ts";
import { type Judged, judge } from "../generator/judge.ts";
import type { GroupResult } from "../panel/panel.ts";
import { mostWalkers } from "../panel/panel.ts";
import type { Level } from "../rules/level.ts";
import { budgetOf, budgetOption, openLevel } from "./asking.ts";

interface PanelEntry {
  readonly name: string;
  readonly judged: Judged;
}

const kinds = ["campaign", "generator", "dailies"] as const;
type PanelSource = (typeof kinds)[number];

const sourceOf = ({ options }: CommandArguments): Result<PanelSource> => {
  const text = options["of"] ?? "campaign";
  const kind = kinds.find((one) => one === text);
  return kind === undefined
    ? refuse("bad-option", `it is ${quote(text)}`, { where: "--of", right: kinds.join(", ") })
    : accept(kind);
};

const sizes = [
  [5, 5],
  [6, 5],
  [6, 6],
  [7, 7],
] as const;

/** Days of one month after the other from a first day on. */
const daysFrom = (first: string, count: number): readonly string[] => {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => new Date(start + i * 86_400_000).toISOString().slice(0, 10));
};

/** Left out are levels that the generator refuses. */
const levelsOf = (kind: PanelSource, seed: string, from: string, count: number): readonly [string, Level][] => {
  if (kind === "campaign") return campaignLevels.map(({ id, level }) => [id, level]);
  if (kind === "dailies")
    return daysFrom(from, count).flatMap((day): [string, Level][] => {
      const made = dailyLevel(day);
      return made.ok ? [[day, made.value.level]] : [];
    });
  return Array.from({ length: count }, (_, i) => i).flatMap((i): [string, Level][] => {
    const [width, height] = sizes[i % sizes.length] ?? sizes[0];
    const rank = ranks[i % ranks.length] ?? 1;
    const made = grow({ seed: seedOf(`${seed} ${i}`), width, height, grade: rank });
    return made.ok ? [[`${width}×${height} wanted ${rank}`, made.value.level]] : [];
  });
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const group = ({ solved, moves }: GroupResult): string => `${percent(solved)}${moves === undefined ? "" : `/${moves}`}`;

const head =
  "| level | size | par | walkers/moves | greedy | look-ahead 2 | 3 | 4 | planner 5 | 9 | dead ends | score | grade |\n|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|";

const rowOf = ({ name, judged }: PanelEntry): string => {
  const { level, panel, score, grade, par } = judged;
  const plans = panel.planners.map(({ isSolved, plans: count }) => (isSolved ? `${count}` : "fails"));
  const cells = [
    name,
    `${level.width}×${level.height}`,
    par,
    group(panel.walkers),
    group(panel.greedy),
    ...panel.lookers.map(group),
    ...plans,
    percent(panel.deadEnds),
    score,
    grade,
  ];
  return `| ${cells.join(" | ")} |`;
};

const middleOf = (shares: readonly number[]): number =>
  shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;

const gradesHead =
  "| grade | levels | walkers solve | at most | greedy solves | look-ahead 4 solves | planner 9 fails |\n|---:|---:|---:|---:|---:|---:|---:|";

/** The levels of each grade: the players' shares are medians of the levels, "at most" is the walkers' easiest level. */
const gradesOf = (entries: readonly PanelEntry[]): readonly string[] =>
  ranks.flatMap((rank) => {
    const panels = entries.filter(({ judged }) => judged.grade === rank).map(({ judged }) => judged.panel);
    if (panels.length === 0) return [];
    const walked = panels.map(({ walkers }) => walkers.solved);
    const cells = [
      rank,
      panels.length,
      percent(middleOf(walked)),
      percent(Math.max(...walked)),
      percent(middleOf(panels.map(({ greedy }) => greedy.solved))),
      percent(middleOf(panels.map(({ lookers: [, , far] }) => far.solved))),
      panels.filter(({ planners: [, far] }) => !far.isSolved).length,
    ];
    return [`| ${cells.join(" | ")} |`];
  });

const hard = 6;

const summaryOf = (entries: readonly PanelEntry[], refused: number): string => {
  const graded = entries.filter(({ judged }) => judged.grade >= hard);
  const fallen = graded.filter(({ judged }) => judged.panel.walkers.solved > mostWalkers);
  const most = Math.max(0, ...graded.map(({ judged }) => judged.panel.walkers.solved));
  const missing = refused === 0 ? "" : ` (${refused} refused or above the budget)`;
  return `${entries.length} levels${missing}, ${graded.length} of grade ${hard} and more: walkers solve at most ${percent(most)} of their attempts at any of them (${fallen.length} above ${percent(mostWalkers)})`;
};

export const panelCommand: CliCommand = {
  about: "let the panel of scripted players try levels (no FILE: the campaign, the generator or daily levels)",
  args: ["[FILE]"],
  options: {
    ...budgetOption,
    of: { about: "campaign, generator or dailies (default: campaign)", value: "WHAT" },
    from: { about: "the first day of the dailies (default: 2026-11-19)", value: "DAY" },
    count: { about: "how many generated or daily levels (default: 60)", value: "N" },
    seed: { about: "of the generated levels (default: panel)", value: "S" },
  },
  examples: ["turnlight wisp panel", "turnlight wisp panel --of dailies --count 60", "turnlight wisp panel level.txt"],
  async answer(asked) {
    const budget = budgetOf(asked);
    if (!budget.ok) return budget;
    const source = sourceOf(asked);
    if (!source.ok) return source;
    const count = whole(1, 1000, 60).read(asked.options["count"] ?? "60");
    if (!count.ok) return within("--count", count.refusal);
    let levels: readonly [string, Level][];
    let wanted = 1;
    if (asked.args[0] !== undefined) {
      const named = await openLevel(asked);
      if (!named.ok) return named;
      levels = [[named.value.name ?? "level", named.value.level]];
    } else {
      const { seed = "panel", from = "2026-11-19" } = asked.options;
      levels = levelsOf(source.value, seed, from, count.value);
      wanted = source.value === "campaign" ? levels.length : count.value;
    }
    const entries = levels.flatMap(([name, level]): PanelEntry[] => {
      const judged = judge(level, budget.value);
      return judged === undefined ? [] : [{ name, judged }];
    });
    if (entries.length === 0)
      return accept({ json: { levels: [] }, text: "no level could be judged within the budget", bad: true });
    const json = entries.map(({ name, judged: { score, grade, ideas, panel } }) => ({
      name,
      score,
      grade,
      ideas,
      ...panel,
    }));
    const refused = wanted - entries.length;
    const tables = [head, ...entries.map(rowOf), "", gradesHead, ...gradesOf(entries), ""];
    return accept({ json: { levels: json, refused }, text: [...tables, summaryOf(entries, refused)].join("\n") });
  },
};
