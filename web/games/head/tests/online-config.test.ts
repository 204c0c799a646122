/** What an online duel may not have: in a rated match, and where anybody can join. */
import { head } from "@turnlight/games/head";
import { expect, test } from "vitest";
import { fairToAnybody, ratedConfig } from "../lobby/online-config.ts";

const read = (text: string) => {
  const config = head.rules.configText.read(text);
  if (!config.ok) throw new Error(config.refusal.reason);
  return config.value;
};
const refusal = (text: string) => head.ratedRefusal?.(read(text));

test("a rated duel has no aid, and what could be rated anyway stays as it is written", () => {
  const aided = "grids=6,12 difficulty=normal,hard best=3 house=bonus,aid";
  expect(refusal(aided)).toMatchObject({ code: "not-rateable" });
  expect(refusal(ratedConfig(aided))).toBeUndefined();
  expect(read(ratedConfig(aided))).toEqual({ ...read(aided), house: ["bonus"] });
  expect(refusal("house=alone")).toMatchObject({ code: "not-rateable" });
  expect(refusal(ratedConfig("house=alone"))).toBeUndefined();
  expect(ratedConfig("grids=6,12")).toBe("grids=6,12");
  expect(ratedConfig("nonsense")).toBe("nonsense");
});

test("where anybody can join, both have the same half, no aid, and one match", () => {
  const fair = read(fairToAnybody("grids=6,12 words=4,3 difficulty=normal,hard best=5 house=mercy,aid"));
  expect(fair).toMatchObject({ grids: [6, 6], words: [4, 4], difficulty: ["normal", "normal"], best: 1 });
  expect(fair.house).toEqual(["mercy"]);
});
