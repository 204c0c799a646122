/** `turnlight wisp ideas`: the ideas that a level, or every level of the campaign, cannot be won without. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { campaignLevels, everyLevel } from "../content/campaign.ts";
import { type Judged, judge } from "../generator/judge.ts";
import { ideaMeanings, ideas, type LevelIdea, leadingIdea } from "../ideas/catalogue.ts";
import { ideasNeeded } from "../ideas/necessity.ts";
import { turnGraphOf } from "../ideas/turn-graph.ts";
import { budgetOf, budgetOption, openLevel } from "./asking.ts";

interface JudgedLevel {
  readonly id: string;
  readonly number: number;
  readonly judged: Judged;
}

/** By idea: the first level that needs it, the next one, and the hardest. */
const lessonRow = (idea: LevelIdea, levels: readonly JudgedLevel[]): string => {
  const own = levels.filter(({ judged }) => judged.ideas.includes(idea));
  const [first, second] = own;
  const hardest = own.slice(2).toSorted((a, b) => b.judged.score - a.judged.score)[0];
  const cells = [first, second, hardest].map((level) => (level === undefined ? "–" : `${level.number} ${level.id}`));
  return `| ${idea} | ${ideaMeanings[idea]} | ${cells.join(" | ")} |`;
};

const levelRow = ({ number, id, judged }: JudgedLevel): string => {
  const { level, par, score, grade, ideas: needed } = judged;
  const about = leadingIdea(needed);
  const others = needed.filter((idea) => idea !== about);
  return `| ${number} | ${id} | ${level.width}×${level.height} | ${par} | ${score} | ${grade} | ${about ?? "–"} | ${others.join(", ")} |`;
};

/** The tables of docs/wisp-levels.md. */
const ideaTables = (budget: number): string => {
  const levels = campaignLevels.flatMap(({ id, level }, i): JudgedLevel[] => {
    const judged = judge(level, budget);
    return judged === undefined ? [] : [{ id, number: i + 1, judged }];
  });
  return [
    "| idea | a turn in which | introduction | twist | combination |",
    "|---|---|---|---|---|",
    ...ideas.map((idea) => lessonRow(idea, levels)),
    "",
    "| | level | size | par | score | grade | idea | also needs |",
    "|---:|---|---|---:|---:|---:|---|---|",
    ...levels.map(levelRow),
  ].join("\n");
};

export const ideasCommand: CliCommand = {
  about: "list the ideas a level cannot be won without (no FILE: every level of the campaign)",
  args: ["[FILE]"],
  options: {
    ...budgetOption,
    catalogue: { about: "list the ideas and what each of them is" },
    table: { about: "print the tables of docs/wisp-levels.md" },
  },
  examples: ["turnlight wisp ideas", "turnlight wisp ideas first-light.txt --json", "turnlight wisp ideas --catalogue"],
  async answer(asked) {
    if (asked.options["catalogue"] !== undefined)
      return accept({
        json: { ideas: ideaMeanings },
        text: ideas.map((idea) => `${idea.padEnd(16)} ${ideaMeanings[idea]}`).join("\n"),
      });
    const budget = budgetOf(asked);
    if (!budget.ok) return budget;
    if (asked.options["table"] !== undefined) {
      const text = ideaTables(budget.value);
      return accept({ json: { text }, text });
    }
    if (asked.args[0] === undefined) {
      const levels = everyLevel.map(({ id, level }) => {
        const graph = turnGraphOf(level, budget.value);
        return { id, ideas: graph === undefined ? [] : ideasNeeded(graph) };
      });
      const text = levels.map(({ id, ideas: needed }) => `${id.padEnd(28)} ${needed.join(" ")}`.trimEnd());
      return accept({ json: { levels }, text: text.join("\n") });
    }
    const named = await openLevel(asked);
    if (!named.ok) return named;
    const graph = turnGraphOf(named.value.level, budget.value);
    if (graph === undefined)
      return accept({ json: { kind: "gave-up", ideas: null }, text: "unknown: the budget was too small", bad: true });
    if ((graph.distance[0] ?? -1) < 0)
      return accept({ json: { kind: "impossible", ideas: null }, text: "no sequence of moves wins", bad: true });
    const needed = ideasNeeded(graph);
    const lines = needed.map((idea) => `${idea.padEnd(16)} ${ideaMeanings[idea]}`);
    return accept({
      json: { kind: "solved", ideas: needed },
      text: lines.length === 0 ? "it can be won without any single idea" : lines.join("\n"),
    });
  },
};
