/** How strong a run's dice, levels and charms are: about the score they bring in a stage. What buyers go by. */
import { categories, sectionOf, sections } from "../rules/categories.ts";
import { type Book, bookOf, plainDie } from "../rules/items.ts";
import { scoreBonus, scoreReading } from "../rules/score.ts";
import { emptyLevels, loadoutOf, type RunState } from "../rules/state.ts";
import { rollsARound } from "../rules/stock.ts";
import { boxRates, yardstick } from "../solver/estimate.ts";
import { planFor } from "../solver/plan.ts";
import { allBoxes } from "../solver/solve.ts";
import { behaviour, plainTray, stagePoints } from "../solver/stage-points.ts";

/** About what boxes bring when they are filled: charms are weighed at these. */
const typical = [2, 6, 9, 12, 16, 20, 23, 22, 25, 30, 40, 50, 23];

/** How likely the upper bonus is, about. */
const bonusOdds = 0.65;

/**
 * A box that a round goes for alone gains more from better odds than it does on a sheet with twelve others: by exact
 * solutions about this power of it. What dice add to the points themselves counts in full.
 */
const oddsPower = 0.58;

/** The same stock with dice that add nothing to the points. */
const bareBooks = new WeakMap<Book, Book>();

const bareBook = (book: Book): Book => {
  const known = bareBooks.get(book);
  if (known !== undefined) return known;
  const made = bookOf(
    book.items.map((item) => {
      if (item.kind !== "die") return item;
      const { pips: _pips, xmult: _xmult, ...bare } = item;
      return bare;
    }),
  );
  bareBooks.set(book, made);
  return made;
};

const diceRates = new WeakMap<Book, Map<string, readonly number[]>>();

/** How much better than plain dice with the usual rolls these dice do in each box. */
const ratesFor = (book: Book, state: RunState): readonly number[] => {
  const rolls = rollsARound.usual + state.charms.reduce((sum, { item }) => sum + (book.charm(item).rolls ?? 0), 0);
  const known = diceRates.get(book) ?? new Map<string, readonly number[]>();
  diceRates.set(book, known);
  const dice = state.dice.map((kind) => behaviour(book, kind)).toSorted();
  const key = `${rolls} ${dice.join(" ")}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const alone = { ...state, dice, charms: [], levels: emptyLevels, twist: null };
  const usual = yardstick(plainTray(book), rollsARound.usual);
  const whole = boxRates({ ...stagePoints(book, alone), rolls }, usual);
  const odds = boxRates({ ...stagePoints(bareBook(book), alone), rolls }, usual);
  const made = whole.map((rate, box) => {
    const better = odds[box] ?? 0;
    return better === 0 ? 0 : better ** oddsPower * (rate / better);
  });
  known.set(key, made);
  return made;
};

/** Points in a stage with all boxes, by what the run holds and by how long it will have held it. */
export const strengthOf = (book: Book, state: RunState, stagesAhead: number): number => {
  const later = state.charms.map((charm) => ({ ...charm, held: charm.held + stagesAhead }));
  const loadout = { ...loadoutOf(state), charms: later, dice: state.dice.map(() => plainDie), stamp: 1 };
  const { brings } = planFor(
    plainTray(book),
    rollsARound.usual,
    sections.map(() => 1),
  );
  const rates = ratesFor(book, state);
  const boxes = categories.map((category, box) => {
    const base = typical[box] ?? 1;
    const { total } = scoreReading(book, loadout, category, { base, reads: [], counting: [] });
    return (rates[box] ?? 1) * (total / base) * (brings[allBoxes * categories.length + box] ?? 0);
  });
  const upper = rates.filter((_, box) => sectionOf[categories[box] ?? "chance"] === "upper");
  const easier = upper.reduce((sum, rate) => sum + rate, 0) / upper.length;
  const bonus = scoreBonus(book, loadout).total * Math.min(1, bonusOdds * easier ** 2);
  return boxes.reduce((sum, points) => sum + points, bonus);
};
