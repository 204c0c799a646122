/**
 * Prepares levels in advance. `node bench/wisp-stock.ts calendar FIRST COUNT` prints daily levels for
 * games/wisp/generator/calendar.ts, `node bench/wisp-stock.ts endless EACH [SEED]` levels of every size and difficulty for
 * games/wisp/generator/stock.ts, `node bench/wisp-stock.ts newcomer EACH [SEED]` easy ones with nothing but trees; one
 * line each, as it is found.
 */
import { seedOf, weekdayOf } from "@turnlight/kernel";
import {
  type GrowthRequest,
  grow,
  grownDaily,
  leadingIdea,
  likenessOf,
  ranks,
  readCode,
  stockLevels,
  writeCode,
} from "../games/wisp/index.ts";

const day = 86_400_000;
const sides = [4, 5, 6, 7] as const;
/** On so small a board nothing harder is found. */
const hardestOnSmall = 5;

const printCalendar = (first: string, count: number): void => {
  const start = Date.parse(`${first}T00:00:00Z`);
  for (let i = 0; i < count; i++) {
    const date = new Date(start + i * day).toISOString().slice(0, 10);
    const made = grownDaily(date, weekdayOf(date) ?? 0);
    if (made.ok) {
      const { level, par, rank, idea } = made.value;
      console.log(`${date} ${writeCode(level)} ${par} ${rank} ${idea ?? "-"}`);
    }
  }
};

const printGrown = (request: GrowthRequest, avoid: Set<string>): void => {
  const made = grow({ ...request, avoid });
  if (!made.ok) return;
  const { level, par, grade, ideas } = made.value;
  avoid.add(likenessOf(level));
  console.log(`${writeCode(level)} ${par} ${grade} ${leadingIdea(ideas) ?? "-"}`);
};

const printStock = (each: number, seed: string): void => {
  const avoid = new Set<string>();
  for (let i = 0; i < each; i++)
    for (const grade of ranks)
      for (const side of sides) {
        if (side === 4 && grade > hardestOnSmall) continue;
        printGrown({ seed: seedOf(`${seed} ${side} ${grade} ${i}`), width: side, height: side, grade }, avoid);
      }
};

const newcomersSide = 5;
const newcomersHardest = 6;

/** Levels like those of the stock are left out. */
const printNewcomers = (each: number, seed: string): void => {
  const avoid = new Set(
    stockLevels().flatMap(({ code }) => {
      const read = readCode(code);
      return read.ok ? [likenessOf(read.value)] : [];
    }),
  );
  for (let i = 0; i < each; i++)
    for (const grade of ranks.filter((rank) => rank <= newcomersHardest)) {
      const size = { width: newcomersSide, height: newcomersSide };
      printGrown({ seed: seedOf(`${seed} ${grade} ${i}`), ...size, grade, mechanics: ["tree"] }, avoid);
    }
};

const [what, ...rest] = process.argv.slice(2);
if (what === "calendar") printCalendar(rest[0] ?? "2026-11-19", Number(rest[1] ?? 60));
else if (what === "endless") printStock(Number(rest[0] ?? 2), rest[1] ?? "stock");
else if (what === "newcomer") printNewcomers(Number(rest[0] ?? 2), rest[1] ?? "newcomer");
else console.error("usage: node bench/wisp-stock.ts calendar FIRST COUNT | endless EACH [SEED] | newcomer EACH [SEED]");
