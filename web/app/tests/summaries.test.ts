/** The home page over a real store: which matches on the device it lists, and when it reloads them. */
import { beforeEach, expect, test, vi } from "vitest";
import { freshDevice, matchOf, overAt } from "../../store/tests/sample-items.ts";
import { openStore, type SavingStore } from "../../store/tests/sample-saves.ts";

let device: SavingStore;
/** Browser storage the page uses beside its store. */
let kept: Map<string, string>;
let reported: unknown[];

beforeEach(async () => {
  vi.resetModules();
  freshDevice();
  kept = new Map();
  reported = [];
  vi.stubGlobal("reportError", (problem: unknown) => reported.push(problem));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
  device = await openStore();
  return () => {
    device.close();
    expect(reported).toEqual([]);
    vi.unstubAllGlobals();
  };
});

const openHall = () => import("../home/summaries.ts");
const raceIn = ({ summaries }: Awaited<ReturnType<typeof openHall>>) => summaries.value["dice-race"];

test("of eight unfinished matches the newest six are looked at, and all eight are counted", async () => {
  for (const [id, touched] of Object.entries({ a: 30, b: 50, c: 10, d: 40, e: 20, f: 5, g: 15, h: 25 }))
    await device.matches.put(matchOf(id, ["x"], touched));
  const hall = await openHall();
  expect(hall.haveSummaries.value).toBe(false);
  await hall.refreshSummaries();
  expect(hall.haveSummaries.value).toBe(true);
  expect(Object.keys(hall.summaries.value)).toEqual(["dice-race"]);
  expect(raceIn(hall)?.unfinished.map(({ id, touched }) => [id, touched])).toEqual([
    ["b", 50],
    ["d", 40],
    ["a", 30],
    ["h", 25],
    ["e", 20],
    ["g", 15],
  ]);
  expect(raceIn(hall)?.left).toBe(8);
});

test("a game of which only a finished match is kept was played, and nothing of it is left", async () => {
  await device.matches.put(overAt("over", ["x"]));
  const hall = await openHall();
  await hall.refreshSummaries();
  expect(raceIn(hall)).toMatchObject({ unfinished: [], left: 0 });
});

test("what was only laid, or put away, is not told of", async () => {
  await device.matches.put(matchOf("laid", [], 60));
  await device.matches.put(matchOf("away", ["x"], 50));
  await device.matches.put(matchOf("left", ["x"], 40));
  const { hideMatch } = await import("../../match/unfinished/hidden-matches.ts");
  await hideMatch("away");
  const hall = await openHall();
  await hall.refreshSummaries();
  expect(raceIn(hall)?.unfinished.map(({ id }) => id)).toEqual(["left"]);
  expect(raceIn(hall)?.left).toBe(1);
});

test("what was played meanwhile is told of when the hall is entered again, and not before", async () => {
  await device.matches.put(matchOf("a", ["x"], 10));
  const hall = await openHall();
  await hall.refreshSummaries();
  await device.matches.put(matchOf("b", ["x"], 20));
  expect(raceIn(hall)?.left).toBe(1);
  await hall.refreshSummaries();
  expect(raceIn(hall)?.unfinished.map(({ id }) => id)).toEqual(["b", "a"]);
});

test("the next visit expects what this one showed, and a first visit nothing", async () => {
  const hall = await openHall();
  expect(hall.expectedSummaries).toEqual({ played: [], left: false });
  await device.matches.put(matchOf("a", ["x"]));
  await hall.refreshSummaries();
  vi.resetModules();
  expect((await openHall()).expectedSummaries).toEqual({ played: ["dice-race"], left: true });
});

test("where the browser keeps nothing beside the store, the hall tells of matches all the same", async () => {
  await device.matches.put(matchOf("a", ["x"]));
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  const hall = await openHall();
  await hall.refreshSummaries();
  expect(hall.expectedSummaries).toEqual({ played: [], left: false });
  expect(raceIn(hall)?.left).toBe(1);
});
