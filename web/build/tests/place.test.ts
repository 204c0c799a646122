import { expect, test } from "vitest";
import { placeIn } from "../place.ts";

test.each(["/home/ada/turnlight", "/srv/web", "/srv/web/", "/games/web/pages", "C:\\web"])(
  "a clone in %s has every file in the same place",
  (root) => {
    const placeOf = placeIn(root);
    const at = (path: string) =>
      `${root.replace(/[\\/]$/, "")}${root.includes("\\") ? path.replaceAll("/", "\\") : path}`;
    expect(placeOf(at("/games/index.ts"))).toBe("/games/index.ts");
    expect(placeOf(at("/web/games/index.ts"))).toBe("/web/games/index.ts");
  },
);

test("what lies elsewhere keeps its path", () => {
  expect(placeIn("/srv/web")("\0vite/preload-helper.js")).toBe("\0vite/preload-helper.js");
  expect(placeIn("/srv/web")("/srv/website/a.ts")).toBe("/srv/website/a.ts");
});
