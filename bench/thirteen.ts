/**
 * Benchmarks of Thirteen Throws' Perfect player: the time and memory of a full exact solution, the time of a decision,
 * and the error of the estimates. `node bench/thirteen.ts [solve|points|dice|target] [games]`
 */
import {
  allBoxes,
  type BoxWorth,
  type Category,
  categories,
  estimateOf,
  expected,
  forPoints,
  freshRun,
  freshSheet,
  optionsAt,
  plainPoints,
  plainTray,
  rules,
  type SolvedStage,
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

const plainSides = fullKeep.map(() => [1, 2, 3, 4, 5, 6]);

/** Plays rounds until this many boxes are left. */
const playDown = (
  stage: StagePoints,
  sides: readonly (readonly number[])[],
  outlookAt: (sheet: Sheet) => BoxWorth,
  left: number,
  draw: Draw,
): Sheet => {
  const { tray, boxes, bonus } = stage;
  const face = (place: number) => sides[place]?.[draw.below(6)] ?? 1;
  let sheet: Sheet = { open: allBoxes, upper: 0, score: 0 };
  for (let round = categories.length; round > left; round--) {
    let shown = sides.map((_, die) => face(die));
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

/** A mean, and its 95 % margin of error. */
const meanOf = (list: readonly number[]): string => {
  const mean = list.reduce((sum, x) => sum + x, 0) / list.length;
  const variance = list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (list.length - 1);
  return `${mean.toFixed(4)} ± ${(1.96 * Math.sqrt(variance / list.length)).toFixed(4)}`;
};

const plain = (rolls = 3, freeScratch = false) =>
  plainPoints({ tray: plainTray(usualBook), worth: {}, rolls, freeScratch });

/** CPU time, which other load hardly affects. */
const timed = <T>(make: () => T): { readonly value: T; readonly cpu: number } => {
  const before = process.cpuUsage();
  const value = make();
  const { user, system } = process.cpuUsage(before);
  return { value, cpu: (user + system) / 1e6 };
};

/** The same recursion in its plainest efficient form: one sheet at a time, every upper sum that can occur. */
const solvePlainly = ({ tray, boxes, bonus, rolls }: StagePoints): number => {
  const { states, full, add, sub, subStart, odds } = tray;
  const partial = states - full;
  const values = new Float64Array((allBoxes + 1) * 64);
  const keep = new Float64Array(states);
  const best = new Float64Array(states);
  const occurs = (open: number, upper: number): boolean => {
    const filled = [1, 2, 3, 4, 5, 6].filter((face) => ((open >> (face - 1)) & 1) === 0);
    return upper <= filled.reduce((sum, face) => sum + 5 * face, 0);
  };
  for (let open = 1; open <= allBoxes; open++)
    for (let upper = 0; upper < 64; upper++) {
      if (!occurs(open, upper)) continue;
      best.fill(0, partial);
      for (const [box, { valid, points, pips }] of boxes.entries()) {
        if (((open >> box) & 1) === 0) continue;
        const next = (open ^ (1 << box)) * 64;
        // Free scratch: any box may be scratched.
        const scratch = values[next + upper] as number;
        for (let state = partial; state < states; state++) if (scratch > (best[state] as number)) best[state] = scratch;
        for (let i = 0; i < valid.length; i++) {
          const sum = Math.min(63, upper + (pips[i] as number));
          const gained = (points[i] as number) + (sum === 63 && upper < 63 ? bonus : 0);
          const worth = gained + (values[next + sum] as number);
          const state = partial + (valid[i] as number);
          if (worth > (best[state] as number)) best[state] = worth;
        }
      }
      for (let roll = 1; roll < rolls; roll++) {
        keep.set(best.subarray(partial), partial);
        for (let state = partial - 1; state >= 0; state--) {
          let sum = 0;
          for (let at = state * 6; at < state * 6 + 6; at++) sum += keep[add[at] as number] as number;
          keep[state] = sum / 6;
        }
        for (let state = 0; state < states; state++) {
          let most = keep[state] as number;
          for (let at = subStart[state] as number; at < (subStart[state + 1] as number); at++)
            most = Math.max(most, best[sub[at] as number] as number);
          best[state] = most;
        }
      }
      let mean = 0;
      for (let i = 0; i < full; i++) mean += (odds[i] as number) * (best[partial + i] as number);
      values[open * 64 + upper] = mean;
    }
  return values[allBoxes * 64] ?? 0;
};

const measureSolve = (): void => {
  const before = process.memoryUsage();
  const plainly = timed(() => solvePlainly(plain(3, true)));
  const free = timed(() => solve(plain(3, true)));
  const after = process.memoryUsage();
  console.log(
    `solve --scratch free: ${expected(free.value).toFixed(6)} in ${free.cpu.toFixed(2)} s of processor; written plainly ${plainly.value.toFixed(6)} in ${plainly.cpu.toFixed(2)} s: ${(plainly.cpu / free.cpu).toFixed(2)} times as long`,
  );
  const literal = timed(() => solve(plain()));
  console.log(`solve: ${expected(literal.value).toFixed(6)} in ${literal.cpu.toFixed(2)} s of processor`);
  const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const inUse = ({ heapUsed, arrayBuffers }: NodeJS.MemoryUsage) => heapUsed + arrayBuffers;
  console.log(
    `memory: ${mb(inUse(after))} in use by everything, ${mb(after.rss - before.rss)} more of process than before both solutions`,
  );
  measureDecisions(literal.value);
};

const measureDecisions = (solved: SolvedStage): void => {
  const draw = drawOf(seedOf("decisions"));
  const moments = Array.from({ length: 1000 }, () => ({
    open: 1 + draw.below(allBoxes),
    upper: draw.below(64),
    shown: fullKeep.map(() => 1 + draw.below(6)),
    rollsLeft: draw.below(3),
  }));
  const times = moments.map(
    (moment) => timed(() => optionsAt(solved.stage, moment, forPoints(solved, moment.open))).cpu,
  );
  const sorted = times.toSorted((a, b) => a - b);
  const ms = (share: number) => `${(1000 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)).toFixed(2)} ms`;
  console.log(`a decision: median ${ms(0.5)}, 99 of 100 within ${ms(0.99)}`);
};

/** The estimate's play compared with the exact expectation, on the same stage. */
const comparePoints = (
  name: string,
  stage: StagePoints,
  sides: readonly (readonly number[])[],
  exact: number,
): void => {
  const estimate = estimateOf(stage, plainTray(usualBook));
  const draw = drawOf(seedOf(`points ${name}`));
  const scores = Array.from(
    { length: games },
    () => playDown(stage, sides, ({ open }) => towardsPoints(estimate, open), 0, draw).score,
  );
  console.log(`${name}: exact ${exact.toFixed(3)}, the estimate's play scores ${meanOf(scores)} over ${games} stages`);
};

const comparePlain = (): void => {
  comparePoints("plain dice", plain(), plainSides, expected(solve(plain())));
  comparePoints("plain dice, two rolls", plain(2), plainSides, expected(solve(plain(2))));
};

const withRun = (dice: readonly string[], charms: readonly string[]): StagePoints => {
  const config = rules.configText.read("");
  if (!config.ok) throw new Error("the usual settings are refused");
  const run = freshRun(config.value);
  return stagePoints(usualBook, {
    ...run,
    dice: run.dice.map((kind, die) => dice[die] ?? kind),
    charms: charms.map((item) => ({ item, held: 1 })),
    sheet: freshSheet(
      categories.map((_, box) => box),
      run.config.first,
    ),
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
    const sides = plainSides.map((usual, die) => (dice[die] === undefined ? usual : usualBook.die(dice[die]).sides));
    comparePoints([...dice, ...charms].join(" "), stage, sides, expected(solve(stage)));
  }
};

/** Hints towards a target with seven and eight open boxes: what the hinted move loses of the exact chance. */
const compareTarget = (): void => {
  const stage = plain();
  const estimate = estimateOf(stage, plainTray(usualBook));
  const draw = drawOf(seedOf("hints"));
  for (const left of [7, 8]) {
    const lost: number[] = [];
    const off: number[] = [];
    for (let i = 0; i < Math.max(2, games / 10); i++) {
      const { open, upper, score } = playDown(
        stage,
        plainSides,
        (sheet) => towardsPoints(estimate, sheet.open),
        left,
        draw,
      );
      const need = 200 + draw.below(61) - score;
      if (need <= 0) continue;
      const solved = solveTarget(stage, { open, upper }, need);
      const exactly: BoxWorth = (box, gained, sum) => solved.chance(open ^ (1 << box), sum, need - gained);
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
