import { expect, test } from "vitest";
import { scoped, scopeOf, sized } from "../scoped-sheets.ts";

const mark = ':where([data-scope~="zonk"], [data-scope~="zonk"] *)';

test("a game's sheets are its own, its card's picture stands alone, and parts are everybody's", () => {
  expect(scopeOf("/house/web/games/zonk/lobby/lobby.css")).toBe("zonk");
  expect(scopeOf("/house/web/games/zonk/hall/scene.css")).toBe("zonk-scene");
  expect(scopeOf("/house/web/ui/pages/pages.css")).toBe("pages");
  expect(scopeOf("C:\\house\\web\\app\\home\\home.css")).toBe("home");
  expect(scopeOf("/house/web/ui/Dialog.css")).toBeUndefined();
  expect(scopeOf("/house/node_modules/@fontsource/pirata-one/latin-400.css")).toBeUndefined();
});

test("the subject stands inside the room, wherever what surrounds it stands", () => {
  expect(scoped(".slate", "zonk")).toBe(`.slate${mark}`);
  expect(scoped(':root[data-theme="light"] .tavern > .slate', "zonk")).toBe(
    `:root[data-theme="light"] .tavern > .slate${mark}`,
  );
  expect(scoped(".slate:is(:hover, .aimed ~ a)", "zonk")).toBe(`.slate:is(:hover, .aimed ~ a)${mark}`);
});

test("a pseudo-element stays last", () => {
  expect(scoped(".slate:hover::after", "zonk")).toBe(`.slate:hover${mark}::after`);
  expect(scoped(".slate:has(a::before) b", "zonk")).toBe(`.slate:has(a::before) b${mark}`);
});

test("no room styles the page as a whole", () => {
  for (const selector of [":root", "html", "body", ':root[data-theme="light"]', ".slate ~ body::before"])
    expect(() => scoped(selector, "zonk")).toThrow("styles the whole page");
});

test("sizes of screen go by name, and unknown names are refused", () => {
  expect(sized("(--low) and (not (--wide)) and (hover: hover)")).toBe(
    "(max-height: 46em) and (not (min-width: 62em)) and (hover: hover)",
  );
  expect(() => sized("(--huge)")).toThrow('no size "huge"');
});
