/** A cache of solutions by stage. */
import type { StagePoints } from "./points.ts";
import { type Sheets, type SolvedStage, solve } from "./solve.ts";
import { solveTarget, type TargetSolved } from "./target.ts";

/** The cache key: everything a solution depends on. */
const stageKey = ({ tray, boxes, bonus, rolls, freeScratch }: StagePoints): string => {
  const dice = tray.dice.map(({ name, lockable }) => `${name}${lockable ? "" : "!"}`).join(" ");
  const points = boxes.map((box) => `${box.valid.join(",")}=${box.points.join(",")}`).join(";");
  return `${dice}|${bonus}|${rolls}|${freeScratch}|${points}`;
};

/** An LRU cache of at most `most` values; a full sheet's solution takes 4 MB, a target's up to a few hundred. */
const keeping = <T>(most: number): ((key: string, make: () => T) => T) => {
  const cache = new Map<string, T>();
  return (key, make) => {
    const value = cache.get(key) ?? make();
    cache.delete(key);
    cache.set(key, value);
    const oldest = cache.keys().next().value;
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    return value;
  };
};

const solved = keeping<SolvedStage>(4);
const targets = keeping<TargetSolved>(2);

type ReportProgress = (share: number) => void;

export const solvedFor = (stage: StagePoints, sheets: Sheets, progress?: ReportProgress): SolvedStage =>
  solved(`${stageKey(stage)}|${sheets.open} ${sheets.upper}`, () => solve(stage, sheets, progress));

/** The same key for the same question, also across processes. */
export const targetKey = (stage: StagePoints, { open, upper }: Sheets, need: number): string =>
  `thirteen target|${stageKey(stage)}|${open} ${upper} ${need}`;

export const targetFor = (stage: StagePoints, sheets: Sheets, need: number, progress?: ReportProgress): TargetSolved =>
  targets(targetKey(stage, sheets, need), () => solveTarget(stage, sheets, need, progress));
