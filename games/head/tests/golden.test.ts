/** Golden stories: a change in any rule shows as a readable difference. */
import { readdirSync, readFileSync } from "node:fs";
import { readStory, writeStory } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { head } from "../index.ts";

const folder = new URL("../golden/", import.meta.url);

test.each(readdirSync(folder))("%s is told again word for word", (name) => {
  const story = readFileSync(new URL(name, folder), "utf8");
  const record = readStory(story);
  expect(record.ok).toBe(true);
  if (!record.ok) return;
  const again = writeStory(head.rules as never, record.value);
  expect(again.ok && again.value).toBe(story);
});
