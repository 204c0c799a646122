/** The parameters of a stage: its target, its boxes, its rolls, which dice may be kept, and its scoring context. */
import { type Category, categories, diceCount, type Section, sectionOf, sections } from "./categories.ts";
import { type Economy, economyOf, targetFactor } from "./economy.ts";
import { type Book, plainDie } from "./items.ts";
import { type CharmAtWork, charmsAtWork, type HeldCharm, type Loadout } from "./score.ts";
import { plainTwists, type RunConfig, type RunState, type Twist } from "./state.ts";
import { bosses, rollsARound, stakes, targets } from "./stock.ts";
import type { ScoringMoment } from "./triggers.ts";

export const isBoss = ({ stake }: RunConfig, stage: number): boolean =>
  stage % (stake >= stakes.bosses.from ? stakes.bosses.every : bosses.every) === 0;

/** A boss stage's target is reduced by the share of its twist; a challenge with the same twist, in every stage. */
const shareOf = ({ challenge, stake }: RunConfig, twist: Twist | null): number => {
  const always = challenge === "no-upper" || challenge === "two-rolls" ? bosses.share[challenge] : 1;
  const higher = stake >= stakes.targets.from ? 1 + stakes.targets.more : 1;
  return higher * (twist === null ? always : always * bosses.share[twist.kind]);
};

/** Growing steps: after n of them, n first steps and n (n − 1) / 2 increments. */
const ascended = (
  steps: number,
  { step, stepGrows }: { readonly step: number; readonly stepGrows: number } = targets,
): number => steps * step + (stepGrows * steps * (steps - 1)) / 2;

/** Linear at first; then each step is a multiple of the one before it. */
const risen = (steps: number, rising: Economy["rising"]): number => {
  const { steadySteps } = targets;
  const { step, stepGrows, stepTimes } = rising;
  if (steps <= steadySteps) return ascended(steps, rising);
  const last = step + stepGrows * (steadySteps - 1);
  return (
    ascended(steadySteps, rising) + (last * stepTimes * (stepTimes ** (steps - steadySteps) - 1)) / (stepTimes - 1)
  );
};

const usualTarget = (config: RunConfig, stage: number): number => {
  const { challenge, first } = config;
  if (challenge === "rising") return first + risen(stage - 1, economyOf(config).rising);
  if (challenge === "gentle") return first + targets.step * (stage - 1);
  if (challenge === "mild") return first * targets.mildPart + targets.step * (stage - 1);
  return challenge === "ascending" ? first + ascended(stage - 1) : first * targetFactor(economyOf(config), stage);
};

/** Computed from the exact value, then rounded half up. */
export const targetOf = (config: RunConfig, stage: number, twist: Twist | null): number => {
  if (config.challenge === "purist") return Math.floor(targets.purist + 0.5);
  return Math.floor(usualTarget(config, stage) * shareOf(config, twist) + 0.5);
};

/** The active twist, which only a boss stage has. */
export const twistNow = ({ config, stage, twist }: RunState): Twist | null => (isBoss(config, stage) ? twist : null);

/** The target of the stage, or of the last one once it is over. */
export const target = ({ sheet }: RunState): number => sheet.target;

const closedBy: Readonly<Partial<Record<Twist["kind"], Section>>> = {
  "no-upper": "upper",
  "no-kinds": "kinds",
  "no-straights": "straights",
  "no-house": "house",
};

/** The boxes of a stage, by number. */
export const boxesOf = ({ challenge }: RunConfig, twist: Twist | null): readonly number[] => {
  const closed = [challenge === "no-upper" ? "upper" : undefined, twist === null ? undefined : closedBy[twist.kind]];
  return categories.flatMap((category, box) =>
    closed.includes(sectionOf[category]) || (twist?.kind === "sealed" && twist.category === category) ? [] : [box],
  );
};

/** The active charms: all, or all but the first when it is hushed. */
const charmsThatCount = (state: RunState): readonly HeldCharm[] =>
  twistNow(state)?.kind === "hushed" ? state.charms.slice(1) : state.charms;

export const charmsOf = (book: Book, state: RunState): readonly CharmAtWork[] =>
  charmsAtWork(book, charmsThatCount(state));

/** The dice as they are in this stage. */
export const diceOf = (state: RunState): readonly string[] =>
  twistNow(state)?.kind === "plain-dice" ? state.dice.map(() => plainDie) : state.dice;

/** Rolls of a round; unused ones are paid. */
export const rollsOf = (book: Book, state: RunState): number => {
  const twist = twistNow(state)?.kind;
  const fewer = state.config.challenge === "two-rolls" || twist === "two-rolls";
  const short = twist === "short-rounds" && state.sheet.round % 2 === 0 ? 1 : 0;
  const more = charmsOf(book, state).reduce((sum, { charm }) => sum + (charm.rolls ?? 0), 0);
  return (fewer ? rollsARound.fewer : rollsARound.usual) - short + more;
};

export const rollsLeft = (book: Book, state: RunState): number =>
  rollsOf(book, state) + state.sheet.tokens - state.sheet.rolled;

/** Dice from this index on may be kept; 0 when all may. */
export const firstLockable = (state: RunState): number => (twistNow(state)?.kind === "loose" ? bosses.looseDice : 0);

/** Twists that have an effect in this run. */
export const twistsFor = ({ challenge }: RunConfig): readonly Twist["kind"][] => {
  const noUpper = challenge === "no-upper";
  return [...plainTwists, "sealed" as const, "dimmed" as const].filter(
    (kind) => kind !== challenge && !(noUpper && kind === "no-bonus"),
  );
};

/** Boxes that a sealing boss may close. */
export const sealable = (config: RunConfig): readonly Category[] =>
  boxesOf(config, null).flatMap((box) => categories[box] ?? []);

/** Sections that a dimming boss may weaken. */
export const dimmable = ({ challenge }: RunConfig): readonly Section[] =>
  sections.filter((section) => challenge !== "no-upper" || section !== "upper");

/** All sets of dice but the whole; a roll is asked for them at every decision. */
const allKeeps: readonly (readonly number[])[] = Array.from({ length: 2 ** diceCount - 1 }, (_, set) =>
  Array.from({ length: diceCount }, (__, die) => die).filter((die) => (set >> die) % 2 === 1),
);
/** By the first die that may be kept. */
const keepsFrom = Array.from({ length: diceCount + 1 }, (_, first) =>
  allKeeps.filter((keep) => keep.every((die) => die >= first)),
);
const noKeeps: readonly (readonly number[])[] = [[]];

/** Every keep that a roll may name: at least one die is rolled. */
export const keepsOf = (state: RunState): readonly (readonly number[])[] =>
  state.sheet.shown.length === 0 ? noKeeps : (keepsFrom[firstLockable(state)] ?? noKeeps);

const levelSum = ({ levels }: RunState): number => sections.reduce((sum, section) => sum + levels[section], 0);

const momentOf = (book: Book, state: RunState): ScoringMoment => {
  const { sheet, config, stage } = state;
  const dice = diceOf(state);
  return {
    round: sheet.round,
    rounds: sheet.inPlay.length,
    rolled: sheet.rolled,
    rolls: rollsOf(book, state) + sheet.tokens,
    kept: sheet.kept,
    scratches: sheet.scratches,
    used: sheet.used,
    before: sheet.before,
    open: sheet.inPlay.filter((box) => sheet.boxes[box] === null),
    purse: state.purse,
    spent: state.spent,
    emptySlots: Math.max(0, state.slots - state.charms.length),
    levels: levelSum(state),
    lowestLevel: Math.min(...Object.values(state.levels)),
    highestLevel: Math.max(...Object.values(state.levels)),
    unused: sheet.unused,
    plainDice: dice.filter((kind) => kind === plainDie).length,
    specialDice: dice.filter((kind) => kind !== plainDie).length,
    boss: isBoss(config, stage),
    ahead: false,
  };
};

const forgotten = ({ levels }: RunState): RunState["levels"] => {
  const less = (section: Section) => Math.max(0, levels[section] - bosses.levelsForgotten);
  return { upper: less("upper"), kinds: less("kinds"), straights: less("straights"), house: less("house") };
};

/** The context of scoring a box of this stage now. */
export const loadoutOf = (book: Book, state: RunState): Loadout => {
  const twist = twistNow(state);
  return {
    levels: twist?.kind === "unlearned" ? forgotten(state) : state.levels,
    charms: charmsThatCount(state),
    dice: diceOf(state),
    stamp: state.sheet.stamp,
    ...(twist?.kind === "dimmed" && { dimmed: { section: twist.section, to: bosses.dimmed } }),
    bonus: twist?.kind !== "no-bonus",
    moment: momentOf(book, state),
  };
};
