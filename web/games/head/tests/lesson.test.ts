/** The lesson of Don't Lose Your Head: what surely happens in it, that it is won, and that it is short. */
import { type HeadFact, type HeadView, head, languages } from "@turnlight/games/head";
import { describe, expect, test } from "vitest";
import { lessonTable } from "../../../match/lesson/staged-table.ts";
import { lessonSeconds, mostSeconds } from "../../tests/lesson-time.ts";
import { lessonNames, openingOf, plots, stepsOf } from "../learn/script.ts";
import { page } from "../page.ts";
import { readingTime } from "../play/front-side.ts";
import { de } from "../words/learn.de.ts";
import { en } from "../words/learn.en.ts";

const sitters = [
  { kind: "person", name: "You", colour: 0, avatar: 0 },
  { kind: "bot", bot: "apprentice", name: "The apprentice" },
] as const;

const texts = { english: en, german: de } as const;

const played = async (language: "english" | "german") => {
  const plot = plots[language];
  const steps = stepsOf(plot);
  const table = lessonTable({
    rules: head.rules,
    config: plot.config,
    chance: [],
    opening: openingOf(plot),
    sitters,
  });
  const facts: HeadFact[] = [];
  table.listen(({ facts: heard }) => facts.push(...(heard as readonly HeadFact[])));
  const before = table.sight.value.view as HeadView;
  let read = 0;
  for (const name of lessonNames) {
    const { wait } = steps[name];
    if (wait.kind === "guess") expect((await table.play(wait.move)).ok, name).toBe(true);
    if (wait.kind === "next") expect(table.enter({ seat: 1, move: plot.replies[read++] ?? "" }).ok, name).toBe(true);
  }
  expect(read).toBe(plot.replies.length);
  return { plot, table, facts, before };
};

describe.each(languages)("in %s", (language) => {
  test("a hit, a miss and a word happen, and the learner wins", async () => {
    const { plot, table, facts } = await played(language);
    const mine = facts.flatMap((fact) => {
      if (fact.kind === "letter" && fact.seat === 0) return [`letter ${fact.hit}`];
      if (fact.kind === "cell" && fact.seat === 0) return [`cell ${fact.colour}`];
      if (fact.kind === "word" && fact.seat === 0) return [`word ${fact.hit}`];
      return fact.kind === "fell" ? [`fell ${fact.seat}`] : [];
    });
    expect(mine).toEqual(["letter true", "cell red", "word true", "cell green", "fell 1"]);
    const solved = facts.flatMap((fact) => (fact.kind === "solved" && fact.seat === 0 ? [fact.word] : []));
    expect(solved).toEqual([...plot.completes, plot.word.text]);
    expect(table.sight.value.outcome?.scores).toEqual([1, 0]);
  });

  test("the apprentice misses in front of the learner, and is far from winning", async () => {
    const { facts } = await played(language);
    expect(facts.filter((fact) => fact.kind === "missed" && fact.seat === 1)).toHaveLength(3);
  });

  test("only the word that is asked for has one letter missing", async () => {
    const { plot, before } = await played(language);
    const after = before.hunts[0].patterns[plot.word.row - 1]?.replaceAll("_", "");
    expect(after).not.toContain(plot.letter);
    expect(plot.word.text.replace(plot.word.missing, "")).not.toContain(plot.word.missing);
  });

  test("a newcomer is done in less than 90 seconds", async () => {
    const { plot, facts } = await played(language);
    const { steps, confirm, enter } = texts[language];
    // Three guesses by touch are confirmed, and the word is.
    const notes = [...lessonNames.map((name) => steps[name](plot)), confirm, confirm, confirm, enter];
    const shown = facts.reduce((sum, fact) => {
      const time = page.times?.[fact.kind] ?? 220;
      return sum + (typeof time === "function" ? time(fact) : time);
    }, 0);
    // The apprentice thinks three times, and each result is read.
    const waits = plot.replies.length * (700 + readingTime("The apprentice guesses the letter B. Nothing."));
    const seconds = lessonSeconds(
      notes.map(({ title, about }) => [title, about]),
      (shown + waits) / 1000,
    );
    expect(seconds).toBeLessThan(mostSeconds);
  });
});
