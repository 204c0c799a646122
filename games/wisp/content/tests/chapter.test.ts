import { expect, test } from "vitest";
import { chapter } from "../chapter.ts";

const written = (text: string) =>
  chapter({
    id: "trial",
    biome: "forest",
    levels: [{ id: "only", par: 1, text }],
  }).levels[0];

test("a level is read once, and no earlier than it is asked for", () => {
  const broken = written("?");
  expect(() => broken?.level).toThrow("campaign level only");
  const sound = written(". . . . r .\n. . G . . .\n. . . . . .\nW . . . . .");
  expect(sound?.level.width).toBe(6);
  expect(sound?.level).toBe(sound?.level);
});
