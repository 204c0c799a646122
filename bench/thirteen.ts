/**
 * Thirteen Throws' Perfect player measured: how long a full exact solution takes and what memory, how long a decision,
 * and how far the estimates lie from the exact answers. `node bench/thirteen.ts [solve|points|dice|target] [games]`
 */
import {
  allBoxes,
  type Category,
  categories,
  estimateOf,
  expected,
  forPoints,
  freshRun,
  freshSheet,
  type Outlook,
  optionsAt,
  plainPoints,
  plainTray,
  rules,
  type Solved,
  type StagePoints,
  solve,
  solveTarget,
  stagePoints,
  towardsPoints,
  towardsTarget,
  usualBook,
} from "@turnlight/games/thirteen";
import { type Draw, drawOf, seedOf } from "@turnlight/kernel";

const [what = "solve", count = "500"] = process.argv.slice(2);
const games = Number(count);
const fullKeep = [true, true, true, true, true];

interface Sheet {
  readonly open: number;
  readonly upper: number;
  readonly score: number;
}

/** Plays rounds until so many boxes are left. */
const playDown = (stage: StagePoints, outlookAt: (sheet: Sheet) => Outlook, left: number, draw: Draw): Sheet => {
  const { tray, boxes, bonus } = stage;
  const face = (die: number) => tray.dice[die]?.sides[draw.below(6)] ?? 1;
  let sheet: Sheet = { open: allBoxes, upper: 0, score: 0 };
  for (let round = categories.length; round > left; round--) {
    let shown = tray.dice.map((_, die) => face(die));
    let rollsLeft = stage.rolls - 1;
    for (;;) {
      const best = optionsAt(stage, { ...sheet, shown, rollsLeft }, outlookAt(sheet))[0];
      if (best === undefined) throw new Error("no option");
      if (best.kind === "roll") {
        shown = shown.map((now, die) => (best.keep.includes(die) ? now : face(die)));
        rollsLeft -= 1;
        continue;
      }
      const box = categories.indexOf(best.category as Category);
      const at = boxes[box]?.valid.indexOf(tray.stateOf(shown, fullKeep) - (tray.states - tray.full)) ?? -1;
      const sum = sheet.upper + (at < 0 ? 0 : (boxes[box]?.pips[at] ?? 0));
      const gained = at < 0 ? 0 : (boxes[box]?.points[at] ?? 0) + (sum >= 63 && sheet.upper < 63 ? bonus : 0);
      sheet = { open: sheet.open ^ (1 << box), upper: Math.min(63, sum), score: sheet.score + gained };
      break;
    }
  }
  return sheet;
};

/** A mean, and how far it may lie off at 95 %. */
const meanOf = (list: readonly number[]): string => {
  const mean = list.reduce((sum, x) => sum + x, 0) / list.length;
  const variance = list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (list.length - 1);
  return `${mean.toFixed(4)} ± ${(1.96 * Math.sqrt(variance / list.length)).toFixed(4)}`;
};

const plain = (rolls = 3, freeScratch = false) =>
  plainPoints({ tray: plainTray(usualBook), worth: {}, rolls, freeScratch });

const timed = <T>(make: () => T): { readonly value: T; readonly seconds: number; readonly cpu: number } => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const value = make();
  return { value, seconds: (performance.now() - start) / 1000, cpu: process.cpuUsage(cpu).user / 1e6 };
};

const measureSolve = (): void => {
  for (const freeScratch of [true, false]) {
    const { value, seconds, cpu } = timed(() => solve(plain(3, freeScratch)));
    console.log(
      `solve, ${freeScratch ? "free" : "literal"} scratch: ${expected(value).toFixed(6)} in ${seconds.toFixed(2)} s (${cpu.toFixed(2)} s of processor)`,
    );
    if (!freeScratch) measureDecisions(value);
  }
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  console.log(`memory: ${mb(heapUsed + arrayBuffers)} in use by everything, ${mb(rss)} of process`);
};

const measureDecisions = (solved: Solved): void => {
  const draw = drawOf(seedOf("decisions"));
  const moments = Array.from({ length: 1000 }, () => ({
    open: 1 + draw.below(allBoxes),
    upper: draw.below(64),
    shown: fullKeep.map(() => 1 + draw.below(6)),
    rollsLeft: draw.below(3),
  }));
  const times = moments.map(
    (moment) => timed(() => optionsAt(solved.stage, moment, forPoints(solved, moment.open))).seconds,
  );
  const sorted = times.toSorted((a, b) => a - b);
  const ms = (share: number) => `${(1000 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)).toFixed(2)} ms`;
  console.log(`a decision: median ${ms(0.5)}, 99 of 100 within ${ms(0.99)}`);
};

/** The estimate's play against the exact expectation, on the same stage. */
const comparePoints = (name: string, stage: StagePoints, exact: number): void => {
  const estimate = estimateOf(stage, plainTray(usualBook));
  const draw = drawOf(seedOf(`points ${name}`));
  const scores = Array.from(
    { length: games },
    () => playDown(stage, ({ open }) => towardsPoints(estimate, open), 0, draw).score,
  );
  console.log(`${name}: exact ${exact.toFixed(3)}, the estimate's play scores ${meanOf(scores)} over ${games} stages`);
};

const comparePlain = (): void => {
  comparePoints("plain dice", plain(), expected(solve(plain())));
  comparePoints("plain dice, two rolls", plain(2), expected(solve(plain(2))));
};

const withRun = (dice: readonly string[], charms: readonly string[]): StagePoints => {
  const config = rules.configText.read("");
  if (!config.ok) throw new Error("the usual settings are refused");
  const run = freshRun(config.value);
  return stagePoints(usualBook, {
    ...run,
    dice: run.dice.map((kind, die) => dice[die] ?? kind),
    charms: charms.map((item) => ({ item, held: 1 })),
    sheet: freshSheet(categories.map((_, box) => box)),
  });
};

const compareDice = (): void => {
  const runs = [
    { dice: [], charms: ["seal-kinds", "abacus", "bell"] },
    { dice: ["wild"], charms: [] },
    { dice: ["double"], charms: ["bell"] },
    { dice: ["heavy", "heavy"], charms: ["emblem-upper"] },
    { dice: ["lucky", "glass"], charms: ["seal-upper"] },
  ];
  for (const { dice, charms } of runs) {
    const stage = withRun(dice, charms);
    comparePoints([...dice, ...charms].join(" "), stage, expected(solve(stage)));
  }
};

/** Hints towards a target with seven and eight open boxes: what the hinted move gives away of the exact chance. */
const compareTarget = (): void => {
  const stage = plain();
  const estimate = estimateOf(stage, plainTray(usualBook));
  const draw = drawOf(seedOf("hints"));
  for (const left of [7, 8]) {
    const lost: number[] = [];
    const off: number[] = [];
    for (let i = 0; i < Math.max(2, games / 10); i++) {
      const { open, upper, score } = playDown(stage, (sheet) => towardsPoints(estimate, sheet.open), left, draw);
      const need = 200 + draw.below(61) - score;
      if (need <= 0) continue;
      const solved = solveTarget(stage, { open, upper }, need);
      const exactly: Outlook = (box, gained, sum) => solved.chance(open ^ (1 << box), sum, need - gained);
      for (let j = 0; j < 20; j++) {
        const moment = { open, upper, shown: fullKeep.map(() => 1 + draw.below(6)), rollsLeft: draw.below(3) };
        const hint = optionsAt(stage, moment, towardsTarget(estimate, open, need))[0];
        const options = optionsAt(stage, moment, exactly);
        const chosen = options.find(
          (option) =>
            option.kind === hint?.kind &&
            (option.kind === "roll"
              ? hint.kind === "roll" && option.keep.join() === hint.keep.join()
              : hint.kind !== "roll" && option.category === hint.category),
        );
        lost.push((options[0]?.worth ?? 0) - (chosen?.worth ?? 0));
        off.push(Math.abs((options[0]?.worth ?? 0) - (hint?.worth ?? 0)));
      }
    }
    console.log(
      `${left} open boxes: a hint gives away ${meanOf(lost)} of the chance, its figure is off by ${meanOf(off)} (${lost.length} decisions)`,
    );
  }
};

const measures: Readonly<Record<string, () => void>> = {
  solve: measureSolve,
  points: comparePlain,
  dice: compareDice,
  target: compareTarget,
};
const measure = measures[what];
if (measure === undefined) console.log(`what is one of ${Object.keys(measures).join(", ")}`);
else measure();
