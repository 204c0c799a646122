/** What is loaded with a table: the game's own screen and texts, or the defaults. */
import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import type { Table, TableSight } from "../../match/table.ts";

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
  return () => vi.unstubAllGlobals();
});

/** A table of this game without events, and a record of what was closed. */
const tableOf = (game: string) => {
  const closed: string[] = [];
  const table = {
    sight: signal({ laid: { game, config: "", sitters: [] }, entries: 0 } as unknown as TableSight),
    listen: () => () => void closed.push("listener"),
    close: () => void closed.push("table"),
  } as unknown as Table;
  return { table, closed };
};

const open = async (game: string, told: boolean) => {
  const { openStage } = await import("../match/stage.ts");
  const { showLanguage } = await import("../../language/catalogue.ts");
  await showLanguage("en");
  const { table, closed } = tableOf(game);
  return { stage: await openStage(table, signal({ factor: 0 }), { told }), table, closed };
};

test("a game the page does not know is played at the plain table, without words of its own", async () => {
  const { PlainScreen } = await import("../match/PlainScreen.tsx");
  const { stage, table } = await open("unheard-of", true);
  expect(stage.Screen).toBe(PlainScreen);
  expect([stage.refusals, stage.facts]).toEqual([undefined, undefined]);
  expect(stage.table).toBe(table);
  expect(stage.fact.value).toBeUndefined();
});

test("a game with a screen has it, and brings sentences for its facts: the frame announces them", async () => {
  const { PlainScreen } = await import("../match/PlainScreen.tsx");
  const { stage: played } = await open("dice-race", false);
  expect(played.Screen).not.toBe(PlainScreen);
  expect(Object.keys(played.facts?.value ?? {})).toContain("rolled");
});

test("a screen that announces itself brings sentences only where they are told", async () => {
  const { stage: played } = await open("zonk", false);
  expect(played.facts).toBeUndefined();
  const { stage: told } = await open("zonk", true);
  expect(told.Screen).toBe(played.Screen);
  expect(Object.keys(told.facts?.value ?? {})).toContain("banked");
});

test("whoever closes the stage closes the table, and nobody listens to it any more", async () => {
  const { stage, closed } = await open("unheard-of", false);
  expect(closed).toEqual([]);
  stage.close();
  expect(closed).toEqual(["listener", "table"]);
});
