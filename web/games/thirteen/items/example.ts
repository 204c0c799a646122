/** What an item would change, shown on one throw of dice: the box it changes most, before and after. */
import {
  type Category,
  categories,
  freshSheet,
  type Item,
  openBoxes,
  plainDie,
  previewBox,
  type RunState,
  rollsOf,
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
      return state;
  }
};

/** The example that the item changes most; undefined if it changes none. Where it stands in the row already, what it does there. */
export const exampleOf = (state: RunState, item: Item): ItemExample | undefined => {
  const isHeld = item.kind === "charm" && state.charms.some((charm) => charm.item === item.id);
  const before = isHeld ? { ...state, charms: state.charms.filter((charm) => charm.item !== item.id) } : state;
  const after = isHeld ? state : having(state, item);
  const isFirst = item.kind === "charm" && item.per === "first-roll";
  const score = (run: RunState, category: Category) => previewBox(usualBook, thrown(run, category, isFirst), category);
  const stamp = item.kind === "consumable" ? (item.stamp ?? 1) : 1;
  const open = openBoxes(thrown(state, "chance", isFirst).sheet);
  return categories
    .filter((category) => open.includes(category))
    .map((category) => ({
      category,
      dice: throws[category],
      from: score(before, category).score.total,
      to: score(after, category).score.total * stamp,
    }))
    .filter(({ from, to }) => from !== to)
    .toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))[0];
};
