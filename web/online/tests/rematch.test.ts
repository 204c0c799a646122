/** What players online are shown about a rematch, and what they can do. */
import { expect, test } from "vitest";
import { type RematchPlace, rematchAt } from "../rematch.ts";
import { de } from "../words.de.ts";
import { en } from "../words.en.ts";

const person = (name: string) => ({ kind: "person" as const, name, colour: 0, avatar: 0 });
const sitters = [person("Anna"), person("Ben"), { kind: "bot" as const, bot: "random", name: "Robo" }];
const names = sitters.map(({ name }) => name);

const place = (
  rematch: RematchPlace["sight"]["rematch"],
  more: Partial<Omit<RematchPlace, "sight">> & { readonly viewer?: RematchPlace["sight"]["viewer"] } = {},
): RematchPlace => ({
  sight: {
    viewer: more.viewer ?? 1,
    laid: { game: "zonk", config: "", sitters },
    ...(rematch !== undefined && { rematch }),
  },
  here: more.here ?? [0, 1],
  clock: more.clock,
  hasBegun: more.hasBegun ?? false,
  until: more.until,
  nameOf: (seat) => names[seat] ?? "",
});
const at = (...asked: Parameters<typeof place>) => rematchAt(place(...asked), en.rematch);

test("nobody has asked: one may; and whoever is gone is named", () => {
  expect(at(undefined)).toEqual({ kind: "open", text: "" });
  expect(at(undefined, { here: [1] })).toEqual({ kind: "open", text: "Anna has left." });
});

test("who has asked waits, who is asked answers, who looks on is told", () => {
  const anna = { wants: [0] };
  expect(at(anna, { viewer: 0 })).toEqual({ kind: "waiting", text: "Waiting for Ben…", about: "Same rules." });
  expect(at(anna, { viewer: 0, here: [0] })).toEqual({
    kind: "waiting",
    text: "Waiting for Ben… Ben has left.",
    about: "Same rules.",
  });
  expect(at(anna)).toEqual({ kind: "offered", text: "Anna wants a rematch.", about: "Same rules." });
  expect(at(anna, { viewer: "spectator" })).toEqual({ kind: "watching", text: "Anna wants a rematch." });
});

test("who was turned down is told; who turned it down is not", () => {
  const declined = { wants: [], declined: 1 };
  expect(at(declined, { viewer: 0 })).toEqual({ kind: "open", text: "Ben doesn’t want a rematch." });
  expect(at(declined)).toEqual({ kind: "open", text: "" });
});

test("whoever asked and left counts only where there is time to come back", () => {
  const anna = { wants: [0] };
  expect(at(anna, { here: [1] })).toEqual({ kind: "offered", text: "Anna wants a rematch.", about: "Same rules." });
  expect(at(anna, { here: [1], clock: 86_400 })).toEqual({
    kind: "offered",
    text: "Anna wants a rematch.",
    about: "Same rules.",
  });
  expect(at(anna, { here: [1], clock: 30 })).toEqual({ kind: "open", text: "Anna has left." });
});

test("what has begun without this page is for a tap of its own", () => {
  expect(at({ wants: [0, 1] }, { hasBegun: true, viewer: "spectator" })).toEqual({
    kind: "begun",
    text: "The rematch has started.",
  });
  expect(rematchAt(place({ wants: [0] }), de.rematch).text).toBe("Anna möchte eine Revanche.");
});

test("who would begin is said beforehand: everybody takes turns", () => {
  const laid = { game: "zonk", config: "seats=2 first=0", sitters: sitters.slice(0, 2) };
  const asked = (viewer: number) =>
    rematchAt({ ...place({ wants: [0] }), sight: { viewer, laid, rematch: { wants: [0] } } }, en.rematch).about;
  expect([asked(0), asked(1)]).toEqual(["Same rules, Ben starts.", "Same rules, you start."]);
});

test("in a series whoever has lost starts, and in a single match the other of the two", () => {
  const asked = (config: string, scores: readonly number[]) => {
    const laid = { game: "head", config, sitters: sitters.slice(0, 2) };
    const sight = { viewer: 0, laid, rematch: { wants: [1] }, outcome: { scores } } as const;
    return rematchAt({ ...place({ wants: [1] }), sight }, en.rematch).about;
  };
  expect(asked("grids=8,8 first=0 best=3", [0, 1])).toBe("Same rules, you start.");
  expect(asked("grids=8,8 first=0 best=3", [1, 0])).toBe("Same rules, Ben starts.");
  expect(asked("grids=8,8 first=0 best=1", [0, 1])).toBe("Same rules, Ben starts.");
});

test("an offer says how long it is open, to everybody alike", () => {
  const anna = { wants: [0] };
  for (const viewer of [0, 1, "spectator"] as const) expect(at(anna, { viewer, until: 5000 }).until).toBe(5000);
  // At a fast table the offer of somebody who has left does not count, nor does its time.
  expect(at(anna, { here: [1], clock: 30, until: 5000 })).not.toHaveProperty("until");
});

test("what has expired is said to both, and may be asked again", () => {
  const gone = { wants: [], expired: [0] };
  expect(at(gone, { viewer: 0 })).toEqual({ kind: "open", text: "Your offer has expired." });
  expect(at(gone)).toEqual({ kind: "open", text: "The offer from Anna has expired." });
  expect(at(gone, { viewer: "spectator" })).toEqual({ kind: "watching", text: "The offer from Anna has expired." });
  expect(rematchAt(place(gone), de.rematch).text).toBe("Das Angebot von Anna ist abgelaufen.");
});
