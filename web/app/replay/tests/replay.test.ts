/** The replay's pure parts: links that contain a whole match, sentences, key moments, and seats when playing on. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readRecord, readStory, writeRecord } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { allPages } from "../../../games/pages.ts";
import { inEveryLanguage } from "../../../language/tests/in-every-language.ts";
import { en as rooms } from "../../../language/texts/rooms.en.ts";
import { linkOf, recordIn } from "../../../match/replay/link.ts";
import { openRecord } from "../../../match/replay/open.ts";
import { firstViewer, practiceSitters, sittersOf } from "../../../match/replay/seats.ts";
import { entrySentence, momentsIn } from "../entry-sentences.ts";
import { de } from "../words.de.ts";
import { en } from "../words.en.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** A golden match of each game, by the game its record names: the usual ones where a test asks for a certain match. */
const usual = ["games/zonk/golden/parlour.story", "games/head/golden/normal-evening.story"];
const golden = new Map(
  [...globSync("{kernel/examples,games}/**/golden/*.story", { cwd: root }).sort(), ...usual].map((path) => {
    const text = readFileSync(`${root}/${path}`, "utf8");
    return [/^game: (\S+)/m.exec(text)?.[1] ?? "", text] as const;
  }),
);
const textOf = (game: string): string => {
  const text = golden.get(game);
  if (text === undefined)
    throw new Error(
      `${game} has no golden match: add games/${game}/golden/*.story (docs/adding-a-game.md, "The tests")`,
    );
  return text;
};
const opened = async (text: string) => {
  const read = await openRecord(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};
const players = [{ name: "Ada" }, { name: "Hinnerk", bot: "hybrid:normal" }];

test("a link holds the match with those who played it, and leaves the clock behind", async () => {
  const story = readStory(textOf("zonk"));
  if (!story.ok) throw new Error(story.refusal.reason);
  const text = writeRecord({
    ...story.value,
    players,
    entries: story.value.entries.map((one) => ({ ...one, at: 77 })),
  });
  const link = await linkOf(text);
  const back = readRecord(await recordIn(link?.split("/").at(-1) ?? ""));
  expect(back).toEqual({ ok: true, value: { ...story.value, players } });
  expect(await linkOf("no record")).toBeUndefined();
  expect(await recordIn("garbled")).toBe("");
});

test("every entry of every game is a sentence in both languages, and each has key moments", async () => {
  // Each side-by-side board is replayed as a match of its own game.
  for (const [game, card] of allPages().filter(([, { beside }]) => beside === undefined)) {
    const record = await opened(textOf(game));
    const { facts } = await card.facts();
    const told = await inEveryLanguage(() => facts.value);
    const viewer = firstViewer(record.record, record.seats);
    const naming = { nameOf: (seat: number) => ["Anna", "Ben", "Cleo", "Dora"][seat] ?? "", number: String };
    for (let n = 1; n <= record.length; n++) {
      const position = record.at(n, viewer);
      for (const text of [entrySentence(position, told.en, naming, en), entrySentence(position, told.de, naming, de)])
        expect(text, `${game} ${n}`).toMatch(/^[\p{Lu}\d$].*[.!?…:]$/su);
    }
    const moments = momentsIn(record, card.moments, viewer);
    expect(moments.length, game).toBeGreaterThan(0);
    expect(moments.length, game).toBeLessThanOrEqual(record.length);
  }
});

test("all who run out of time at the same moment are named together, and all of them have left", async () => {
  const story = readStory(textOf("hidden-number"));
  if (!story.ok) throw new Error(story.refusal.reason);
  const entries = [{ n: 1, by: "host" as const, move: "forfeit 0 1", at: 0 }];
  const record = await opened(writeRecord({ ...story.value, entries }));
  const position = record.at(1, "spectator");
  expect(position.outcome).toEqual({ scores: [0, 0], stopped: true });
  expect(position.departures.map(({ seat }) => seat)).toEqual([0, 1]);
  const naming = { nameOf: (seat: number) => ["Anna", "Ben"][seat] ?? "", number: String };
  expect(entrySentence(position, undefined, naming, en)).toBe("Time ran out for Anna and Ben at the same moment.");
  expect(entrySentence(position, undefined, naming, de)).toContain("Anna und Ben");
});

test("a record that names nobody calls its seats players; one person's match is seen through their eyes", async () => {
  const { record, seats } = await opened(textOf("zonk"));
  expect(sittersOf(record, seats, rooms.match).map(({ name }) => name)).toEqual(["Player 1", "Player 2"]);
  expect(firstViewer(record, seats)).toBe("spectator");
  const named = { ...record, players };
  expect(sittersOf(named, seats, rooms.match)).toMatchObject([
    { kind: "person", name: "Ada" },
    { kind: "bot", bot: "hybrid:normal" },
  ]);
  expect(firstViewer(named, seats)).toBe(0);
});

test("who plays on sits where they looked from, and every other seat is a bot's", () => {
  const laid = { game: "zonk", config: "", sitters: sittersOf({ ...bare, players }, 2, rooms.match) };
  const house = { bot: "hybrid:easy", name: "Fridolin" };
  expect(practiceSitters(laid, 0, house)).toMatchObject([{ kind: "person" }, { kind: "bot", bot: "hybrid:normal" }]);
  expect(practiceSitters(laid, 1, house)).toMatchObject([{ kind: "bot", bot: "hybrid:easy" }, { kind: "person" }]);
  expect(practiceSitters(laid, 1, undefined)).toBeUndefined();
});

const bare = { game: "zonk", version: 1, config: "", seed: "0".repeat(64), entries: [] };

test("a match without dice is gone on with without a word of them", async () => {
  const hasDice = async (game: string) => (await opened(textOf(game))).diceAreTrue !== undefined;
  expect(await Promise.all([hasDice("zonk"), hasDice("head")])).toEqual([true, false]);
  expect(en.playOnAbout(true)).toContain("rolls");
  expect(de.playOnAbout(true)).toContain("Würfen");
  for (const said of [en.playOnAbout(false), de.playOnAbout(false)]) expect(said).not.toMatch(/dice|roll|Würfel|Würfe/);
});
