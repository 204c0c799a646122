/** What an item would change, shown on one throw of dice: the box it changes most, before and after. */
import {
  boxesOf,
  type Category,
  categories,
  freshSheet,
  type Item,
  isBoss,
  openBoxes,
  plainDie,
  previewBox,
  type RunState,
  rollsOf,
  sectionOf,
  targetOf,
  usualBook,
} from "@turnlight/games/thirteen";

export interface ItemExample {
  readonly category: Category;
  readonly dice: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** A usual good throw for every box. */
const throws: Readonly<Record<Category, readonly number[]>> = {
  ones: [1, 1, 1, 4, 6],
  twos: [2, 2, 2, 4, 5],
  threes: [3, 3, 3, 1, 6],
  fours: [4, 4, 4, 2, 6],
  fives: [5, 5, 5, 2, 3],
  sixes: [6, 6, 6, 2, 4],
  "three-of-a-kind": [5, 5, 5, 6, 2],
  "four-of-a-kind": [4, 4, 4, 4, 6],
  "full-house": [5, 5, 5, 3, 3],
  "small-straight": [2, 3, 4, 5, 5],
  "large-straight": [2, 3, 4, 5, 6],
  "five-of-a-kind": [6, 6, 6, 6, 6],
  chance: [6, 6, 5, 4, 3],
};

/** With a fresh sheet, after the last roll with three dice locked, or after the first. */
const thrown = (state: RunState, category: Category, isFirst: boolean): RunState => ({
  ...state,
  phase: { kind: "round" },
  sheet: {
    ...freshSheet(state.sheet.inPlay, state.sheet.target),
    shown: throws[category],
    rolled: isFirst ? 1 : rollsOf(usualBook, state),
    kept: isFirst ? 0 : 3,
  },
});

/** The run once it has the item: a charm at the end of its row, a die in place of the first plain one. */
const having = (state: RunState, item: Item): RunState => {
  switch (item.kind) {
    case "charm":
      return { ...state, charms: [...state.charms, { item: item.id, held: 0 }] };
    case "manual":
      return { ...state, levels: { ...state.levels, [item.section]: state.levels[item.section] + 1 } };
    case "die":
      return { ...state, dice: state.dice.with(Math.max(0, state.dice.indexOf(plainDie)), item.id) };
    case "consumable":
    case "pack":
      return state;
  }
};

/** The example with the largest gain, or the smallest loss; undefined if nothing changes. */
const mostChanged = (before: RunState, after: RunState, item: Item): ItemExample | undefined => {
  if (item.kind === "consumable" && item.stamp === undefined) return undefined;
  const isFirst = item.kind === "charm" && item.per === "first-roll";
  const stamp = item.kind === "consumable" ? (item.stamp ?? 1) : 1;
  const totalIn = (run: RunState, category: Category): number =>
    previewBox(usualBook, thrown(run, category, isFirst), category).score.total;
  return openBoxes(thrown(before, "chance", isFirst).sheet)
    .map((category) => ({
      category,
      dice: throws[category],
      from: totalIn(before, category),
      to: totalIn(after, category) * stamp,
    }))
    .filter(({ from, to }) => from !== to)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
};

/** The stage to come, with the boss that was foretold. */
export const nextStage = (state: RunState): RunState => {
  const stage = state.stage + 1;
  const twist = isBoss(state.config, stage) ? state.twist : null;
  return { ...state, stage, sheet: freshSheet(boxesOf(state.config, twist), targetOf(state.config, stage, twist)) };
};

/** Whether the boss of the stage to come shuts every box in which the item acts. */
export const isShutNext = (state: RunState, item: Item): boolean => {
  const section = item.kind === "manual" ? item.section : item.kind === "charm" ? item.in : undefined;
  if (section === undefined) return false;
  return nextStage(state).sheet.inPlay.every((box) => sectionOf[categories[box] ?? "chance"] !== section);
};

/** What buying the item for this price would change in the stage to come. */
export const offerExample = (state: RunState, item: Item, price: number): ItemExample | undefined => {
  const next = nextStage(state);
  const paid = { purse: next.purse - price, spent: next.spent + price };
  const example = mostChanged(next, { ...having(next, item), ...paid }, item);
  // A die that changes none of the examples: what is left is the money it costs.
  return item.kind === "die" && example !== undefined && example.to < example.from ? undefined : example;
};

/** What an item does in this run: where it is held already, there; otherwise once it is added. */
export const exampleOf = (state: RunState, item: Item): ItemExample | undefined => {
  const isHeld = item.kind === "charm" && state.charms.some((charm) => charm.item === item.id);
  if (!isHeld) return mostChanged(state, having(state, item), item);
  return mostChanged({ ...state, charms: state.charms.filter((charm) => charm.item !== item.id) }, state, item);
};
