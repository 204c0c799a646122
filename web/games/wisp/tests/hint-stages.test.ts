/** Hints in four stages: every stage tells more than the one before, and points to more on the board. */
import { campaignLevels, hint, setup, studyFor } from "@turnlight/games/wisp";
import { expect, test } from "vitest";
import { type GivenHint, hintAfter, hintSaid, pointedCells } from "../play/hint-stages.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

const stagesIn = (id: number): { readonly state: ReturnType<typeof setup>; readonly stages: readonly GivenHint[] } => {
  const level = campaignLevels[id]?.level;
  if (level === undefined) throw new Error("no such level");
  const state = setup(level);
  const study = studyFor(level, 500_000);
  const [advice, line] = [study && hint(study, state), study?.line(state)];
  if (advice === undefined || line === undefined) throw new Error("it cannot be won");
  const stages: GivenHint[] = [];
  for (let i = 0; i < 5; i++) stages.push(hintAfter(stages.at(-1), { hint: advice, line }, state));
  return { state, stages };
};

test("the idea comes first, then who it is about, then where, and at last the move; there is no fifth", () => {
  const { state, stages } = stagesIn(0);
  expect(stages.map(({ stage }) => stage)).toEqual([1, 2, 3, 4, 4]);
  for (const texts of [en, de]) {
    const said = stages.slice(0, 4).map((given) => hintSaid(given, state, texts));
    expect(new Set(said).size).toBe(4);
    const move = stages[0]?.hint?.move ?? "N";
    expect(
      said.map(
        (text) => text.includes(texts.ways[move]) && text.startsWith(texts.message.hint(texts.ways[move], "").trim()),
      ),
    ).toEqual([false, false, false, true]);
  }
});

test("the board shows the creature from the second stage on, the place from the third on, and the move alone at last", () => {
  const { state, stages } = stagesIn(0);
  const kinds = stages.map((given) => pointedCells(given, state).map(({ kind }) => kind));
  expect(kinds.slice(0, 4)).toEqual([[], ["creature"], ["creature", "place"], []]);
});

test("no stage before the last names a direction, in any level of the campaign", () => {
  for (let id = 0; id < campaignLevels.length; id += 7) {
    const { state, stages } = stagesIn(id);
    for (const given of stages.filter(({ stage }) => stage < 4))
      expect(hintSaid(given, state, en)).not.toMatch(/\b(up|down|left|right)\b/);
  }
});
