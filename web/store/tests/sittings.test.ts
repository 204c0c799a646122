/** A page that was cut off is noticed by the next one: it copies what cannot be made again, and begins a new log. */
import { beforeEach, expect, test, vi } from "vitest";
import { type Sitting, sitDown } from "../sittings.ts";
import { freshDevice } from "./things.ts";

let leave: (() => void)[] = [];

beforeEach(() => {
  freshDevice();
  leave = [];
  vi.stubGlobal("addEventListener", (kind: string, then: (event: { persisted: boolean }) => void) => {
    if (kind === "pagehide") leave.push(() => then({ persisted: false }));
  });
});

const room = (here: readonly string[] = []): Sitting & { readonly done: string[] } => {
  const done: string[] = [];
  return {
    done,
    others: async () => new Set(here),
    copy: async () => {
      done.push("copied");
    },
  };
};

test("the first page finds nothing to mend, nor does one after a page that went by the door", async () => {
  expect(await sitDown("first", room())).toBe(false);
  for (const go of leave) go();
  expect(await sitDown("second", room())).toBe(false);
});

test("after a page that was cut off the next one copies and mends, and the one after it need not", async () => {
  await sitDown("killed", room());
  leave = [];
  const next = room();
  expect(await sitDown("next", next)).toBe(true);
  expect(next.done).toEqual(["copied"]);
  for (const go of leave) go();
  expect(await sitDown("after", room())).toBe(false);
});

test("a page that sits beside this one is not taken for one that was cut off", async () => {
  await sitDown("beside", room());
  expect(await sitDown("mine", room(["beside"]))).toBe(false);
  expect(await sitDown("later", room(["beside"]))).toBe(true);
});

test("nothing is written before the copy is made", async () => {
  await sitDown("killed", room());
  const refused: Sitting = { others: async () => new Set(), copy: () => Promise.reject(new Error("no room")) };
  await expect(sitDown("next", refused)).rejects.toThrow("no room");
  expect(await sitDown("after", room())).toBe(true);
});
