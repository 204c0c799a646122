/** Thirteen Throws: one seat, one run, from the draft to the first stage that is lost. */
import type { Draw, Rules, Turn } from "@turnlight/kernel";
import { diceCount, faces } from "./categories.ts";
import { configTextOf } from "./config.ts";
import type { RulesVersion } from "./economy.ts";
import type { Book } from "./items.ts";
import { kits } from "./kits.ts";
import { movesOf, refusalOf } from "./legal.ts";
import { moveTextOf } from "./move-text.ts";
import { drawDraft, drawOffers, drawPack, drawTwist } from "./offers.ts";
import { use } from "./pocket.ts";
import { cashIn, cracked, roll, rolled, score, scratch } from "./round.ts";
import { buy, draft, type Happened, move as moveCharm, reroll, sell, skip, take, widen } from "./shop.ts";
import { beginStage } from "./stage-end.ts";
import {
  freshRun,
  type RunConfig,
  type RunFact,
  type RunMove,
  type RunMoveOf,
  type RunState,
  type RunView,
} from "./state.ts";
import { secondBook, targets, thirdBook, usualBook } from "./stock.ts";

/**
 * More than 0 is a win: clearing stage 10 gives 1 and each endless stage one more, so a run that ends earlier is
 * at 0 or below. The Purist is measured against the perfect player's average.
 */
export const resultOf = ({ config, cleared, sheet }: RunState): number =>
  config.challenge === "purist" ? sheet.score - targets.purist : cleared - targets.victory + 1;

const turn = (state: RunState): Turn => {
  const { phase, stage, sheet } = state;
  const now = `stage ${stage} round ${sheet.round}`;
  switch (phase.kind) {
    case "drafting":
      return { kind: "chance", stream: "draft" };
    case "rolling":
      return { kind: "chance", stream: `${now} roll ${sheet.rolled + 1}` };
    case "cracking":
      return { kind: "chance", stream: `${now} glass` };
    case "foretelling":
      return { kind: "chance", stream: `stage ${stage + 1} boss` };
    case "stocking":
      return { kind: "chance", stream: `stage ${stage} shop ${phase.rerolls}` };
    case "unpacking":
      return { kind: "chance", stream: `stage ${stage} shop ${phase.rerolls} pack` };
    case "over":
      return { kind: "over", scores: [resultOf(state)] };
    default:
      return { kind: "seats", seats: [0] };
  }
};

const drawn = (book: Book, state: RunState, draw: Draw): RunMove => {
  const { phase } = state;
  switch (phase.kind) {
    case "drafting":
      return { kind: "offered", items: drawDraft(book, state, draw) };
    case "stocking":
      return { kind: "offered", ...drawOffers(book, state, draw) };
    case "unpacking":
      return { kind: "offered", items: drawPack(book, state, draw) };
    case "foretelling":
      return { kind: "foretold", twist: drawTwist(state, draw) };
    case "cracking": {
      // Every die has a draw of its own, so that dice are independent of each other.
      const breaks = state.dice.map((kind) => draw.below(book.die(kind).breaksOneIn ?? 1) === 0);
      return { kind: "cracked", dice: phase.dice.filter((die) => breaks[die]) };
    }
    default:
      return { kind: "rolled", sides: Array.from({ length: diceCount }, () => 1 + draw.below(faces.length)) };
  }
};

const offered = (state: RunState, { items, sale }: RunMoveOf<"offered">): Happened => {
  const { phase } = state;
  if (phase.kind === "unpacking")
    return { state: { ...state, phase: { ...phase, kind: "pack", items } }, facts: [{ kind: "offered", items }] };
  return {
    state: {
      ...state,
      phase:
        phase.kind === "stocking"
          ? { kind: "shop", offers: items, rerolls: phase.rerolls, ...(sale !== undefined && { sale }) }
          : { kind: "draft", offers: items },
    },
    facts: [{ kind: "offered", items }],
  };
};

const followedBy = (first: Happened, next: (state: RunState) => Happened): Happened => {
  const second = next(first.state);
  return { state: second.state, facts: [...first.facts, ...second.facts] };
};

const happens = (book: Book, state: RunState, move: RunMove): Happened => {
  switch (move.kind) {
    case "draft":
      return followedBy(draft(book, state, move), beginStage);
    case "roll":
      return roll(state, move);
    case "score":
      return score(book, state, move);
    case "scratch":
      return scratch(book, state, move);
    case "use":
      return use(book, state, move);
    case "buy":
      return buy(book, state, move);
    case "sell":
    case "sell-die":
      return sell(book, state, move);
    case "move":
      return moveCharm(state, move);
    case "cash-in":
      return cashIn(book, state);
    case "slot":
      return widen(state);
    case "reroll":
      return reroll(book, state);
    case "next":
      return beginStage({ ...state, stage: state.stage + 1 });
    case "take":
      return take(book, state, move);
    case "skip":
      return skip(state);
    case "retire":
      return {
        state: { ...state, phase: { kind: "over", how: "retired" } },
        facts: [{ kind: "over", how: "retired", cleared: state.cleared }],
      };
    case "offered":
      return offered(state, move);
    case "rolled":
      return rolled(book, state, move);
    case "cracked":
      return cracked(book, state, move);
    case "foretold":
      return {
        state: { ...state, twist: move.twist, phase: { kind: "stocking", rerolls: 0 } },
        facts: [{ kind: "twisted", stage: state.stage + 1, twist: move.twist }],
      };
  }
};

/** The rules, given a stock of items. */
export const runRules = (
  book: Book,
  version: RulesVersion = 4,
): Rules<RunConfig, RunState, RunMove, RunView, RunFact> => ({
  id: "thirteen",
  version,
  configText: configTextOf(book, version),
  moveText: moveTextOf(book),
  seats: () => 1,
  setup(config) {
    if (config.challenge === "purist")
      return beginStage({ ...freshRun({ ...config, kit: "classic" }), config, purse: 0 }).state;
    return kits[config.kit].draft ? freshRun(config) : beginStage(freshRun(config)).state;
  },
  turn,
  moves: (state) => movesOf(book, state),
  refusal: (state, by, move) => refusalOf(book, state, by, move),
  apply(state, _by, move) {
    const { state: next, facts } = happens(book, state, move);
    return { state: next, told: facts.map((fact) => ({ fact })) };
  },
  roll: (state, draw) => drawn(book, state, draw),
  view: (state) => state,
  imagine: (view) => view,
});

export const rules = runRules(usualBook);

/** The rules before money was scarce. */
export const thirdRules = runRules(thirdBook, 3);

/** The rules before the Hermit was introduced. */
export const secondRules = runRules(secondBook, 2);

/**
 * The rules that a run was begun with. For versions no longer supported it returns the newest, which refuse the record.
 */
export const rulesBegunBy = (version: number): typeof rules =>
  [thirdRules, secondRules].find((older) => older.version === version) ?? rules;
