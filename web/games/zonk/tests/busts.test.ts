/** The drawings of the regulars: everybody has one, and it can show each mood. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawings, patrons } from "../faces/patrons.ts";

const drawingOf = (file: string): string =>
  readFileSync(new URL(`../faces/busts/${file}.svg`, import.meta.url), "utf8");

/** The moods drawn in a part: everything up to where the next part begins. */
const moodsOf = (drawing: string, part: string): readonly (string | undefined)[] => {
  const inside = drawing.split('data-part="').find((text) => text.startsWith(`${part}"`)) ?? "";
  return [...inside.matchAll(/data-mood="([a-z]+)"/g)].map(([, mood]) => mood);
};

const idsOf = (drawing: string): readonly (string | undefined)[] =>
  [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);

describe.each(patrons)("the bust of %s", (patron) => {
  const name = drawings[patron];
  const drawing = drawingOf(name);
  test.each(["eyes", "brows", "mouth", "hands"])("has three moods of the %s, and calm ones at first", (part) => {
    expect(moodsOf(drawing, part)).toEqual(["calm", "pleased", "worried"]);
  });
  test("hides the other moods from the start", () => {
    expect(drawing).not.toMatch(/data-mood="calm" display="none"/);
    expect(drawing.match(/data-mood="(?:pleased|worried)" display="none"/g)).toHaveLength(8);
  });
  test("has ids of its own, so that two busts on a page keep apart, and refers to no others", () => {
    const ids = idsOf(drawing);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(new RegExp(`^${name}-`));
    for (const [, id] of drawing.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
  });
});

test("nobody shares a bust", () => {
  expect(new Set(Object.values(drawings)).size).toBe(patrons.length);
});
