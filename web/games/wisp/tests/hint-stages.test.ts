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

/** What the sentences call the ring around a creature and the frame around a cell. */
const inEnglish = { texts: en, creature: /\bring\b/, place: /\bframed\b/, way: /\b(up|down|left|right)\b/ };
const inGerman = { texts: de, creature: /\bRing\b/, place: /\bumrahmten\b/, way: /\b(oben|unten|links|rechts)\b/ };
const cellNamed = /\b[A-I][1-9]\b/;

test("before the last stage the sentences name the marks on the board, no direction and no cell, in any level of the campaign", () => {
  for (let id = 0; id < campaignLevels.length; id += 7) {
    const { state, stages } = stagesIn(id);
    for (const given of stages.filter(({ stage }) => stage < 4))
      for (const { texts, creature, place, way } of [inEnglish, inGerman]) {
        const said = hintSaid(given, state, texts);
        expect(said).not.toMatch(way);
        expect(said).not.toMatch(cellNamed);
        const drawn = pointedCells(given, state).map(({ kind }) => kind);
        expect([id, said, creature.test(said)]).toEqual([id, said, drawn.includes("creature")]);
        expect([id, said, place.test(said)]).toEqual([id, said, drawn.includes("place")]);
      }
  }
});

test("screen readers get the cells by their names, since they have no marks", () => {
  const { state, stages } = stagesIn(0);
  for (const given of stages.filter(({ stage }) => stage === 2 || stage === 3)) {
    for (const texts of [en, de]) {
      const spoken = hintSaid(given, state, texts, { isSpoken: true });
      expect(spoken).toMatch(cellNamed);
      expect(spoken).not.toMatch(/\b(ring|framed|umrahmten)\b/i);
    }
  }
});
