/** Packs of levels: their links, what is refused, and how one plays through them. */
import { type Best, campaignLevels, levelKey, writeCode } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { bestsOf } from "../lobby/campaign.ts";
import { levelHere } from "../lobby/levels.ts";
import { packAbout, packOccasionIn } from "../packs/occasion.ts";
import { type LevelPack, lettersIn, mostPackLevels, packIn, packPlace, readPack, writePack } from "../packs/pack.ts";
import { nextIn, solvedIn, withEarlier } from "../packs/progress.ts";

const codes = campaignLevels.slice(0, 4).map(({ level }) => writeCode(level));
const pack: LevelPack = {
  title: "Über den Fluss",
  tale: "Es war einmal ein Licht.\nDann kam der Fuchs „Rot“ 🦊.",
  levels: codes.map((code, i) => ({ name: `Level ${i + 1}`, code })),
};

const lettersOf = async (made: LevelPack): Promise<string> => lettersIn(`https://a.b/#${await packPlace(made)}`) ?? "";

test("one link holds the whole pack: order, titles and tale", async () => {
  const letters = await lettersOf(pack);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await packIn(letters)).toEqual({ ok: true, value: pack });
  expect(lettersIn(`https://a.b/p/wisp/pack/${letters}`)).toBe(letters);
  expect(lettersIn("https://a.b/#/play/wisp/level/1AAA/x")).toBeUndefined();
});

test("a damaged, cut or foreign link is refused", async () => {
  const letters = await lettersOf(pack);
  for (const bad of ["", "x", letters.slice(0, -8), `A${letters}`, letters.slice(0, 20), "A".repeat(30_000)])
    expect(await packIn(bad)).toMatchObject({ ok: false, refusal: { code: "bad-pack" } });
});

test("no pack: without levels, with too many, with a damaged level, without a title, of another format", () => {
  const raw = JSON.parse(writePack(pack)) as object;
  const broken = [
    { levels: [] },
    { levels: Array.from({ length: mostPackLevels + 1 }, () => pack.levels[0]) },
    { levels: [{ name: "x", code: `${codes[0]}x` }] },
    { title: "" },
    { title: "   " },
    { title: 5 },
    { tale: "x".repeat(601) },
    { pack: 2 },
  ];
  for (const change of broken)
    expect(readPack(JSON.stringify({ ...raw, ...change }))).toMatchObject({ ok: false, refusal: { code: "bad-pack" } });
  expect(readPack("no json")).toMatchObject({ ok: false });
  expect(readPack(JSON.stringify(raw))).toEqual({ ok: true, value: pack });
});

const solved = (...places: readonly number[]) =>
  bestsOf({ bests: places.map((at): Best => ({ level: levelKey(codes[at] ?? ""), stars: 1, line: [] })) });

test("the next level is the first unsolved one from here, then from the beginning, until all are solved", () => {
  expect(nextIn(pack, solved())).toBe(0);
  expect(nextIn(pack, solved(0, 2))).toBe(1);
  expect(nextIn(pack, solved(0, 2), 2)).toBe(3);
  expect(nextIn(pack, solved(1, 2, 3), 2)).toBe(0);
  expect(nextIn(pack, solved(0, 1, 2, 3))).toBeUndefined();
  expect(solvedIn(pack, solved(1, 3))).toBe(2);
});

test("a match knows its pack, and shows the title the pack gives, even for a level of the campaign", () => {
  const about = packAbout({ key: "mabc12", at: 3, name: "Zur Brücke" });
  expect(packOccasionIn(about)).toEqual({ key: "mabc12", at: 3, name: "Zur Brücke" });
  expect(packOccasionIn("nonsense")).toBeUndefined();
  expect(levelHere(codes[0] ?? "", { kind: "pack", about })).toMatchObject({
    title: "Zur Brücke",
    occasion: "pack",
    placed: undefined,
    pack: { key: "mabc12", at: 3 },
  });
});

test("a level moves one place up, and the first stays", () => {
  expect(withEarlier(["a", "b", "c"], 2)).toEqual(["a", "c", "b"]);
  expect(withEarlier(["a", "b"], 0)).toEqual(["a", "b"]);
});
