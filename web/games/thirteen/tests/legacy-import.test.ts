/** Stars saved by older versions become the first standing. */
import { expect, test } from "vitest";
import { legacyStanding } from "../hall/legacy-import.ts";

const line = (more: object) => ({
  name: "run",
  key: "fingerprint",
  value: {
    at: 1000,
    challenge: "none",
    seed: "QUARTZ7",
    date: "",
    over: true,
    stage: 4,
    cleared: 3,
    score: 500,
    target: 675,
    bestStage: 600,
    bestBox: "chance",
    bestPoints: 90,
    purse: 7,
    ...more,
  },
});

test("stars that were spent are part of all that were earned", () => {
  const saved = { name: "collection", key: "mine", value: { stars: 2, unlocked: ["gold"], looks: ["ivory", "slate"] } };
  expect(legacyStanding([saved])?.stars).toBe(2 + 3 + 2);
});

test("runs that are over are counted, achievements keep their date", () => {
  const deed = { name: "deed", key: "bonus", value: { at: 77 } };
  const standing = legacyStanding([line({}), { ...line({ over: false }), key: "other" }, deed]);
  expect(standing).toMatchObject({ runs: 1, mostStages: 3, bestPoints: 90, achievements: { bonus: 77 } });
});

test("a daily run of those days keeps its day", () => {
  expect(legacyStanding([line({ date: "2026-11-01" })])?.days["2026-11-01"]).toMatchObject({ cleared: 3, score: 500 });
});

test("a device that kept nothing begins at the beginning", () => {
  expect(legacyStanding([{ name: "habits", key: "mine", value: {} }])).toBeUndefined();
});
