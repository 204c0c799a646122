/** What holds for every game in the registry, so that a new one needs no edit here. */
import { games } from "@turnlight/games";
import { accept, botsOf, readBot } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";

describe.each(Object.entries(games))("%s", (name, load) => {
  test("is registered under its own name", async () => {
    expect((await load()).rules.id).toBe(name);
  });

  test("has bots that can be made by name, and refuse a setting they do not know", async () => {
    const game = await load();
    for (const bot of Object.keys(botsOf(game))) {
      const made = readBot(game, bot);
      expect(made.ok || made.refusal.reason !== "").toBe(true);
      expect(readBot(game, `${bot}:\u0000`).ok && bot !== "random").toBe(false);
    }
  });

  test("has commands with an example each", async () => {
    for (const [word, command] of Object.entries((await (await load()).commands?.()) ?? {})) {
      expect(command.examples[0]).toMatch(new RegExp(`turnlight ${name} ${word}`));
      const asked = {
        args: command.args?.map(() => "noise") ?? [],
        options: {},
        open: async () => accept("\u0000noise"),
        progress: () => {},
      };
      if (command.args?.includes("FILE") !== true) continue;
      const answer = await command.answer(asked);
      // Refused, or answered with a problem, but never accepted.
      expect(answer.ok && answer.value.bad !== true).toBe(false);
    }
  });
});
