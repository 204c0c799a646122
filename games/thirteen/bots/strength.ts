/** The strength of a run's dice, levels and charms: approximately the score of a stage. Used by buyers. */
import { categories, sectionOf, sections } from "../rules/categories.ts";
import type { GrowthEvent } from "../rules/growth-event.ts";
import { type Book, bookOf, type Charm, plainDie } from "../rules/items.ts";
import { charmsAtWork, type Loadout, type Reading, scoreBonus } from "../rules/score.ts";
import { boxesOf, charmsOf, diceOf, isBoss, loadoutOf, rollsOf, twistNow } from "../rules/stage.ts";
import { emptyLevels, type RunState } from "../rules/state.ts";
import { bosses, rollsARound } from "../rules/stock.ts";
import { totalsOf } from "../rules/totals.ts";
import { boxRates, yardstick } from "../solver/estimate.ts";
import { planFor } from "../solver/plan.ts";
import { allBoxes } from "../solver/solve.ts";
import { behaviour, plainTray, stagePoints } from "../solver/stage-points.ts";

/** Typical dice when a box is filled, with their worth: charms are evaluated on these. */
const typical: readonly (readonly Reading[])[] = (
  [
    [
      [2, 1, 1, 3, 4, 6],
      [3, 1, 1, 1, 2, 5],
      [1, 1, 2, 4, 5, 6],
    ],
    [
      [6, 2, 2, 2, 4, 5],
      [4, 2, 2, 1, 3, 6],
      [6, 2, 2, 2, 6, 6],
    ],
    [
      [9, 3, 3, 3, 1, 5],
      [6, 3, 3, 2, 4, 6],
      [9, 3, 3, 3, 4, 4],
    ],
    [
      [12, 4, 4, 4, 1, 6],
      [12, 4, 4, 4, 2, 2],
      [8, 4, 4, 3, 5, 6],
    ],
    [
      [15, 5, 5, 5, 2, 6],
      [15, 5, 5, 5, 1, 1],
      [20, 5, 5, 5, 5, 3],
    ],
    [
      [18, 6, 6, 6, 2, 4],
      [18, 6, 6, 6, 1, 5],
      [24, 6, 6, 6, 6, 3],
    ],
    [
      [25, 5, 5, 5, 4, 6],
      [26, 6, 6, 6, 3, 5],
      [23, 4, 4, 4, 5, 6],
    ],
    [
      [24, 5, 5, 5, 5, 4],
      [26, 6, 6, 6, 6, 2],
      [17, 3, 3, 3, 3, 5],
    ],
    [
      [25, 3, 3, 3, 5, 5],
      [25, 6, 6, 6, 2, 2],
      [25, 1, 1, 1, 5, 5],
    ],
    [
      [30, 1, 2, 3, 4, 6],
      [30, 2, 3, 4, 5, 5],
      [30, 1, 3, 4, 5, 6],
    ],
    [
      [40, 1, 2, 3, 4, 5],
      [40, 2, 3, 4, 5, 6],
    ],
    [
      [50, 6, 6, 6, 6, 6],
      [50, 4, 4, 4, 4, 4],
      [50, 1, 1, 1, 1, 1],
    ],
    [
      [23, 3, 4, 5, 5, 6],
      [23, 2, 4, 5, 6, 6],
      [24, 3, 4, 5, 6, 6],
    ],
  ] as const
).map((hands) =>
  hands.map(([base, ...reads]) => ({ base, reads, faces: reads.toSorted((a, b) => a - b), counting: [] })),
);

/** The approximate probability of the upper bonus. */
const bonusOdds = 0.65;

/**
 * A round played for one box alone gains more from better odds than the same box on a sheet with twelve others: by
 * exact solutions, approximately this power of it. What dice add to the points themselves counts in full.
 */
const oddsPower = 0.58;

const withoutGifts = ({ gives: _gives, ...charm }: Charm): Charm => charm;

/** The same stock with charms that only bend rules: `whole` with dice that add to the points, `bare` without. */
const strippedBooks = new WeakMap<Book, { readonly whole: Book; readonly bare: Book }>();

const stripped = (book: Book): { readonly whole: Book; readonly bare: Book } => {
  const known = strippedBooks.get(book);
  if (known !== undefined) return known;
  const everything = [...book.items, ...book.earlier];
  const whole = bookOf(everything.map((item) => (item.kind === "charm" ? withoutGifts(item) : item)));
  const bare = bookOf(
    whole.items.map((item) => {
      if (item.kind !== "die") return item;
      const { pips: _pips, mult: _mult, xmult: _xmult, points: _points, ...plain } = item;
      return plain;
    }),
  );
  const made = { whole, bare };
  strippedBooks.set(book, made);
  return made;
};

const diceRates = new WeakMap<Book, Map<string, readonly number[]>>();

/** How much better these dice do in each box than plain dice with the default rolls, with these rule-bending charms. */
const ratesOf = (
  book: Book,
  state: RunState,
  {
    dice,
    bending,
    rolls,
  }: { readonly dice: readonly string[]; readonly bending: readonly string[]; readonly rolls: number },
): readonly number[] => {
  const known = diceRates.get(book) ?? new Map<string, readonly number[]>();
  diceRates.set(book, known);
  const key = `${rolls} ${dice.join(" ")} ${bending.join(" ")}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const charms = bending.map((item) => ({ item, held: 0 }));
  const alone = { ...state, dice, charms, levels: emptyLevels, twist: null };
  const usual = yardstick(plainTray(book), rollsARound.usual);
  const { whole, bare } = stripped(book);
  const all = boxRates({ ...stagePoints(whole, alone), rolls }, usual);
  const odds = boxRates({ ...stagePoints(bare, alone), rolls }, usual);
  const made = all.map((rate, box) => {
    const better = odds[box] ?? 0;
    return better === 0 ? 0 : better ** oddsPower * (rate / better);
  });
  known.set(key, made);
  return made;
};

/**
 * Special dice of one kind are evaluated together among plain ones, and different kinds independently: a tray of five
 * different dice has 7,776 throws, too many to evaluate for every offer.
 */
const ratesFor = (book: Book, state: RunState): readonly number[] => {
  const rolls = rollsOf(book, { ...state, sheet: { ...state.sheet, round: 1 } });
  const bends = charmsOf(book, state)
    .filter(({ charm }) => charm.bends !== undefined)
    .map(({ charm }) => charm.id);
  const bending = [...new Set(bends)].toSorted();
  const dice = diceOf(state);
  const plain = dice.map(() => plainDie);
  const usual = ratesOf(book, state, { dice: plain, bending, rolls });
  const kinds = dice.map((kind) => behaviour(book, kind));
  const special = [...new Set(kinds)].filter((kind) => kind !== plainDie);
  return special.reduce<readonly number[]>((rates, kind) => {
    const alike = kinds.map((one) => (one === kind ? kind : plainDie)).toSorted();
    const own = ratesOf(book, state, { dice: alike, bending, rolls });
    return rates.map((rate, box) => (rate * (own[box] ?? 1)) / (usual[box] ?? 1));
  }, usual);
};

/** The effect of charms and levels on a box's points. */
const factorOf = (book: Book, loadout: Loadout, box: number): number => {
  const category = categories[box] ?? "chance";
  const hands = typical[box] ?? [];
  const base = hands.reduce((sum, hand) => sum + hand.base, 0);
  return totalsOf(book, loadout, category, hands).reduce((sum, total) => sum + total, 0) / Math.max(1, base);
};

const strengthWith = (book: Book, state: RunState, loadout: Loadout): number => {
  const { brings } = planFor(
    plainTray(book),
    rollsARound.usual,
    sections.map(() => 1),
  );
  const open = boxesOf(state.config, twistNow(state));
  const rates = ratesFor(book, state).map((rate, box) => (open.includes(box) ? rate : 0));
  const boxes = open.map(
    (box) => (rates[box] ?? 1) * factorOf(book, loadout, box) * (brings[allBoxes * categories.length + box] ?? 0),
  );
  const upper = rates.filter((_, box) => sectionOf[categories[box] ?? "chance"] === "upper");
  const easier = upper.reduce((sum, rate) => sum + rate, 0) / upper.length;
  const bonus = scoreBonus(book, loadout).total * Math.min(1, bonusOdds * easier ** 2);
  return boxes.reduce((sum, points) => sum + points, bonus);
};

/** How often a stage makes a charm grow, approximately. */
const growthAStage: Readonly<Record<GrowthEvent, number>> = {
  straight: 1.5,
  scratch: 0.7,
  used: 0.5,
  sold: 0.4,
  reroll: 0.7,
  boss: 0.25,
  "full-sheet": 1,
  "spare-roll": 5,
};

/** Growth in the stages ahead; a charm that wears out is judged as it is now. */
const grownAhead = ({ grows }: Charm, stagesAhead: number): number =>
  grows === undefined ? 0 : growthAStage[grows] * stagesAhead;

/** The scoring context of a stage that has just begun, by what the run holds and for how long it will have held it. */
const freshLoadout = (book: Book, state: RunState, stagesAhead: number, boss: boolean): Loadout => {
  const { moment, ...loadout } = loadoutOf(book, state);
  const charms = loadout.charms.map((charm) => ({
    ...charm,
    held: charm.held + stagesAhead,
    grown: (charm.grown ?? 0) + grownAhead(book.charm(charm.item), stagesAhead),
  }));
  const open = boxesOf(state.config, twistNow(state));
  const fresh = { ...moment, round: 1, rounds: open.length, open, unused: 0, scratches: 0, used: 0, boss, ahead: true };
  return { ...loadout, charms, dice: state.dice.map(() => plainDie), stamp: 1, moment: fresh };
};

/** Points in a stage this many stages ahead, with the average chance of a boss stage. */
export const strengthOf = (book: Book, now: RunState, stagesAhead: number): number => {
  const state = { ...now, twist: null };
  const usual = freshLoadout(book, state, stagesAhead, false);
  const points = strengthWith(book, state, usual);
  if (charmsAtWork(book, usual.charms).every(({ charm }) => charm.per !== "boss")) return points;
  const inBoss = strengthWith(book, state, freshLoadout(book, state, stagesAhead, true));
  return points + (inBoss - points) / bosses.every;
};

/**
 * Points in the stage after this shop, including its boss; loose dice, alternately shorter rounds and tolls are
 * ignored.
 */
export const strengthInNext = (book: Book, state: RunState): number => {
  const next = { ...state, stage: state.stage + 1 };
  return strengthWith(book, next, freshLoadout(book, next, 0, isBoss(next.config, next.stage)));
};
