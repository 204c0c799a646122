/**
 * The estimate for stages that are too large to solve, with any charms and dice: a plan made for plain dice, each box
 * weighted by how much better this stage's dice and charms do in it, and the upper bonus by its probability.
 */
import { bonusAt, categories, faceOf, sectionOf, sections } from "../rules/categories.ts";
import { tableFor } from "./decide.ts";
import { normal } from "./normal.ts";
import type { BoxWorth } from "./outlook.ts";
import { planFor, type StagePlan } from "./plan.ts";
import { type BoxPoints, plainPoints, type StagePoints } from "./points.ts";
import { freshRound } from "./round-table.ts";
import { isOpen } from "./stops.ts";
import type { Tray } from "./tray.ts";
import { upperSums } from "./upper.ts";

/** The typical deviation of a box's base points from their mean, with plain dice. */
const spreads = [1.0, 2.1, 3.1, 4.1, 5.1, 6.1, 8, 11, 10, 7, 17, 22, 4];

export interface Estimate {
  readonly stage: StagePoints;
  readonly plan: StagePlan;
  /** Points per base point of the plan, by box. */
  readonly rate: readonly number[];
  /** Upper pips per pip of the plan, by box. */
  readonly pipRate: readonly number[];
}

/** The worth of a round that is played for one box only. */
const alone = ({ tray, rolls }: StagePoints, { valid }: BoxPoints, gain: ArrayLike<number>): number => {
  const table = tableFor(tray);
  table.stop.fill(0);
  for (let i = 0; i < valid.length; i++) table.stop[valid[i] as number] = gain[i] as number;
  return freshRound(table, rolls);
};

const plainAlone = new Map<number, readonly number[]>();

/** The same with plain dice and no charm, as the baseline. */
export const yardstick = (plain: Tray, rolls: number): readonly number[] => {
  const known = plainAlone.get(rolls);
  if (known !== undefined) return known;
  const stage = plainPoints({ tray: plain, rolls, worth: {}, freeScratch: false });
  const made = stage.boxes.map((box) => alone(stage, box, box.points));
  plainAlone.set(rolls, made);
  return made;
};

/** The ratio of each box to the baseline, when a round is played for it alone. */
export const boxRates = (stage: StagePoints, usual: readonly number[]): readonly number[] =>
  stage.boxes.map((box, i) => alone(stage, box, box.points) / (usual[i] ?? 1));

/** Plans are made for this many rolls; more or fewer are accounted for by the rates. */
const plannedRolls = { least: 2, most: 4 };

/** `plain` is a tray of plain dice that may all be kept. */
export const estimateOf = (stage: StagePoints, plain: Tray): Estimate => {
  const rolls = Math.min(plannedRolls.most, Math.max(plannedRolls.least, stage.rolls));
  const usual = yardstick(plain, rolls);
  const rate = boxRates(stage, usual);
  const changed = stage.tray.tables !== plain.tables || rolls !== stage.rolls;
  const pipRate = stage.boxes.map((box, i) =>
    changed && faceOf(categories[i] ?? "chance") !== undefined ? alone(stage, box, box.pips) / (usual[i] ?? 1) : 1,
  );
  const bySection = sections.map((section) => {
    const own = rate.filter((_, box) => sectionOf[categories[box] ?? "chance"] === section);
    return own.reduce((sum, r) => sum + r, 0) / own.length;
  });
  return { stage, plan: planFor(plain.tables, rolls, bySection), rate, pipRate };
};

export interface Forecast {
  readonly mean: number;
  readonly spread: number;
}

/** Points still to come from a sheet, and their deviation. */
export const forecast = ({ stage, plan, rate, pipRate }: Estimate, open: number, upper: number): Forecast => {
  let mean = 0;
  let variance = 0;
  let pips = upper;
  let pipVariance = 0;
  for (let box = 0; box < rate.length; box++) {
    if (!isOpen(open, box)) continue;
    const brings = plan.brings[open * rate.length + box] as number;
    const r = rate[box] as number;
    const s = spreads[box] as number;
    mean += r * brings;
    variance += r * r * s * s;
    if (box < 6) {
      const p = pipRate[box] as number;
      pips += p * brings;
      pipVariance += p * p * s * s;
    }
  }
  if (upper < bonusAt && pipVariance > 0) {
    const likely = normal((pips - bonusAt + 0.5) / Math.sqrt(pipVariance));
    mean += stage.bonus * likely;
    variance += stage.bonus * stage.bonus * likely * (1 - likely);
  }
  return { mean, spread: Math.sqrt(variance) };
};

/** Forecasts of one round by box and upper sum, shared by all its throws; computed on first use. */
const remembered = (estimate: Estimate, open: number): ((box: number, upper: number) => Forecast) => {
  const known: (Forecast | undefined)[] = Array.from({ length: categories.length * upperSums });
  return (box, upper) => {
    const at = box * upperSums + upper;
    known[at] ??= forecast(estimate, open ^ (1 << box), upper);
    return known[at];
  };
};

/** The highest expected score, estimated. */
export const towardsPoints = (estimate: Estimate, open: number): BoxWorth => {
  const at = remembered(estimate, open);
  return (box, gained, upper) => gained + at(box, upper).mean;
};

/**
 * A small weight of the expected gain besides the chance, so that hopeless and safe positions are still played well.
 */
const besides = 1e-4;

/** The best chance of `need` more points, estimated with a normal distribution of the points to come. */
export const towardsTarget = (estimate: Estimate, open: number, need: number): BoxWorth => {
  const at = remembered(estimate, open);
  const scale = Math.max(1, need);
  return (box, gained, upper) => {
    const { mean, spread } = at(box, upper);
    const ahead = gained + mean - need;
    const chance = spread > 0 ? normal((ahead + 0.5) / spread) : ahead >= 0 ? 1 : 0;
    return chance + (besides * ahead) / scale;
  };
};
