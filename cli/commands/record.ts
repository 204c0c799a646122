/** `turnlight record`: plays one match between bots and prints it as a record or as a story. */
import { findGame } from "@turnlight/games";
import { accept, type CliCommand, playOut, seedOf, writeRecord, writeStory } from "@turnlight/kernel";
import { wholeOption } from "../arguments.ts";
import { beginGame } from "../simulation/games.ts";
import { tableFromArguments, tableOptions } from "../table.ts";

export const recordCommand: CliCommand = {
  about: "play a match between bots and print its record",
  args: ["GAME"],
  options: {
    ...tableOptions,
    seed: { about: "any text; the same seed gives the same match", value: "S" },
    nodes: { about: "search limit of a bot per decision (default: 10000)", value: "N" },
    story: { about: "print it as a story: the readable text format of the golden records" },
  },
  examples: [
    "turnlight record dice-race --seats holds:20,random --seed 7 > match.json",
    "turnlight record hidden-number --seats halving,random --seed 7 --story > kernel/examples/hidden-number/golden/halving.story",
  ],
  async answer({ args: [name = ""], options }) {
    const game = await findGame(name);
    if (!game.ok) return game;
    const table = tableFromArguments(game.value, options);
    if (!table.ok) return table;
    const nodes = wholeOption(options, "nodes", { least: 1, most: 1e12, usual: 10_000 });
    if (!nodes.ok) return nodes;
    const { rules } = game.value;
    const plan = {
      game: name,
      config: rules.configText.write(table.value.config),
      bots: table.value.bots,
      seed: seedOf(options["seed"] ?? "turnlight"),
      nodes: nodes.value,
    };
    const { match, sittings, playing } = beginGame(game.value, plan, 0);
    await playOut(match, sittings, playing);
    const { record } = match;
    const story = options["story"] === undefined ? accept(writeRecord(record)) : writeStory(rules, record);
    return story.ok ? accept({ json: record, text: story.value.trimEnd() }) : story;
  },
};
