/** Solutions are kept: asking again for the same stage costs nothing. */
import type { StagePoints } from "./points.ts";
import { type Sheets, type SolvedStage, solve } from "./solve.ts";
import { solveTarget, type TargetSolved } from "./target.ts";

/** Everything a solution hangs on. */
const stageKey = ({ tray, boxes, bonus, rolls, freeScratch }: StagePoints): string => {
  const dice = tray.dice.map(({ name, lockable }) => `${name}${lockable ? "" : "!"}`).join(" ");
  const points = boxes.map((box) => `${box.valid.join(",")}=${box.points.join(",")}`).join(";");
  return `${dice}|${bonus}|${rolls}|${freeScratch}|${points}`;
};

/** The newest so many are kept; a full sheet's solution takes 4 MB, a target's up to a few hundred. */
const keeping = <T>(most: number): ((key: string, make: () => T) => T) => {
  const kept = new Map<string, T>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
};

const solved = keeping<SolvedStage>(4);
const targets = keeping<TargetSolved>(2);

type ReportProgress = (share: number) => void;

export const solvedFor = (stage: StagePoints, sheets: Sheets, progress?: ReportProgress): SolvedStage =>
  solved(`${stageKey(stage)}|${sheets.open} ${sheets.upper}`, () => solve(stage, sheets, progress));

/** The same for the same question, also in another process. */
export const targetKey = (stage: StagePoints, { open, upper }: Sheets, need: number): string =>
  `thirteen target|${stageKey(stage)}|${open} ${upper} ${need}`;

export const targetFor = (stage: StagePoints, sheets: Sheets, need: number, progress?: ReportProgress): TargetSolved =>
  targets(targetKey(stage, sheets, need), () => solveTarget(stage, sheets, need, progress));
