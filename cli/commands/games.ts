/** `turnlight games`: lists the games and their bots. */
import { games } from "@turnlight/games";
import { accept, botsOf, type CliCommand } from "@turnlight/kernel";

export const gamesCommand: CliCommand = {
  about: "list all games with their settings and bots",
  options: {},
  examples: ["turnlight games", "turnlight games --json"],
  async answer() {
    const rows = await Promise.all(
      Object.entries(games).map(async ([name, load]) => {
        const game = await load();
        const usual = game.rules.configText.read("");
        return {
          game: name,
          about: game.about,
          version: game.rules.version,
          settings: usual.ok ? game.rules.configText.write(usual.value) : "",
          bots: Object.entries(botsOf(game)).map(([bot, { about }]) => ({ bot, about })),
          commands: Object.keys((await game.commands?.()) ?? {}),
        };
      }),
    );
    const text = rows
      .map(({ game, about, settings, bots, commands }) =>
        [
          `${game}: ${about}`,
          ...(settings === "" ? [] : [`  settings  ${settings}`]),
          ...bots.map(({ bot, about: does }, i) => `  ${i === 0 ? "bots" : "    "}      ${bot}: ${does}`),
          ...(commands.length === 0 ? [] : [`  commands  ${commands.join(", ")}`]),
        ].join("\n"),
      )
      .join("\n\n");
    return accept({ json: { games: rows }, text });
  },
};
