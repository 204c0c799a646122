/** Positions for tests, described in the game's terms. */
import {
  type Category,
  categories,
  freshRun,
  freshSheet,
  type HeldCharm,
  locksOf,
  type RunConfig,
  type RunFact,
  type RunMove,
  type RunState,
  rules,
  type ScoreSheet,
  type Section,
  targetOf,
  usualBook,
} from "../index.ts";
import { thirdBook } from "../rules/stock.ts";

/** By the rules of version 3, in which most positions of the tests are described. */
export const usualConfig: RunConfig = {
  scratch: "literal",
  challenge: "none",
  unlocked: locksOf(thirdBook),
  first: 200,
  stake: 0,
  kit: "classic",
  rules: 3,
};

/** The same by the newest rules, where money is scarce. */
export const scarceConfig: RunConfig = { ...usualConfig, unlocked: locksOf(usualBook), rules: 4 };

export interface Standing {
  readonly config?: Partial<RunConfig>;
  readonly shown?: readonly number[];
  readonly rolled?: number;
  readonly dice?: readonly string[];
  readonly charms?: readonly (string | HeldCharm)[];
  readonly levels?: Partial<Record<Section, number>>;
  readonly pocket?: readonly string[];
  readonly purse?: number;
  readonly stage?: number;
  readonly twist?: RunState["twist"];
  /** Open boxes; all of them when left out. */
  readonly open?: readonly Category[];
  readonly sheet?: Partial<ScoreSheet>;
}

const everyBox = categories.map((_, box) => box);

/** In the middle of a round. */
export const standing = (of: Standing): RunState => {
  const config = { ...usualConfig, ...of.config };
  const fresh = freshRun(config);
  const open = of.open ?? categories;
  const shown = of.shown ?? [];
  return {
    ...fresh,
    phase: { kind: "round" },
    stage: of.stage ?? 1,
    cleared: (of.stage ?? 1) - 1,
    purse: of.purse ?? 0,
    twist: of.twist ?? null,
    dice: of.dice ?? fresh.dice,
    charms: (of.charms ?? []).map((charm) => (typeof charm === "string" ? { item: charm, held: 0 } : charm)),
    levels: { ...fresh.levels, ...of.levels },
    pocket: of.pocket ?? [],
    sheet: {
      ...freshSheet(everyBox, targetOf(config, of.stage ?? 1, of.twist ?? null)),
      boxes: categories.map((category) => (open.includes(category) ? null : 0)),
      round: categories.length - open.length + 1,
      shown,
      rolled: of.rolled ?? (shown.length > 0 ? 1 : 0),
      ...of.sheet,
    },
  };
};

/** A shop's stock: two charms, two manuals, a die and a consumable. */
export const offers = ["bell", "crown", "manual-upper", "manual-kinds", "heavy", "nudge"];

/** In the shop after a stage. */
export const shopping = (
  of: Standing & { readonly offers: readonly (string | null)[]; readonly rerolls?: number; readonly slots?: number },
): RunState => ({
  ...standing(of),
  phase: { kind: "shop", offers: of.offers, rerolls: of.rerolls ?? 0 },
  cleared: of.stage ?? 1,
  ...(of.slots !== undefined && { slots: of.slots }),
});

export interface Played {
  readonly state: RunState;
  readonly facts: readonly RunFact[];
}

/** Plays a move by its text; throws the code of a refusal. */
export const playText = (state: RunState, text: string, by: 0 | "chance" = 0, on = rules): Played => {
  const read = on.moveText.read(text);
  if (!read.ok) throw new Error(read.refusal.code);
  const refusal = on.refusal(state, by, read.value);
  if (refusal !== undefined) throw new Error(refusal.code);
  const { state: next, told } = on.apply(state, by, read.value);
  return { state: next, facts: told.map(({ fact }) => fact) };
};

export const play = (state: RunState, ...texts: readonly string[]): RunState =>
  texts.reduce(
    (now, text) => playText(now, text, /^(rolled|offered|cracked|foretold)/.test(text) ? "chance" : 0).state,
    state,
  );

export const movesOf = (state: RunState): readonly RunMove[] => rules.moves(state, 0) as readonly RunMove[];
export const textsOf = (state: RunState): readonly string[] => movesOf(state).map((move) => rules.moveText.write(move));
export const refusedAs = (state: RunState, text: string): string => {
  try {
    playText(state, text);
  } catch (problem) {
    return (problem as Error).message;
  }
  return "allowed";
};
