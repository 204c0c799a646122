/** Every pair of text and ground has enough contrast in every theme and palette. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../theme/tokens.css", import.meta.url), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");

type Tokens = Readonly<Record<string, string>>;

const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
  selectors: selector.split(/,(?![^(]*\))/).map((one) => one.trim()),
  tokens: Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6})\b/g)].map(([, name = "", colour = ""]) => [name, colour]),
  ),
}));

/** The tokens of every block with one of these selectors, in order. */
const tokensOf = (...selectors: readonly string[]): Tokens =>
  Object.assign(
    {},
    ...blocks.filter((block) => block.selectors.some((one) => selectors.includes(one))).map(({ tokens }) => tokens),
  );

const channels = (colour: string): readonly number[] => {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.match(/[\da-f]{2}/g);
  return (digits ?? []).map((two) => Number.parseInt(two, 16) / 255);
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, two: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Text, then the ground it stands on. */
const pairs = `title/ground title/ground-2 text/ground-2 soft/ground soft/bar soft/band head/band accent-text/ground
accent-text/bar accent-text/wood accent-text/wood-lo on-wood/wood on-wood/wood-lo on-wood-soft/wood on-wood-soft/wood-lo
title/surface title/surface-2 soft/surface soft/surface-2 title/key on-quiet-key/quiet-key ink/paper-2 ink-soft/paper
ink-soft/paper-2 ink-call/paper-2 on-accent/accent on-accent/accent-hi danger-paper/paper-2 good-paper/paper-2
luck-paper/paper-2 slip-paper/paper-2 danger/band good/band luck/band slip/band good/wood good/wood-lo
on-danger/danger-fill on-good/good-fill chalk/slate chalk-soft/slate sheet-ink/sheet sheet-ink/sheet-2 on-brass/brass
on-brass/brass-hi`.split(/\s+/);
const roomPairs =
  "r-text/r-ground r-text/r-ground-2 r-soft/r-ground r-soft/r-ground-2 r-text/r-surface r-soft/r-surface r-accent-text/r-surface".split(
    " ",
  );

const dark = ":root";
const light = ':root[data-theme="light"]';
const highContrast = ':root[data-theme="contrast"]';
const palette = ':root[data-palette="colour-blind"]';
const themes: Readonly<Record<string, { readonly selectors: readonly string[]; readonly least: number }>> = {
  dark: { selectors: [dark], least: 4.5 },
  light: { selectors: [dark, light], least: 4.5 },
  "high contrast": { selectors: [dark, highContrast], least: 7 },
  "dark, colour-blind": { selectors: [dark, palette], least: 4.5 },
  "light, colour-blind": {
    selectors: [dark, light, palette, ':root[data-theme="light"][data-palette="colour-blind"]'],
    least: 4.5,
  },
};

const tooWeak = (tokens: Tokens, wanted: readonly string[], least: number): readonly string[] =>
  wanted.flatMap((pair) => {
    const [text = "", ground = ""] = pair.split("/");
    const [one, two] = [tokens[text], tokens[ground]];
    if (one === undefined || two === undefined) return [`${pair} is not declared`];
    const ratio = contrast(one, two);
    return ratio < least ? [`${pair} has ${ratio.toFixed(1)}`] : [];
  });

test.each(Object.entries(themes))("%s: every text can be read on its ground", (_, { selectors, least }) => {
  expect(tooWeak(tokensOf(...selectors), pairs, least)).toEqual([]);
});

test.each(["head", "wisp", "zonk", "thirteen"])("the room %s: its texts can be read in every theme", (room) => {
  const own = `[data-room="${room}"]`;
  const rooms = {
    dark: tokensOf(dark, own),
    light: tokensOf(dark, own, `${light} ${own}`),
    contrast: tokensOf(dark, own, `${highContrast} [data-room]`),
  };
  expect(tooWeak(rooms.dark, roomPairs, 4.5)).toEqual([]);
  expect(tooWeak(rooms.light, roomPairs, 4.5)).toEqual([]);
  expect(tooWeak(rooms.contrast, roomPairs, 7)).toEqual([]);
});

test("a lit pane differs from a dark one, and the focus from its ground, in every theme", () => {
  for (const { selectors } of Object.values(themes)) {
    const tokens = tokensOf(...selectors);
    expect(contrast(tokens["pane-on"] ?? "", tokens["pane-off"] ?? "")).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens["focus"] ?? "", tokens["ground"] ?? "")).toBeGreaterThanOrEqual(3);
  }
});
