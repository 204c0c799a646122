/** What is told to those who wait at a table. */
import type { TableState } from "@turnlight/wire";
import { expect, test } from "vitest";
import { arrivalAt } from "../meeting/arrival.ts";
import { paceText } from "../meeting/pace.ts";
import { en } from "../meeting/words.en.ts";

const person = (name: string): TableState["seats"][number] => ({
  kind: "person",
  name,
  colour: 0,
  avatar: 0,
  phrase: "none",
});
const open = { kind: "open" } as const;

test("the inviter sees the friend arrive, choose a name, join and get ready", () => {
  const at = (
    seats: TableState["seats"],
    { ready = [], watchers = 0, names = [] }: { ready?: number[]; watchers?: number; names?: string[] } = {},
  ) => arrivalAt({ state: { seats, ready }, viewer: 0, watchers, names }, en);
  expect(at([person("Robin"), open])).toMatchObject({ title: "The other seat is free" });
  expect(at([person("Robin"), open]).step).toBeUndefined();
  expect(at([person("Robin"), open], { watchers: 1 })).toMatchObject({
    step: "opened",
    title: "Somebody has opened your link",
  });
  expect(at([person("Robin"), open], { watchers: 1, names: ["Anna"] })).toMatchObject({
    step: "name",
    title: "Anna has opened your link",
  });
  expect(at([person("Robin"), person("Anna")])).toMatchObject({ step: "rules", title: "Anna has joined" });
  expect(at([person("Robin"), person("Anna")], { ready: [1] })).toMatchObject({
    step: "ready",
    title: "Anna is ready",
  });
  expect(at([person("Robin"), person("Anna")], { ready: [0] })).toMatchObject({ title: "Waiting for Anna" });
  expect(at([person("Robin"), person("Anna"), open])).toMatchObject({
    title: "Anna has joined",
    about: "1 seat is still free",
  });
});

test("a pace reads as time a move, time a match, or no limit", () => {
  expect(paceText({}, en)).toBe("No limit");
  expect(paceText({ clock: 60 }, en)).toBe("1 minute a move");
  expect(paceText({ clock: 30 }, en)).toBe("30 seconds a move");
  expect(paceText({ clock: 300, increment: 10 }, en)).toBe("5 min + 10 s");
  expect(paceText({ clock: 259_200 }, en)).toBe("3 days a move");
});
