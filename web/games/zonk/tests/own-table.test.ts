/** Custom tables: what is typed becomes a table, or is refused with a reason; people have names and colours. */
import { classic, parlour, readTableLink, writeTableLink } from "@turnlight/games/zonk";
import { describe, expect, test } from "vitest";
import { draftOf, tableIn } from "../lobby/draft.ts";

describe("a draft", () => {
  test.each([parlour, classic])("of a table reads as that table, in some order of its combinations", (table) => {
    const read = tableIn(draftOf(table));
    if (!read.ok) throw new Error(read.refusal.reason);
    const byKind = (a: { readonly kind: string }, b: { readonly kind: string }) => a.kind.localeCompare(b.kind);
    expect({ ...read.value, combinations: read.value.combinations.toSorted(byKind) }).toEqual({
      ...table,
      combinations: table.combinations.toSorted(byKind),
    });
  });
  test("an emptied combination does not count", () => {
    const draft = draftOf(parlour);
    const read = tableIn({ ...draft, name: "mine", points: { ...draft.points, pair: " " } });
    expect(read.ok && read.value.combinations.some(({ kind }) => kind === "pair")).toBe(false);
  });
  test("points by face are six numbers with strokes between", () => {
    const draft = draftOf(parlour);
    const read = tableIn({ ...draft, name: "mine", points: { ...draft.points, three: "1000/200/300/400/500/600" } });
    expect(read.ok && read.value.combinations.find(({ kind }) => kind === "three")?.points).toEqual([
      1000, 200, 300, 400, 500, 600,
    ]);
  });
  test.each(["", "ten", "1/2"])("points of %o for both single dice are refused", (points) => {
    const draft = draftOf(parlour);
    const read = tableIn({ ...draft, points: { ...draft.points, "single-1": points, "single-5": points } });
    expect(read.ok).toBe(false);
  });
  test("goes through a link and comes back", () => {
    const read = tableIn({ ...draftOf(classic), name: "Müllers Tisch" });
    if (!read.ok) throw new Error(read.refusal.reason);
    expect(readTableLink(writeTableLink(read.value))).toEqual({ ok: true, value: read.value });
  });
});
