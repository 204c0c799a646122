/** `turnlight conform`: runs the conformance suite on one game, for its developer. */
import { findGame } from "@turnlight/games";
import { accept, type CliCommand } from "@turnlight/kernel";
import { BrokenPromise, conforms } from "@turnlight/kernel/conforms";
import { wholeOption } from "../arguments.ts";
import { tableOptions } from "../table.ts";

export const conformCommand: CliCommand = {
  about: "run the conformance suite on a game",
  args: ["GAME"],
  options: {
    set: tableOptions.set,
    matches: { about: "number of random matches (default: 200)", value: "N" },
    seed: { about: "any text; the same seed gives the same matches", value: "S" },
  },
  examples: ["turnlight conform dice-race", "turnlight conform hidden-number --set highest=5 --matches 1000"],
  async answer({ args: [name = ""], options }) {
    const game = await findGame(name);
    if (!game.ok) return game;
    const { rules, bound } = game.value;
    const config = rules.configText.read(options["set"] ?? "");
    if (!config.ok) return config;
    const matches = wholeOption(options, "matches", { least: 1, most: 1e6, usual: 200 });
    if (!matches.ok) return matches;
    try {
      const report = conforms(rules, {
        configs: [config.value],
        matches: matches.value,
        ...(bound !== undefined && { bound }),
        ...(options["seed"] !== undefined && { seed: options["seed"] }),
      });
      const text = `${name} conforms: ${report.matches} matches, ${report.entries} entries, ${report.resigned} resigned at the length limit`;
      return accept({ json: { game: name, conforms: true, ...report }, text });
    } catch (problem) {
      if (!(problem instanceof BrokenPromise)) throw problem;
      const json = { game: name, conforms: false, promise: problem.promise, detail: problem.detail };
      return accept({ json, text: problem.message, bad: true });
    }
  },
};
