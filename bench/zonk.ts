/**
 * What docs/zonk-strength.md says of Zonk, measured: `node bench/zonk.ts PART` with one of the parts below. Win rates
 * against the Reference player over many games come from `turnlight simulate`; this is for everything else.
 */
import {
  appraise,
  atLevel,
  classic,
  difficulties,
  fallsOf,
  grade,
  hybridBot,
  learningBot,
  parlour,
  personalities,
  Race,
  referenceBot,
  solveTurn,
  type Table,
  takesFrom,
  type ZonkConfig,
  type ZonkMove,
  type ZonkState,
  type ZonkView,
  zonk,
} from "@turnlight/games/zonk";
import { type Bot, childSeed, type Draw, drawOf, seedOf } from "@turnlight/kernel";

type Player = Bot<ZonkView, ZonkMove>;

const { rules } = zonk;
const usual: ZonkConfig = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };

const moveOf = (bot: Player, state: ZonkState, draw: Draw): ZonkMove => {
  const choice = bot.choose({ view: state, seat: state.seat, moves: rules.moves(state, state.seat), draw, nodes: 1 });
  if (choice instanceof Promise) throw new Error("players measured here answer at once");
  return choice.move;
};

/** One game; `watch` sees every decision. */
const play = (
  config: ZonkConfig,
  bots: readonly Player[],
  seed: string,
  watch?: (state: ZonkState, move: ZonkMove) => void,
): ZonkState => {
  const draw = drawOf(childSeed(seedOf("bench zonk"), seed));
  for (let state = rules.setup(config); ; ) {
    const turn = rules.turn(state);
    if (turn.kind === "over") return state;
    const bot = bots[state.seat];
    const rolled = turn.kind === "chance" ? rules.roll?.(state, draw) : undefined;
    if (bot === undefined) throw new Error(`nobody sits in seat ${state.seat}`);
    const move = rolled ?? moveOf(bot, state, draw);
    if (rolled === undefined) watch?.(state, move);
    state = rules.apply(state, rolled === undefined ? state.seat : "chance", move).state;
  }
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** Seconds of one core, which other work on the machine does not lengthen. */
const seconds = <T>(run: () => T): { readonly result: T; readonly took: string } => {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, took: `${((user + system) / 1e6).toFixed(2)} s` };
};

interface Figures {
  readonly winRate: number;
  readonly turns: number;
  readonly meanTurn: number;
  readonly deviation: number;
  readonly zonkRate: number;
}

/** A player against another, who starts alternating: what its turns were like. */
const figuresOf = (bot: Player, rival: Player, games: number, config = usual): Figures => {
  let [wins, turns, own, sum, squares, zonks] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const end = play({ ...config, first: i % 2 }, [bot, rival], `game ${i}`);
    if (end.seat === 0) wins += 1;
    turns += end.turns.length;
    for (const { seat, banked, ended } of end.turns) {
      if (seat !== 0) continue;
      own += 1;
      sum += banked;
      squares += banked ** 2;
      if (ended === "zonked") zonks += 1;
    }
  }
  const meanTurn = sum / own;
  const deviation = Math.sqrt(squares / own - meanTurn ** 2);
  return { winRate: wins / games, turns: turns / games, meanTurn, deviation, zonkRate: zonks / own };
};

const row = (name: string, { winRate, turns, meanTurn, deviation, zonkRate }: Figures): string =>
  `| ${name} | ${percent(winRate)} | ${meanTurn.toFixed(1)} | ${deviation.toFixed(1)} | ${percent(zonkRate)} | ${turns.toFixed(1)} |`;
const head = "| player | wins | mean turn | standard deviation | zonks | turns a game |\n|---|---|---|---|---|---|";

/** Who the players are when they play the Reference player. */
const players = (games: number): void => {
  console.log(head);
  const named = { ...difficulties, ...personalities };
  for (const [name, config] of Object.entries(named))
    console.log(row(name, figuresOf(hybridBot(config), referenceBot, games)));
  console.log(row("learning", figuresOf(learningBot(difficulties.normal), referenceBot, games)));
  console.log(row("reference", figuresOf(referenceBot, referenceBot, games)));
};

/** Whether learning helps: Normal, with and without it, against different players. */
const learning = (games: number): void => {
  console.log("| against | normal | learning |\n|---|---|---|");
  const rivals = {
    reference: referenceBot,
    cautious: hybridBot(personalities.cautious),
    reckless: hybridBot(personalities.reckless),
    hard: hybridBot(difficulties.hard),
  };
  for (const [name, rival] of Object.entries(rivals)) {
    const plain = figuresOf(hybridBot(difficulties.normal), rival, games).winRate;
    const learned = figuresOf(learningBot(difficulties.normal), rival, games).winRate;
    console.log(`| ${name} | ${percent(plain)} | ${percent(learned)} |`);
  }
};

/** The win rate along the difficulty slider, and along the document's sliders taken one by one. */
const sliders = (games: number): void => {
  console.log(head);
  for (let level = 0; level <= 100; level += 10)
    console.log(row(`level ${level}`, figuresOf(hybridBot(atLevel(level)), referenceBot, games)));
  for (const [key, values] of [
    ["pointsCapAggressive", [400, 500, 600]],
    ["pointsCapPassive", [200, 250, 300]],
    ["initialBufferCap", [0, 200, 400, 600]],
    ["aggressiveBaseMultiplier", [0, 0.1, 0.3]],
    ["aggressiveMaxIterations", [1, 2, 3, 5]],
    ["aggressiveRiskThreshold", [0.3, 0.6, 0.8]],
    ["passiveRiskThreshold", [0.3, 0.6, 0.8]],
  ] as const)
    for (const value of values) {
      const config = { ...difficulties.normal, [key]: value };
      console.log(row(`normal, ${key} ${value}`, figuresOf(hybridBot(config), referenceBot, games)));
    }
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
    const { result, took } = seconds(() => new Race({ table, target, streak }, effort));
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

/** The mean of what each game gave away, with its 95 % interval. */
const givenAway = (lost: readonly number[]): string => {
  const mean = lost.reduce((sum, away) => sum + away, 0) / lost.length;
  const variance = lost.reduce((sum, away) => sum + (away - mean) ** 2, 0) / lost.length;
  const half = 1.96 * Math.sqrt(variance / lost.length);
  return `gives away ${(100 * mean).toFixed(3)} ± ${(100 * half).toFixed(3)} % of a game`;
};

/**
 * What a coarse ladder costs: against an exact player, the winning chance its decisions give away in a game, which on
 * average is the winning chance it lacks.
 */
const ladders = (games: number): void => {
  for (const [table, target, streak] of [
    [parlour, 1000, false],
    [parlour, 1000, true],
    [classic, 5000, false],
    [parlour, 2000, true],
  ] as const) {
    const exact = new Race({ table, target, streak });
    for (const growth of [0.1, 0.5]) {
      const coarse = perfectBy(new Race({ table, target, streak }, { growth }));
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
  /** By the needs of the one on turn, the next and the last: each one's chance. */
  readonly #win: Float64Array;

  constructor(table: Table, target: number, unit: number) {
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

  /** Chances of (me, next, last) when the dice pass on with me needing `a`. */
  #passed(a: number, b: number, c: number): readonly [number, number, number] {
    const at = this.#at(b, c, a);
    return [this.#win[at + 2] ?? 0, this.#win[at] ?? 0, this.#win[at + 1] ?? 0];
  }

  /** Every (t, dice left) of a turn: the chances of all three when the one on turn plays for itself. */
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

  /** What every legal move is worth to the seat on turn. */
  appraise(state: ZonkState): readonly { readonly move: ZonkMove; readonly chance: number }[] {
    const { seat, stage, points, left, table } = state;
    const need = (other: number) => this.#needs - (state.scores[(seat + other) % 3] ?? 0) / this.#unit;
    const turn = this.turn(need(0), need(1), need(2));
    const t = points / this.#unit;
    if (stage.kind === "deciding")
      return [
        { move: { kind: "bank" }, chance: turn.banking(t)[0] },
        { move: { kind: "roll" }, chance: turn.rolling(t, left)[0] },
      ];
    if (stage.kind !== "taking") return [{ move: { kind: "roll" }, chance: turn.start[0] }];
    return takesFrom(table, stage.dice).map(({ dice, points: more }) => ({
      move: { kind: "take", dice },
      chance: turn.best(
        t + more / this.#unit,
        dice.length === stage.dice.length ? 6 : stage.dice.length - dice.length,
      )[0],
    }));
  }
}

const text = (move: ZonkMove): string => rules.moveText.write(move);

/** What taking the rivals one by one costs with three at the table, measured like the ladders. */
const seats = (games: number): void => {
  for (const [table, target, unit] of [
    [parlour, 300, 10],
    [classic, 1000, 50],
  ] as const) {
    const three = new ThreeSeats(table, target, unit);
    const race = new Race({ table, target, streak: false });
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

/** How long a decision takes, in the middle and at the slow end. */
const decisions = (): void => {
  const race = new Race({ table: parlour, target: 2000, streak: true }, { growth: 0.5 });
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
  players,
  learning,
  sliders,
  solver,
  ladders,
  seats,
  decisions,
};
const [part = "", games = "2000"] = process.argv.slice(2);
const run = Object.hasOwn(parts, part) ? parts[part] : undefined;
if (run === undefined) console.log(`node bench/zonk.ts ${Object.keys(parts).join("|")} [GAMES]`);
else run(Number(games));
