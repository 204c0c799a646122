/** The lesson of Thirteen Throws: what surely happens in it, that it ends in a win, and that it is short. */
import { preview, type RunFact, type RunView, thirteen, usualBook } from "@turnlight/games/thirteen";
import { expect, test } from "vitest";
import { lessonTable } from "../../../match/lesson/staged-table.ts";
import { lessonSeconds, mostSeconds } from "../../tests/lesson-time.ts";
import { chance, charm, config, opening, stepNames, waits } from "../learn/script.ts";
import { page } from "../page.ts";
import { bonusTime, showTime } from "../play/showtime.ts";
import { texts as de } from "../words/lesson.de.ts";
import { texts as en } from "../words/lesson.en.ts";
import { de as boxesDe } from "../words/texts.de.ts";
import { en as boxesEn } from "../words/texts.en.ts";

const sitters = [{ kind: "person", name: "You", colour: 0, avatar: 0 }] as const;

const played = async () => {
  const table = lessonTable({ rules: thirteen.rules, config, chance, opening, sitters });
  const facts: { readonly fact: RunFact; readonly view: RunView }[] = [];
  const seen = () => table.sight.value.view as RunView;
  const first = seen();
  let before = first;
  table.listen(({ facts: heard, sight }) => {
    facts.push(...heard.map((fact) => ({ fact: fact as RunFact, view: before })));
    before = sight.view as RunView;
  });
  const scoring: string[][] = [];
  for (const step of stepNames) {
    const wait = waits[step];
    if (step === "scratch")
      scoring.push(preview(usualBook, seen()).flatMap(({ category, score }) => (score.total > 0 ? [category] : [])));
    if (wait.kind === "move") expect((await table.play(wait.move)).ok, step).toBe(true);
    else for (const die of wait.dice) expect(seen().sheet.shown[die], step).toBe(6);
  }
  return { table, facts, first, last: seen(), scoring };
};

test("a lock, a scratch and a purchase happen, a stage is cleared, and the purchase shows", async () => {
  const { facts, last, scoring } = await played();
  const told = facts.flatMap(({ fact }) => {
    if (fact.kind === "throwing") return fact.keep.length > 0 ? [`keep ${fact.keep.join(" ")}`] : [];
    if (fact.kind === "scored") return [`${fact.category} ${fact.total}`];
    if (fact.kind === "scratched") return [`scratched ${fact.category}`];
    if (fact.kind === "bought") return [`bought ${fact.item}`];
    return fact.kind === "stood" ? ["cleared"] : [];
  });
  expect(told).toEqual([
    "keep 0 2",
    "sixes 18",
    "scratched five-of-a-kind",
    "large-straight 40",
    "cleared",
    `bought ${charm}`,
    "five-of-a-kind 70",
  ]);
  expect(last.stage).toBe(2);
  // The scratch is asked for where nothing else is possible.
  expect(scoring).toEqual([[]]);
});

test("the lesson begins without a draft, three rounds before the end of the first stage", async () => {
  const { first } = await played();
  expect([first.phase.kind, first.sheet.round, first.sheet.score]).toEqual(["round", 11, 158]);
});

test("the texts say the figures of the script, and the game’s own names of boxes and charm", async () => {
  for (const [{ steps, won }, said] of [
    [en, boxesEn],
    [de, boxesDe],
  ] as const) {
    expect(steps.roll.title).toContain("200");
    expect(steps.last.about).toContain("176");
    expect(steps.buy.about).toContain("216");
    expect(steps.buy.about).toMatch(/\+0[.,]4 .*1[.,]4/);
    expect(won.about).toContain("70");
    for (const [step, box] of [
      ["box", "sixes"],
      ["scratch", "five-of-a-kind"],
      ["five", "five-of-a-kind"],
    ] as const)
      expect(steps[step].title).toContain(said.boxes[box]);
  }
});

test("a newcomer is done in less than 90 seconds", async () => {
  const { facts } = await played();
  const shown = facts.reduce((sum, { fact, view }) => {
    if (fact.kind === "scored") return sum + showTime(fact, view);
    if (fact.kind === "bonus") return sum + bonusTime;
    const time = page.times?.[fact.kind] ?? 220;
    return sum + (typeof time === "function" ? time(fact) : time);
  }, 0);
  for (const { steps } of [en, de]) {
    const notes = stepNames.map((name) => [steps[name].title, steps[name].about]);
    // One more act: the box that is scratched is chosen from a list.
    expect(lessonSeconds([...notes, []], shown / 1000)).toBeLessThan(mostSeconds);
  }
});
