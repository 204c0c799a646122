/** A round: rolling, scoring and scratching. */
import type { Refusal } from "@turnlight/kernel";
import { type Category, diceCount, sectionOf } from "./categories.ts";
import { grow, wear } from "./growth.ts";
import type { Book } from "./items.ts";
import { plainDie } from "./items.ts";
import { previewBox, scratchable } from "./preview.ts";
import type { Happened } from "./shop.ts";
import { charmsOf, diceOf, keepsOf, rollsLeft, rollsOf, twistNow } from "./stage.ts";
import { endStage } from "./stage-end.ts";
import { boxOf, openBoxes, type RunFact, type RunMoveOf, type RunState } from "./state.ts";
import { bosses } from "./stock.ts";
import { triggerData } from "./triggers.ts";

export const rollRefusal = (book: Book, state: RunState, { keep }: RunMoveOf<"roll">): Refusal | undefined => {
  if (rollsLeft(book, state) <= 0)
    return { code: "no-rolls", reason: "no rolls are left this round", right: "a box to score" };
  if (keep.length === diceCount)
    return { code: "nothing-to-roll", reason: "all dice are locked", right: "at least one die to roll" };
  const known = keepsOf(state).some(
    (other) => other.length === keep.length && other.every((die, i) => die === keep[i]),
  );
  if (known) return undefined;
  return state.sheet.shown.length === 0
    ? { code: "nothing-to-keep", reason: "nothing has been rolled yet", right: '"roll"' }
    : { code: "loose-dice", reason: "the first two dice can't be locked in this stage", right: "other dice to keep" };
};

export const roll = (state: RunState, { keep }: RunMoveOf<"roll">): Happened => {
  const { round, rolled: before } = state.sheet;
  const throwing: RunFact = { kind: "throwing", round, roll: before + 1, keep };
  const phase = { kind: "rolling", keep } as const;
  const toll = twistNow(state)?.kind === "toll" && before > 0 ? Math.min(state.purse, bosses.toll) : 0;
  const purse = state.purse - toll;
  const facts: readonly RunFact[] = toll > 0 ? [{ kind: "tolled", money: toll, purse }, throwing] : [throwing];
  return { state: { ...state, phase, purse }, facts };
};

/** All dice of the stream are drawn; those of kept dice are ignored. */
export const rolled = (book: Book, state: RunState, { sides }: RunMoveOf<"rolled">): Happened => {
  const keep = state.phase.kind === "rolling" ? state.phase.keep : [];
  const { sheet } = state;
  const shown = diceOf(state).map((kind, die) => {
    if (keep.includes(die)) return sheet.shown[die] ?? 0;
    const { sides: faces, opens } = book.die(kind);
    return (sheet.rolled === 0 ? opens : undefined) ?? faces[(sides[die] ?? 1) - 1] ?? 0;
  });
  const next = sheet.rolled + 1;
  return {
    state: { ...state, phase: { kind: "round" }, sheet: { ...sheet, shown, rolled: next, kept: keep.length } },
    facts: [{ kind: "rolled", round: sheet.round, roll: next, shown }],
  };
};

const scoreable = (state: RunState, category: Category): Refusal | undefined => {
  if (state.sheet.shown.length === 0)
    return { code: "not-rolled", reason: "nothing has been rolled yet", right: '"roll"' };
  if (openBoxes(state.sheet).includes(category)) return undefined;
  return { code: "not-open", reason: `${category} is not open`, right: openBoxes(state.sheet).join(", ") };
};

export const scoreRefusal = (book: Book, state: RunState, { category }: RunMoveOf<"score">): Refusal | undefined => {
  const refusal = scoreable(state, category);
  if (refusal !== undefined) return refusal;
  return previewBox(book, state, category).valid
    ? undefined
    : { code: "not-valid", reason: `these dice score nothing in ${category}`, right: "a box that scores" };
};

export const scratchRefusal = (
  book: Book,
  state: RunState,
  { category }: RunMoveOf<"scratch">,
): Refusal | undefined => {
  const refusal = scoreable(state, category);
  if (refusal !== undefined) return refusal;
  return scratchable(book, state).includes(category)
    ? undefined
    : { code: "no-scratch", reason: "you can't scratch while a box scores", right: "a box that scores" };
};

/** Money from dice that count with the right face, each up to its limit. */
const earnings = (book: Book, state: RunState, counting: readonly number[]): readonly RunFact[] =>
  counting.flatMap((die) => {
    const { earns } = book.die(diceOf(state)[die] ?? "");
    if (earns === undefined) return [];
    const left = earns.limit - (state.sheet.earned[die] ?? 0);
    const paid = Math.min(left, earns.money(state.sheet.shown[die] ?? 0));
    return paid > 0 ? [{ kind: "earned", die, money: paid } as const] : [];
  });

/** Money that charms pay at once. */
const tips = (book: Book, state: RunState, what: "first-roll" | "scratch"): readonly RunFact[] =>
  charmsOf(book, state).flatMap(({ item, charm }) =>
    charm.tips?.for === what ? [{ kind: "tipped", item, money: charm.tips.money } as const] : [],
  );

/** What charms charge for a scored box, each while there is money. */
const charges = (book: Book, state: RunState, purse: number): readonly RunFact[] => {
  let left = purse;
  return charmsOf(book, state).flatMap(({ item, charm }) => {
    if (charm.per !== "fee" || state.purse < triggerData.fee || left < triggerData.fee) return [];
    left -= triggerData.fee;
    return [{ kind: "charged", item, money: triggerData.fee, purse: left } as const];
  });
};

const tipped = (purse: number, facts: readonly RunFact[]): number =>
  facts.reduce((sum, fact) => sum + (fact.kind === "tipped" ? fact.money : 0), purse);

export const score = (book: Book, state: RunState, { category }: RunMoveOf<"score">): Happened => {
  const { score: box, bonus, pips, counting } = previewBox(book, state, category);
  const { sheet } = state;
  const facts: RunFact[] = [{ kind: "scored", category, shown: sheet.shown, ...box }];
  if (bonus !== null) facts.push({ kind: "bonus", ...bonus });
  const earned = earnings(book, state, counting);
  const given = sheet.rolled === 1 ? tips(book, state, "first-roll") : [];
  let earnedByDie = sheet.earned;
  let { purse } = state;
  for (const fact of earned) {
    if (fact.kind !== "earned") continue;
    earnedByDie = earnedByDie.with(fact.die, (earnedByDie[fact.die] ?? 0) + fact.money);
    purse += fact.money;
  }
  const full = tipped(purse, given);
  const charged = charges(book, state, full);
  const isSpare = sheet.rolled < rollsOf(book, state);
  const scored: RunState = {
    ...state,
    purse: full - triggerData.fee * charged.length,
    sheet: {
      ...sheet,
      before: boxOf(category),
      boxes: sheet.boxes.with(boxOf(category), box.total),
      score: sheet.score + box.total + (bonus?.total ?? 0),
      upper: sheet.upper + pips,
      bonus: bonus === null ? sheet.bonus : bonus.total,
      stamp: 1,
      earned: earnedByDie,
    },
  };
  const worn = wear(
    book,
    grow(
      book,
      scored,
      ...(sectionOf[category] === "straights" ? (["straight"] as const) : []),
      ...(isSpare ? (["spare-roll"] as const) : []),
    ),
  );
  const written = worn.state;
  const after = [...earned, ...given, ...charged, ...worn.facts];
  const brittle = counting.filter((die) => book.die(diceOf(state)[die] ?? "").breaksOneIn !== undefined);
  if (brittle.length > 0)
    return {
      state: { ...written, phase: { kind: "cracking", dice: brittle } },
      facts: [...facts, ...after],
    };
  const next = afterBox(book, written);
  return { state: next.state, facts: [...facts, ...after, ...next.facts] };
};

export const cracked = (book: Book, state: RunState, { dice }: RunMoveOf<"cracked">): Happened => {
  const kinds = state.dice.map((kind, die) => (dice.includes(die) ? plainDie : kind));
  const next = afterBox(book, { ...state, phase: { kind: "round" }, dice: kinds });
  return { state: next.state, facts: [{ kind: "cracked", dice }, ...next.facts] };
};

export const scratch = (book: Book, state: RunState, { category }: RunMoveOf<"scratch">): Happened => {
  const { sheet } = state;
  const box = boxOf(category);
  const given = tips(book, state, "scratch");
  const scratched: RunState = {
    ...state,
    purse: tipped(state.purse, given),
    sheet: { ...sheet, boxes: sheet.boxes.with(box, 0), before: box, scratches: sheet.scratches + 1 },
  };
  const next = afterBox(book, grow(book, scratched, "scratch"));
  return { state: next.state, facts: [{ kind: "scratched", category }, ...given, ...next.facts] };
};

export const cashInRefusal = ({ sheet, config }: RunState): Refusal | undefined => {
  if (config.challenge === "purist")
    return { code: "no-money", reason: "there is no money in the Purist challenge", right: "another move" };
  return sheet.score >= sheet.target
    ? undefined
    : {
        code: "not-reached",
        reason: `the target is ${sheet.target - sheet.score} points away`,
        right: "a score at or above the target",
        values: { points: sheet.target - sheet.score },
      };
};

/** The current round counts as not played. */
export const cashIn = (book: Book, state: RunState): Happened => {
  const rounds = openBoxes(state.sheet).length;
  const { state: next, facts } = endStage(book, state);
  return { state: next, facts: [{ kind: "cashed-in", rounds }, ...facts] };
};

/** The next round, or the end of the stage after its last box. */
const afterBox = (book: Book, state: RunState): Happened => {
  const { sheet } = state;
  const unused = sheet.unused + Math.max(0, rollsOf(book, state) - sheet.rolled);
  const stays = sheet.stay ? { shown: sheet.shown, rolled: 1, kept: 0 } : { shown: [], rolled: 0, kept: 0 };
  const next: RunState = {
    ...state,
    phase: { kind: "round" },
    sheet: { ...sheet, ...stays, unused, round: sheet.round + 1, tokens: 0, stay: false },
  };
  return openBoxes(sheet).length > 0
    ? { state: next, facts: [] }
    : endStage(book, { ...next, sheet: { ...next.sheet, round: sheet.round } });
};
