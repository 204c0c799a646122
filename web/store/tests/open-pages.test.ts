/** A killed page is noticed by the next one, which copies irreplaceable data and begins a new log. */
import { beforeEach, expect, test, vi } from "vitest";
import { registerPage, type TabPresence } from "../repair/open-pages.ts";
import { freshDevice } from "./sample-items.ts";

let leave: (() => void)[] = [];

beforeEach(() => {
  freshDevice();
  leave = [];
  vi.stubGlobal("addEventListener", (kind: string, then: (event: { persisted: boolean }) => void) => {
    if (kind === "pagehide") leave.push(() => then({ persisted: false }));
  });
});

const room = (here: readonly string[] = []): TabPresence & { readonly done: string[] } => {
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
  expect(await registerPage("first", room())).toBe(false);
  for (const go of leave) go();
  expect(await registerPage("second", room())).toBe(false);
});

test("after a page that was cut off the next one copies and mends, and the one after it need not", async () => {
  await registerPage("killed", room());
  leave = [];
  const next = room();
  expect(await registerPage("next", next)).toBe(true);
  expect(next.done).toEqual(["copied"]);
  for (const go of leave) go();
  expect(await registerPage("after", room())).toBe(false);
});

test("a page that sits beside this one is not taken for one that was cut off", async () => {
  await registerPage("beside", room());
  expect(await registerPage("mine", room(["beside"]))).toBe(false);
  expect(await registerPage("later", room(["beside"]))).toBe(true);
});

test("nothing is written before the copy is made", async () => {
  await registerPage("killed", room());
  const refused: TabPresence = { others: async () => new Set(), copy: () => Promise.reject(new Error("no room")) };
  await expect(registerPage("next", refused)).rejects.toThrow("no room");
  expect(await registerPage("after", room())).toBe(true);
});
