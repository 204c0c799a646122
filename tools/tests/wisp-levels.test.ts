/** docs/wisp-levels.md lists the ideas of every level of the campaign: what the search finds, and nothing else. */
import { readFileSync } from "node:fs";
import { wisp } from "@turnlight/games/wisp";
import { accept } from "@turnlight/kernel";
import { expect, test } from "vitest";

test("the tables of ideas and levels are those that `turnlight wisp ideas --table` prints", async () => {
  const command = (await wisp.commands?.())?.["ideas"];
  const answer = await command?.answer({
    args: [],
    options: { table: "on" },
    open: async () => accept(""),
    progress: () => undefined,
  });
  if (answer === undefined || !answer.ok) throw new Error("there is no answer");
  const document = readFileSync(new URL("../../docs/wisp-levels.md", import.meta.url), "utf8");
  for (const table of answer.value.text.split("\n\n")) expect(document).toContain(table);
}, 120_000);
