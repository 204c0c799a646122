/**
 * The measurements of Zonk in docs/zonk-strength.md: `node bench/zonk.ts PART` with one of the parts below. The
 * strength of the bots is measured by zonk-strength.ts.
 */
import {
  appraise,
  classic,
  difficulties,
  fallsOf,
  grade,
  hybridBot,
  learningBot,
  parlour,
  Race,
  referenceBot,
  type ScoringTable,
  solveTurn,
  takesFrom,
  type ZonkMove,
  type ZonkState,
} from "@turnlight/games/zonk";
import { type Player, percent, play, rules, usual } from "./zonk-play.ts";

/** CPU seconds on one core. */
const seconds = <T>(run: () => T): { readonly result: T; readonly took: string } => {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, took: `${((user + system) / 1e6).toFixed(2)} s` };
};

/** How long the solvers take, on one core. */
const solver = (): void => {
  for (const table of [parlour, classic]) {
    const { result, took } = seconds(() => solveTurn(table));
    console.log(`a turn of ${table.name}: ${result.expected.toFixed(4)} points, ${took}`);
  }
  const fresh = { score: 0, streak: 0 };
  for (const [table, target, streak, growth] of [
    [parlour, 1000, false, undefined],
    [parlour, 1000, true, undefined],
    [classic, 1000, true, undefined],
    [parlour, 2000, true, 0.5],
    [parlour, 5000, true, 0.5],
    [classic, 10_000, true, 0.5],
  ] as const) {
    const effort = growth === undefined ? {} : { growth };
    const { result, took } = seconds(() => Race.solved({ table, target, streak }, effort));
    const how = growth === undefined ? "exactly" : `with growth ${growth}`;
    console.log(
      `${table.name} to ${target}, streak ${streak ? "on" : "off"}, ${how}: ${percent(result.chance(fresh, fresh))}, ${took}`,
    );
  }
};

const perfectBy = (race: Race): Player => ({
  choose({ view }) {
    const move = appraise(race, view)[0]?.move;
    if (move === undefined) throw new Error("nothing can be done");
    return { move };
  },
});

/** The mean loss per game, with its 95 % interval. */
const givenAway = (lost: readonly number[]): string => {
  const mean = lost.reduce((sum, away) => sum + away, 0) / lost.length;
  const variance = lost.reduce((sum, away) => sum + (away - mean) ** 2, 0) / lost.length;
  const half = 1.96 * Math.sqrt(variance / lost.length);
  return `gives away ${(100 * mean).toFixed(3)} ± ${(100 * half).toFixed(3)} % of a game`;
};

/**
 * The cost of a coarse ladder: against an exact player, the winning chance that its decisions lose in a game, which on
 * average is the winning chance it lacks.
 */
const ladders = (games: number): void => {
  for (const [table, target, streak] of [
    [parlour, 1000, false],
    [parlour, 1000, true],
    [classic, 5000, false],
    [parlour, 2000, true],
  ] as const) {
    const exact = Race.solved({ table, target, streak });
    for (const growth of [0.1, 0.5]) {
      const coarse = perfectBy(Race.solved({ table, target, streak }, { growth }));
      const lost = Array.from({ length: games }, (_, i) => {
        let away = 0;
        const config = { seats: 2, table, target, streak, first: i % 2 };
        play(config, [coarse, perfectBy(exact)], `ladder ${i}`, (state, move) => {
          if (state.seat === 0) away += grade(exact, state, move)?.givenAway ?? 0;
        });
        return away;
      });
      console.log(`${table.name} to ${target}, streak ${streak ? "on" : "off"}, growth ${growth}: ${givenAway(lost)}`);
    }
  }
};

/** Three seats, solved exactly: everybody plays for their own chance of winning. Small targets only. */
class ThreeSeats {
  readonly #unit: number;
  readonly #needs: number;
  readonly #groups: readonly (readonly { chance: number; options: readonly { t: number; left: number }[] }[])[];
  /** Each seat's chance, by the needs of the seat to move, the next and the last. */
  readonly #win: Float64Array;

  constructor(table: ScoringTable, target: number, unit: number) {
    this.#unit = unit;
    this.#needs = target / unit;
    this.#groups = Array.from({ length: 7 }, (_, n) => {
      const found = new Map<string, { chance: number; options: { t: number; left: number }[] }>();
      for (const { dice, ways } of n === 0 ? [] : fallsOf(n)) {
        const best = new Map<number, number>();
        for (const take of takesFrom(table, dice)) {
          const left = take.dice.length === n ? 6 : n - take.dice.length;
          best.set(left, Math.max(best.get(left) ?? 0, take.points / unit));
        }
        const options = [...best].map(([left, t]) => ({ t, left })).sort((a, b) => a.left - b.left);
        const key = JSON.stringify(options);
        found.set(key, { options, chance: (found.get(key)?.chance ?? 0) + ways / 6 ** n });
      }
      return [...found.values()];
    });
    this.#win = new Float64Array((this.#needs + 1) ** 3 * 3).fill(1 / 3);
    this.#solve();
  }

  #at(a: number, b: number, c: number): number {
    return ((a * (this.#needs + 1) + b) * (this.#needs + 1) + c) * 3;
  }

  /** Chances of (me, next, last) when the turn passes on with me needing `a`. */
  #passed(a: number, b: number, c: number): readonly [number, number, number] {
    const at = this.#at(b, c, a);
    return [this.#win[at + 2] ?? 0, this.#win[at] ?? 0, this.#win[at + 1] ?? 0];
  }

  /** For every (t, dice left) of a turn: the chances of all three when the seat to move maximises its own. */
  turn(a: number, b: number, c: number) {
    const lost = this.#passed(a, b, c);
    const won = [1, 0, 0] as const;
    const cells: (readonly [number, number, number])[][] = [];
    const at = (t: number, left: number) => (t >= a ? won : (cells[t]?.[left] ?? won));
    const rolling = (t: number, left: number): readonly [number, number, number] => {
      let [x, y, z] = [0, 0, 0];
      for (const { chance, options } of this.#groups[left] ?? []) {
        let best: readonly [number, number, number] | undefined;
        for (const option of options) {
          const cell = at(t + option.t, option.left);
          if (best === undefined || cell[0] > best[0]) best = cell;
        }
        const [p, q, r] = best ?? lost;
        x += chance * p;
        y += chance * q;
        z += chance * r;
      }
      return [x, y, z];
    };
    const banking = (t: number) => (t >= a ? won : this.#passed(a - t, b, c));
    for (let t = a - 1; t > 0; t--) {
      const banked = banking(t);
      cells[t] = Array.from({ length: 7 }, (_, left) => {
        const rolled = left === 0 ? banked : rolling(t, left);
        return rolled[0] > banked[0] ? rolled : banked;
      });
    }
    return { start: rolling(0, 6), rolling, banking, best: at };
  }

  #solve(): void {
    const order = [];
    for (let a = 1; a <= this.#needs; a++)
      for (let b = 1; b <= this.#needs; b++) for (let c = 1; c <= this.#needs; c++) order.push([a, b, c] as const);
    order.sort((p, q) => p[0] + p[1] + p[2] - (q[0] + q[1] + q[2]));
    for (const [a, b, c] of order) {
      if (a < b || a < c) continue;
      for (let change = 1; change > 1e-7; ) {
        change = 0;
        for (const [i, j, k] of [
          [a, b, c],
          [b, c, a],
          [c, a, b],
        ] as const) {
          const { start } = this.turn(i, j, k);
          const at = this.#at(i, j, k);
          change = Math.max(change, Math.abs(start[0] - (this.#win[at] ?? 0)));
          this.#win.set(start, at);
        }
      }
    }
  }

  /** The worth of every legal move to the seat to move. */
  appraise(state: ZonkState): readonly { readonly move: ZonkMove; readonly chance: number }[] {
    const { seat, phase, points, left, table } = state;
    const need = (other: number) => this.#needs - (state.scores[(seat + other) % 3] ?? 0) / this.#unit;
    const turn = this.turn(need(0), need(1), need(2));
    const t = points / this.#unit;
    if (phase.kind === "deciding")
      return [
        { move: { kind: "bank" }, chance: turn.banking(t)[0] },
        { move: { kind: "roll" }, chance: turn.rolling(t, left)[0] },
      ];
    if (phase.kind !== "taking") return [{ move: { kind: "roll" }, chance: turn.start[0] }];
    return takesFrom(table, phase.dice).map(({ dice, points: more }) => ({
      move: { kind: "take", dice },
      chance: turn.best(
        t + more / this.#unit,
        dice.length === phase.dice.length ? 6 : phase.dice.length - dice.length,
      )[0],
    }));
  }
}

const text = (move: ZonkMove): string => rules.moveText.write(move);

/** The cost of treating rivals one by one with three at the table, measured like the ladders. */
const seats = (games: number): void => {
  for (const [table, target, unit] of [
    [parlour, 300, 10],
    [classic, 1000, 50],
  ] as const) {
    const three = new ThreeSeats(table, target, unit);
    const race = Race.solved({ table, target, streak: false });
    const exact: Player = {
      choose({ view }) {
        const [best, ...others] = three.appraise(view);
        if (best === undefined) throw new Error("nothing can be done");
        return { move: others.reduce((a, b) => (b.chance > a.chance ? b : a), best).move };
      },
    };
    const lost = Array.from({ length: games }, (_, i) => {
      let away = 0;
      const config = { seats: 3, table, target, streak: false, first: i % 3 };
      play(config, [perfectBy(race), exact, exact], `seats ${i}`, (state, move) => {
        if (state.seat !== 0) return;
        const worths = three.appraise(state);
        const made = worths.find((worth) => text(worth.move) === text(move));
        away += Math.max(...worths.map(({ chance }) => chance)) - (made?.chance ?? 0);
      });
      return away;
    });
    console.log(`three seats, ${table.name} to ${target}, streak off: ${givenAway(lost)}`);
  }
};

/** How long a decision takes: the median and the slow end. */
const decisions = (): void => {
  const race = Race.solved({ table: parlour, target: 2000, streak: true }, { growth: 0.5 });
  const bots = {
    "hybrid:normal": hybridBot(difficulties.normal),
    "hybrid:learning": learningBot(difficulties.normal),
    reference: referenceBot,
    perfect: perfectBy(race),
  };
  for (const [name, bot] of Object.entries(bots)) {
    const times: number[] = [];
    const watched: Player = {
      choose(ask) {
        const start = performance.now();
        const choice = bot.choose(ask);
        times.push(1000 * (performance.now() - start));
        return choice;
      },
    };
    for (let i = 0; i < 200; i++) play(usual, [watched, referenceBot], `decision ${i}`);
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(share * times.length)] ?? 0).toFixed(0);
    console.log(`${name}: half of ${times.length} decisions within ${at(0.5)} µs, 99 % within ${at(0.99)} µs`);
  }
};

const parts: Readonly<Record<string, (games: number) => void>> = {
  solver,
  ladders,
  seats,
  decisions,
};
const [part = "", games = "2000"] = process.argv.slice(2);
const run = Object.hasOwn(parts, part) ? parts[part] : undefined;
if (run === undefined) console.log(`node bench/zonk.ts ${Object.keys(parts).join("|")} [GAMES]`);
else run(Number(games));
