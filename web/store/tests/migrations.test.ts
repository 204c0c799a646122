/** Migrations of older formats. */
import { string } from "@turnlight/kernel/schema";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type Format, open } from "../format.ts";
import { openStore, type Settings } from "../index.ts";
import { settingsFormat } from "../profile-formats.ts";
import { codeOf, freshDevice, onDevice, smuggle } from "./sample-items.ts";

beforeEach(freshDevice);

const settings0 = {
  language: "de",
  theme: "contrast",
  motion: "reduced",
  speed: "fast",
  effects: 10,
  music: 0,
  confirmTaps: true,
};

describe("settings of older formats, without a mute button, a choice of keyboard, a size of text", () => {
  const today: Settings = {
    language: "de",
    theme: "contrast",
    palette: "standard",
    motion: "reduced",
    speed: "fast",
    effects: 10,
    music: 0,
    ambience: 30,
    confirmTaps: true,
    muted: false,
    keyboard: "language",
    text: "100",
  };

  test("of format 1 have the browser's own size of text", () => {
    const { text: _, palette: __, ambience: ___, ...settings1 } = today;
    expect(open(settingsFormat, { v: 1, at: 1, value: settings1 })).toEqual({ ok: true, value: today });
  });

  test("are read as today's, unmuted, with a keyboard that follows the language", () => {
    expect(open(settingsFormat, { v: 0, at: 1, value: settings0 })).toEqual({ ok: true, value: today });
    const english = { ...settings0, language: "en" };
    expect(open(settingsFormat, { v: 0, at: 1, value: english })).toMatchObject({ value: { keyboard: "language" } });
  });

  test("of format 3 have ambience, except with effects turned off", () => {
    const { ambience: _, ...settings3 } = today;
    expect(open(settingsFormat, { v: 3, at: 1, value: settings3 })).toEqual({ ok: true, value: today });
    expect(open(settingsFormat, { v: 3, at: 1, value: { ...settings3, effects: 0 } })).toMatchObject({
      value: { ambience: 0 },
    });
  });

  test("come back from the device without a word, and are kept in today's format at the next change", async () => {
    const store = await openStore();
    await smuggle("settings", "mine", { v: 0, at: 1, value: settings0 });
    expect(await store.settings.get()).toEqual(today);
    expect(store.troubles()).toEqual([]);
    await store.settings.change({ music: 20 });
    expect(await onDevice("settings", "mine")).toMatchObject({ v: 4, value: { music: 20, keyboard: "language" } });
  });

  test.each([
    ["night", "dark", "standard"],
    ["day", "light", "standard"],
    ["contrast", "contrast", "standard"],
    ["blue-orange", "dark", "colour-blind"],
  ])("of format 2 with the theme %s are %s with the %s palette", (old, theme, palette) => {
    const { palette: _, ...settings2 } = today;
    expect(open(settingsFormat, { v: 2, at: 1, value: { ...settings2, theme: old } })).toEqual({
      ok: true,
      value: { ...today, theme, palette },
    });
  });

  test("without the rest of their fields are still refused", () => {
    expect(codeOf(open(settingsFormat, { v: 0, at: 1, value: { language: "de" } }))).toBe("bad-field");
  });
});

test("steps are taken one after the other, from whatever version it is", () => {
  const format: Format<string> = {
    name: "word",
    version: 3,
    steps: { 1: (old) => `${old}, then two`, 2: (old) => `${old}, then three` },
    read: string(0, 100),
  };
  expect(open(format, { v: 1, at: 0, value: "one" })).toEqual({ ok: true, value: "one, then two, then three" });
  expect(open(format, { v: 3, at: 0, value: "three" })).toEqual({ ok: true, value: "three" });
  expect(codeOf(open(format, { v: 0, at: 0, value: "zero" }))).toBe("unknown-format");
  expect(codeOf(open(format, { v: 4, at: 0, value: "four" }))).toBe("newer-format");
});

test("a step never throws, whatever it is given", () => {
  fc.assert(
    fc.property(fc.anything(), fc.nat(3), (value, v) => {
      open(settingsFormat, { v, at: 0, value });
      open(settingsFormat, value);
    }),
  );
});
