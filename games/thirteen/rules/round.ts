/** A round: rolling, scoring and scratching. */
import type { Refusal } from "@turnlight/kernel";
import { type Category, diceCount } from "./categories.ts";
import type { Book } from "./items.ts";
import { plainDie } from "./items.ts";
import { previewBox, scratchable } from "./preview.ts";
import type { Happened } from "./shop.ts";
import { keepsOf, rollsLeft, rollsOf } from "./stage.ts";
import { endStage } from "./stage-end.ts";
import { boxOf, openBoxes, type RunFact, type RunMove, type RunState } from "./state.ts";

type Of<K extends RunMove["kind"]> = Extract<RunMove, { kind: K }>;

export const rollRefusal = (book: Book, state: RunState, { keep }: Of<"roll">): Refusal | undefined => {
  if (rollsLeft(book, state) <= 0)
    return { code: "no-rolls", reason: "no roll is left this round", right: "scoring a box" };
  if (keep.length === diceCount)
    return { code: "nothing-to-roll", reason: "all dice are kept", right: "a die to throw" };
  const known = keepsOf(state).some(
    (other) => other.length === keep.length && other.every((die, i) => die === keep[i]),
  );
  if (known) return undefined;
  return state.sheet.shown.length === 0
    ? { code: "nothing-to-keep", reason: "nothing has been rolled yet", right: '"roll"' }
    : { code: "loose-dice", reason: "the first two dice cannot be locked", right: "keeping others" };
};

export const roll = (state: RunState, { keep }: Of<"roll">): Happened => ({
  state: { ...state, phase: { kind: "rolling", keep } },
  facts: [{ kind: "throwing", round: state.sheet.round, roll: state.sheet.rolled + 1, keep }],
});

/** All dice of the stream are drawn; kept ones ignore theirs. */
export const rolled = (book: Book, state: RunState, { sides }: Of<"rolled">): Happened => {
  const keep = state.phase.kind === "rolling" ? state.phase.keep : [];
  const { sheet } = state;
  const shown = state.dice.map((kind, die) =>
    keep.includes(die) ? (sheet.shown[die] ?? 0) : (book.die(kind).sides[(sides[die] ?? 1) - 1] ?? 0),
  );
  const next = sheet.rolled + 1;
  return {
    state: { ...state, phase: { kind: "round" }, sheet: { ...sheet, shown, rolled: next } },
    facts: [{ kind: "rolled", round: sheet.round, roll: next, shown }],
  };
};

const scoreable = (state: RunState, category: Category): Refusal | undefined => {
  if (state.sheet.shown.length === 0)
    return { code: "not-rolled", reason: "nothing has been rolled yet", right: '"roll"' };
  if (openBoxes(state.sheet).includes(category)) return undefined;
  return { code: "not-open", reason: `${category} is not open`, right: openBoxes(state.sheet).join(", ") };
};

export const scoreRefusal = (book: Book, state: RunState, { category }: Of<"score">): Refusal | undefined => {
  const refusal = scoreable(state, category);
  if (refusal !== undefined) return refusal;
  return previewBox(book, state, category).valid
    ? undefined
    : { code: "not-valid", reason: `the dice score nothing in ${category}`, right: "a box that lights up" };
};

export const scratchRefusal = (book: Book, state: RunState, { category }: Of<"scratch">): Refusal | undefined => {
  const refusal = scoreable(state, category);
  if (refusal !== undefined) return refusal;
  return scratchable(book, state).includes(category)
    ? undefined
    : { code: "no-scratch", reason: "a box is valid, so none may be scratched", right: "scoring a box that lights up" };
};

/** Money from dice that count showing the right face, each up to its limit. */
const earnings = (book: Book, state: RunState, counting: readonly number[]): readonly RunFact[] =>
  counting.flatMap((die) => {
    const { earns } = book.die(state.dice[die] ?? "");
    if (earns === undefined) return [];
    const left = earns.limit - (state.sheet.earned[die] ?? 0);
    const paid = Math.min(left, earns.money(state.sheet.shown[die] ?? 0));
    return paid > 0 ? [{ kind: "earned", die, money: paid } as const] : [];
  });

export const score = (book: Book, state: RunState, { category }: Of<"score">): Happened => {
  const { score: box, bonus, pips, counting } = previewBox(book, state, category);
  const { sheet } = state;
  const facts: RunFact[] = [{ kind: "scored", category, shown: sheet.shown, ...box }];
  if (bonus !== null) facts.push({ kind: "bonus", ...bonus });
  const earned = earnings(book, state, counting);
  let earnedByDie = sheet.earned;
  let { purse } = state;
  for (const fact of earned) {
    if (fact.kind !== "earned") continue;
    earnedByDie = earnedByDie.with(fact.die, (earnedByDie[fact.die] ?? 0) + fact.money);
    purse += fact.money;
  }
  const written: RunState = {
    ...state,
    purse,
    sheet: {
      ...sheet,
      boxes: sheet.boxes.with(boxOf(category), box.total),
      score: sheet.score + box.total + (bonus?.total ?? 0),
      upper: sheet.upper + pips,
      bonus: bonus === null ? sheet.bonus : bonus.total,
      stamp: 1,
      earned: earnedByDie,
    },
  };
  const brittle = counting.filter((die) => book.die(state.dice[die] ?? "").breaksOneIn !== undefined);
  if (brittle.length > 0)
    return { state: { ...written, phase: { kind: "cracking", dice: brittle } }, facts: [...facts, ...earned] };
  const next = afterBox(book, written);
  return { state: next.state, facts: [...facts, ...earned, ...next.facts] };
};

export const cracked = (book: Book, state: RunState, { dice }: Of<"cracked">): Happened => {
  const kinds = state.dice.map((kind, die) => (dice.includes(die) ? plainDie : kind));
  const next = afterBox(book, { ...state, phase: { kind: "round" }, dice: kinds });
  return { state: next.state, facts: [{ kind: "cracked", dice }, ...next.facts] };
};

export const scratch = (book: Book, state: RunState, { category }: Of<"scratch">): Happened => {
  const { sheet } = state;
  const next = afterBox(book, { ...state, sheet: { ...sheet, boxes: sheet.boxes.with(boxOf(category), 0) } });
  return { state: next.state, facts: [{ kind: "scratched", category }, ...next.facts] };
};

/** The next round, or the end of the stage after its last box. */
const afterBox = (book: Book, state: RunState): Happened => {
  const { sheet } = state;
  const unused = sheet.unused + Math.max(0, rollsOf(book, state) - sheet.rolled);
  const stays = sheet.stay ? { shown: sheet.shown, rolled: 1 } : { shown: [], rolled: 0 };
  const next: RunState = {
    ...state,
    phase: { kind: "round" },
    sheet: { ...sheet, ...stays, unused, round: sheet.round + 1, tokens: 0, stay: false },
  };
  return openBoxes(sheet).length > 0
    ? { state: next, facts: [] }
    : endStage(book, { ...next, sheet: { ...next.sheet, round: sheet.round } });
};
