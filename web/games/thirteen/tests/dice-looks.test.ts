/** Every die for sale has its own look in the tray, distinguishable without colour. */
import { type Die, plainDie, stock } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { coloursOf } from "../../../ui/dice/colours.ts";
import { pipShape } from "../../../ui/dice/pips.ts";
import { looks } from "../../../ui/dice/tray.ts";

const special = stock.filter((item): item is Die => item.kind === "die" && item.id !== plainDie).map(({ id }) => id);
const own = looks.filter((look) => special.includes(look));

test("every die for sale has a look of its own", () => expect([...own].sort()).toEqual([...special].sort()));

test("the pips of each have another shape, and none has a plain die's", () =>
  expect(new Set([...own, "plain" as const].map(pipShape)).size).toBe(special.length + 1));

test("a locked die turns silver, and a special one keeps a mark of its colour", () => {
  const silver = coloursOf("plain", true);
  expect(coloursOf("ruby", true)).toEqual(silver);
  const marks = own.map((look) => coloursOf(look, true).bone);
  expect(new Set([...marks, silver.bone]).size).toBe(own.length + 1);
  for (const look of own) expect(coloursOf(look, true).bone).not.toBe(coloursOf(look, false).bone);
});
