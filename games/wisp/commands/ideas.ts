/** `turnlight wisp ideas`: the ideas that a level, or every level of the campaign, cannot be won without. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { everyLevel } from "../content/campaign.ts";
import { ideaMeanings, ideas } from "../ideas/catalogue.ts";
import { ideasNeeded } from "../ideas/necessity.ts";
import { turnGraphOf } from "../ideas/turn-graph.ts";
import { budgetOf, budgetOption, openLevel } from "./asking.ts";

export const ideasCommand: CliCommand = {
  about: "list the ideas a level cannot be won without (no FILE: every level of the campaign)",
  args: ["[FILE]"],
  options: { ...budgetOption, catalogue: { about: "list the ideas and what each of them is" } },
  examples: ["turnlight wisp ideas", "turnlight wisp ideas first-light.txt --json", "turnlight wisp ideas --catalogue"],
  async answer(asked) {
    if (asked.options["catalogue"] !== undefined)
      return accept({
        json: { ideas: ideaMeanings },
        text: ideas.map((idea) => `${idea.padEnd(16)} ${ideaMeanings[idea]}`).join("\n"),
      });
    const budget = budgetOf(asked);
    if (!budget.ok) return budget;
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
