/** Zonk's lesson: what surely happens in it, that it can be won, and that it is short. */
import { type ZonkFact, type ZonkView, zonk } from "@turnlight/games/zonk";
import { expect, test } from "vitest";
import { lessonTable } from "../../../match/lesson/staged-table.ts";
import { lessonSeconds, mostSeconds } from "../../tests/lesson-time.ts";
import { chance, config, reply, stepNames, target, waits } from "../learn/script.ts";
import { factLasts } from "../play/durations.ts";
import { offersOf } from "../play/offers.ts";
import { texts as de } from "../words/lesson.de.ts";
import { texts as en } from "../words/lesson.en.ts";

const sitters = [
  { kind: "person", name: "You", colour: 0, avatar: 0 },
  { kind: "bot", bot: "hybrid:easy", name: "Fridolin" },
] as const;

/** Plays the script: the facts with the position before each, and for each choice what else could be chosen. */
const played = async () => {
  const table = lessonTable({ rules: zonk.rules, config, chance, sitters });
  const facts: { readonly fact: ZonkFact; readonly view: ZonkView }[] = [];
  const choices: { readonly step: string; readonly takes: readonly string[] }[] = [];
  let before = table.sight.value.view as ZonkView;
  table.listen(({ facts: heard, sight }) => {
    facts.push(...heard.map((fact) => ({ fact: fact as ZonkFact, view: before })));
    before = sight.view as ZonkView;
  });
  for (const step of stepNames) {
    const wait = waits[step];
    const { view, moves } = table.sight.value;
    if (wait.kind === "choose")
      choices.push({ step, takes: offersOf(view as ZonkView, moves).map(({ move }) => move) });
    if (wait.kind === "moves")
      for (const move of wait.moves) expect((await table.play(move)).ok, `${step}: ${move}`).toBe(true);
    if (wait.kind === "next") for (const move of reply) expect(table.enter(move).ok, move.move).toBe(true);
  }
  return { table, facts, choices };
};

test("a zonk and hot dice happen, and the learner wins", async () => {
  const { table, facts } = await played();
  const told = facts.map(({ fact }) => `${fact.kind} ${fact.seat}`);
  expect(told.filter((one) => /^(?:zonked|hot-dice|banked|won)/.test(one))).toEqual([
    "zonked 0",
    "banked 1",
    "hot-dice 0",
    "banked 0",
    "won 0",
  ]);
  expect(table.sight.value.outcome?.scores).toEqual([530, 80]);
});

test("where dice are to be chosen, there is a choice, and they are not chosen already", async () => {
  const { choices } = await played();
  for (const { step, takes } of choices) {
    const wait = waits[step as (typeof stepNames)[number]];
    expect(takes.length, step).toBeGreaterThan(1);
    expect(takes, step).toContain(wait.kind === "choose" ? wait.take : "");
  }
});

test("each entry is shown with the position after it, not the one after the roll that follows", async () => {
  const table = lessonTable({ rules: zonk.rules, config, chance, sitters });
  const phases: string[] = [];
  table.listen(({ sight }) => phases.push((sight.view as ZonkView).phase.kind));
  await table.play("roll");
  expect(phases).toEqual(["rolling", "taking"]);
});

test("again from the beginning, the dice are the same", async () => {
  const { table } = await played();
  table.restart();
  await table.play("roll");
  expect((table.sight.value.view as ZonkView).phase).toEqual({ kind: "taking", dice: [1, 3, 3, 3, 4, 6] });
});

test("the texts say the figures of the script, and the game's own words for its buttons", () => {
  for (const { steps } of [en, de]) {
    expect(steps.roll.title).toContain(String(target));
    expect(steps.again.about).toContain("80");
    expect(steps.hot.about).toContain("130");
    expect(steps.bank.about).toContain("530");
  }
});

test("a newcomer is done in less than 90 seconds", async () => {
  const { facts } = await played();
  const shown = facts.reduce((sum, { fact, view }) => sum + factLasts(fact, { view, bot: view.seat === 1 }), 0) / 1000;
  for (const { steps } of [en, de]) {
    const bubbles = stepNames.map((name) => [steps[name].title, steps[name].about]);
    expect(lessonSeconds(bubbles, shown)).toBeLessThan(mostSeconds);
  }
});
