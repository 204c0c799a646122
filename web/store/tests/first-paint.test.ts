/** The copy of theme, language and text size for the first paint. */
import { afterEach, expect, test, vi } from "vitest";
import { firstPaintSettings, keepFirstPaint, usualSettings } from "../index.ts";

afterEach(() => vi.unstubAllGlobals());

const withStorage = (text: string | null) => {
  let held = text;
  vi.stubGlobal("localStorage", {
    getItem: () => held,
    setItem: (_: string, value: string) => {
      held = value;
    },
  });
};
const usual = { language: "system", theme: "system", palette: "standard", motion: "system", text: "100" };

test("comes back as it was kept", () => {
  withStorage(null);
  expect(firstPaintSettings()).toEqual(usual);
  keepFirstPaint({ ...usualSettings, theme: "light", palette: "colour-blind", language: "de", text: "150" });
  expect(firstPaintSettings()).toEqual({
    language: "de",
    theme: "light",
    palette: "colour-blind",
    motion: "system",
    text: "150",
  });
});

test.each([
  ["night", "dark", "standard"],
  ["day", "light", "standard"],
  ["contrast", "contrast", "standard"],
  ["blue-orange", "dark", "colour-blind"],
])("the released theme %s is %s with the %s palette", (old, theme, palette) => {
  withStorage(JSON.stringify({ language: "de", theme: old, motion: "system", text: "100" }));
  expect(firstPaintSettings()).toMatchObject({ language: "de", theme, palette });
});

test.each(["", "noise", "null", "[]", '{"theme":"pink"}', '{"theme":7}'])("%j is as good as no copy", (text) => {
  withStorage(text);
  expect(firstPaintSettings()).toEqual(usual);
});

test("a browser that allows no storage has the usual settings and no complaint", () => {
  const no = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: no, setItem: no });
  keepFirstPaint(usualSettings);
  expect(firstPaintSettings()).toEqual(usual);
  vi.stubGlobal("localStorage", undefined);
  keepFirstPaint(usualSettings);
  expect(firstPaintSettings()).toEqual(usual);
});
