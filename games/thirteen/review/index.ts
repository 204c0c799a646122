/**
 * Reviews throws and boxes by the chance of the stage's target: exact with plain dice as soon as the remaining boxes
 * can be solved, estimated before that. Purchases are judged by simulated runs; using and selling are not judged.
 */
import type { ReviewBudget, Reviewer } from "@turnlight/kernel";
import type { RunMove, RunView } from "../rules/state.ts";
import { usualBook } from "../rules/stock.ts";
import { advise, type CoachAdvice, type CoachAim, isOption, marksFrom, moveOf, usualReach } from "../solver/coach.ts";
import { isSoundPurchase, weighPurchase } from "./purchases.ts";

/** The estimate adds a tiny amount for points beyond the target. */
const chance = (worth: number): number => Math.min(1, Math.max(0, worth));

const kept = (move: RunMove): number => (move.kind === "roll" ? move.keep.length : 0);

/** More rounds than any stage has. */
const mostRounds = 100;

interface RunReviewOptions {
  readonly aim?: CoachAim;
  readonly progress?: (share: number) => void;
}

/** The worth of a decision, shared by the review and the coach so that they always agree. */
export const adviseOn = (
  view: RunView,
  { nodes }: ReviewBudget,
  { aim = "target", ...asking }: RunReviewOptions = {},
): CoachAdvice => advise(usualBook, view, aim, { ...asking, reach: { ...usualReach, cases: nodes } });

/** A roll is pending: the position is worth what the kept dice were worth when they were chosen. */
const inTheAir = (
  view: RunView,
  keep: readonly number[],
  budget: ReviewBudget,
): { readonly value: number; readonly exact: boolean } => {
  const { options, exact } = adviseOn(view, budget);
  const move: RunMove = { kind: "roll", keep };
  return { value: chance(options.find((option) => isOption(view, option, move))?.worth ?? 0), exact };
};

export const reviewer: Reviewer<RunView, RunMove> = {
  scale: { unit: "chance", marks: marksFrom.target, half: 0.04 },
  /** Cases of a target: a sheet with the points still needed there. */
  usual: { nodes: usualReach.cases },

  isRoutine: (view, _seat, move) => isSoundPurchase(view, move),

  weigh(view, _seat, budget) {
    if (view.phase.kind === "shop") return weighPurchase(view);
    // The first roll of a round is not a decision.
    if (view.phase.kind !== "round" || view.sheet.shown.length === 0) return undefined;
    const { options, exact } = adviseOn(view, budget);
    return {
      options: options.map((option) => ({ move: moveOf(option), worth: chance(option.worth) })),
      exact,
      worthOf(move) {
        const made = options.find((option) => isOption(view, option, move));
        return made === undefined ? undefined : chance(made.worth);
      },
    };
  },

  outlook(view, _seat, budget) {
    const { phase, sheet } = view;
    const points = sheet.score;
    if (phase.kind === "rolling") return { ...inTheAir(view, phase.keep, budget), points };
    if (phase.kind === "round") {
      const { options, exact } = adviseOn(view, budget);
      return { value: chance(options[0]?.worth ?? 0), exact, points };
    }
    if (phase.kind === "over") return { value: sheet.score >= sheet.target ? 1 : 0, exact: true, points };
    return undefined;
  },

  turn: ({ stage, sheet, phase }) => stage * mostRounds + (phase.kind === "shop" ? mostRounds - 1 : sheet.round),

  habit(_view, _seat, made, best) {
    if (made.kind === "next") return "leaves-it";
    if (made.kind === "buy") return "buys-the-wrong";
    if (made.kind === "roll" && best.kind === "roll")
      return kept(made) > kept(best) ? "keeps-too-many" : kept(made) < kept(best) ? "keeps-too-few" : "keeps-the-wrong";
    if (made.kind === "roll") return "rolls-on";
    if (best.kind === "roll") return "stops-early";
    return made.kind === "scratch" || best.kind === "scratch" ? "scratches-the-wrong" : "fills-the-wrong";
  },
};
