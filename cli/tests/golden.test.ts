/**
 * Golden records: every story in a `golden/` folder is replayed and must produce the same text. `turnlight record GAME
 * … --story > …/golden/NAME.story` makes one.
 */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games } from "@turnlight/games";
import { readStory, rulesOf, sentence, writeStory } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const stories = globSync("{kernel/examples,games}/**/golden/*.story", { cwd: root }).sort();

const retold = async (text: string): Promise<string> => {
  const record = readStory(text);
  if (!record.ok) return sentence(record.refusal);
  const game = await games[record.value.game]?.();
  if (game === undefined) return `there is no game ${record.value.game}`;
  const rules = rulesOf(game, record.value.version);
  const story = rules.ok ? writeStory(rules.value, record.value) : rules;
  return story.ok ? story.value : sentence(story.refusal);
};

describe("golden records", () => {
  test.each(stories)("%s is told the same", async (path) => {
    const text = readFileSync(`${root}/${path}`, "utf8");
    expect(await retold(text)).toBe(text);
  });

  test("every game has one", async () => {
    const told = stories.map((path) => /^game: (\S+)/m.exec(readFileSync(`${root}/${path}`, "utf8"))?.[1]);
    const lacking = Object.keys(games).filter((game) => !told.includes(game));
    expect(lacking, 'add games/<game>/golden/*.story (docs/adding-a-game.md, "The tests")').toEqual([]);
  });

  test("a changed rule shows as a difference", async () => {
    const text = readFileSync(`${root}/kernel/examples/dice-race/golden/two.story`, "utf8");
    const other = text.replace(/rolled seat=0 face=\d/, "rolled seat=0 face=9");
    expect(await retold(other)).not.toBe(other);
  });
});
