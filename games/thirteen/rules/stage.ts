/** What a stage asks for: its target, its boxes, its rolls, and which dice may be kept. */
import { type Category, categories, diceCount, faceOf } from "./categories.ts";
import type { Book } from "./items.ts";
import type { RunConfig, RunState, Twist } from "./state.ts";
import { bosses, rollsARound, targets } from "./stock.ts";

export const isBoss = (stage: number): boolean => stage % bosses.every === 0;

/** A boss stage is easier by the share of its twist; a challenge that is the same twist, all the time. */
const shareOf = ({ challenge }: RunConfig, twist: Twist | null): number => {
  const always = challenge === "no-upper" || challenge === "two-rolls" ? bosses.share[challenge] : 1;
  return twist === null ? always : always * bosses.share[twist.kind];
};

/** From the exact value, shown rounded half up. */
export const targetOf = (config: RunConfig, stage: number, twist: Twist | null): number => {
  if (config.challenge === "purist") return Math.floor(targets.purist + 0.5);
  const usual =
    config.challenge === "ascending"
      ? config.first + targets.step * (stage - 1)
      : config.first * targets.growth ** (stage - 1);
  return Math.floor(usual * shareOf(config, twist) + 0.5);
};

/** The twist that is in force, which only a boss stage has. */
export const twistNow = ({ stage, twist }: RunState): Twist | null => (isBoss(stage) ? twist : null);

export const target = (state: RunState): number => targetOf(state.config, state.stage, twistNow(state));

/** The boxes of a stage, by number. */
export const boxesOf = ({ challenge }: RunConfig, twist: Twist | null): readonly number[] =>
  categories.flatMap((category, box) => {
    const noUpper = challenge === "no-upper" || twist?.kind === "no-upper";
    if (noUpper && faceOf(category) !== undefined) return [];
    return twist?.kind === "sealed" && twist.category === category ? [] : [box];
  });

/** Rolls of every round, which also pay when they are not needed. */
export const rollsOf = (book: Book, state: RunState): number => {
  const fewer = state.config.challenge === "two-rolls" || twistNow(state)?.kind === "two-rolls";
  const more = state.charms.reduce((sum, { item }) => sum + (book.charm(item).rolls ?? 0), 0);
  return (fewer ? rollsARound.fewer : rollsARound.usual) + more;
};

export const rollsLeft = (book: Book, state: RunState): number =>
  rollsOf(book, state) + state.sheet.tokens - state.sheet.rolled;

/** Dice from this number on may be kept; 0 when all may. */
export const firstLockable = (state: RunState): number => (twistNow(state)?.kind === "loose" ? bosses.looseDice : 0);

/** Twists that change something in this run. */
export const twistsFor = ({ challenge }: RunConfig): readonly Twist["kind"][] =>
  (["no-upper", "two-rolls", "sealed", "loose"] as const).filter((kind) => kind !== challenge);

/** Boxes that a sealing boss may close. */
export const sealable = (config: RunConfig): readonly Category[] =>
  boxesOf(config, null).flatMap((box) => categories[box] ?? []);

/** Every keep that a roll may name: at least one die is thrown. */
export const keepsOf = (state: RunState): readonly (readonly number[])[] => {
  if (state.sheet.shown.length === 0) return [[]];
  const first = firstLockable(state);
  return Array.from({ length: 2 ** diceCount - 1 }, (_, set) =>
    Array.from({ length: diceCount }, (_, die) => die).filter((die) => (set >> die) % 2 === 1),
  ).filter((keep) => keep.every((die) => die >= first));
};
