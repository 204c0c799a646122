/** Golden matches of every game in all languages: sentences with names, without raw fact data. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games } from "@turnlight/games";
import { type BaseFact, factsFor, Match, readStory, rulesOf, type Viewer } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { showLanguage } from "../../language/catalogue.ts";
import { type Language, languageTags } from "../../languages/index.ts";
import { factSentence } from "../facts.ts";
import { allPages, pageOf } from "../pages.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const stories = globSync("{kernel/examples,games}/**/golden/*.story", { cwd: root }).sort();
const names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"];

interface Sentence {
  readonly fact: BaseFact;
  readonly text: string;
}

const toldIn = async (path: string, language: Language): Promise<readonly Sentence[]> => {
  const record = readStory(readFileSync(`${root}/${path}`, "utf8"));
  if (!record.ok) throw new Error(record.refusal.reason);
  const game = await games[record.value.game]?.();
  const card = pageOf(record.value.game);
  if (game === undefined || card === undefined) throw new Error(`${path} is of no game`);
  const known = rulesOf(game, record.value.version);
  if (!known.ok) throw new Error(known.refusal.reason);
  const rules = known.value;
  const resumed = Match.resume(rules, record.value);
  if (!resumed.ok) throw new Error(resumed.refusal.reason);
  const { match, steps } = resumed.value;
  await showLanguage(language);
  const { facts } = await card.facts();
  const viewers: readonly Viewer[] = ["spectator", ...Array.from({ length: match.seats }, (_, seat) => seat)];
  return viewers.flatMap((viewer) =>
    steps.flatMap(({ told, state }) =>
      factsFor(told, viewer).map((fact) => ({
        fact,
        text: factSentence(facts.value, fact, {
          view: rules.view(state, viewer),
          nameOf: (seat) => names[seat] ?? "?",
          number: String,
        }),
      })),
    ),
  );
};

test("every game on the page has a golden match", () => {
  const gamesTold = stories.map((path) => /^game: (\S+)/m.exec(readFileSync(`${root}/${path}`, "utf8"))?.[1]);
  expect(
    [...new Set(gamesTold)].sort(),
    'add games/<game>/golden/*.story (docs/adding-a-game.md, "The tests")',
  ).toEqual(
    allPages()
      .map(([game]) => game)
      .sort(),
  );
});

describe.each(stories)("%s", (path) => {
  test.each(languageTags)("is told in %s", async (language) => {
    const sentences = await toldIn(path, language);
    expect(sentences.length).toBeGreaterThan(0);
    for (const { fact, text } of sentences) {
      const place = `${fact.kind}: ${text}`;
      expect(text, place).not.toBe("");
      expect(text, place).not.toMatch(/undefined|null|NaN|\[object|\bSeat\b|\bSitz\b|[{}=]|\?/);
      // A hyphenated kind would be raw data, never a word of a sentence.
      if (fact.kind.includes("-")) expect(text, place).not.toContain(fact.kind);
    }
    const acting = new Set(sentences.flatMap(({ fact }) => ("seat" in fact ? [Number(fact.seat)] : [])));
    for (const seat of acting) expect(sentences.some(({ text }) => text.includes(names[seat] ?? "?"))).toBe(true);
  });

  test("is told differently in each language", async () => {
    const [english, german] = [await toldIn(path, "en"), await toldIn(path, "de")];
    const same = english.filter(
      ({ text }, i) => text === german[i]?.text && /[a-z]{4}/.test(text.replace(/Anna|Cleo|Dora|Emil|Fritz/g, "")),
    );
    expect(same.map(({ text }) => text)).toEqual([]);
  });
});
