/**
 * How long turns take on the page at normal speed, and how long throws are shown by their stake: `node
 * bench/zonk-turns.ts [GAMES [FROM]]`, the games being numbered from FROM on. Whole matches are recorded at every table,
 * and every turn is measured by the page's own durations, reading times included; of the two languages the longer one
 * counts. A cell is the mean of an opponent's turns, and what 95 % of them stay within.
 */
import { type ScoringTable, tables, usualTarget } from "@turnlight/games/zonk";
import { childSeed, drawOf, seedOf } from "@turnlight/kernel";
import { type PatronName, patronOf } from "../web/games/zonk/faces/patrons.ts";
import { readingRate } from "../web/games/zonk/play/durations.ts";
import { throwGrades } from "../web/games/zonk/play/stake.ts";
import { MeasuredMatch, type TimedThrow } from "../web/games/zonk/play/turn-length.ts";
import { de } from "../web/games/zonk/words/lines.de.ts";
import { en } from "../web/games/zonk/words/lines.en.ts";
import { type RecordedTurn, recordedTurns, zonkBot } from "./zonk-recorded-turns.ts";

const opponents = ["easy", "normal", "hard", "cautious", "balanced", "reckless", "learning", "50"].map(
  (name) => `hybrid:${name}`,
);
const [games = "50", from = "0"] = process.argv.slice(2);

const measured = (
  turns: readonly RecordedTurn[],
  who: PatronName,
  own: (match: MeasuredMatch) => void,
): readonly number[] => {
  const both = [en, de].map((lines) => {
    const match = new MeasuredMatch(lines);
    const lengths = turns.map(({ seat, entries }) => match.play(entries, seat === 0 ? who : undefined));
    own(match);
    return lengths;
  });
  return turns.flatMap(({ seat }, i) => (seat === 0 ? [Math.max(...both.map((lengths) => lengths[i] ?? 0))] : []));
};

/** How long each line stood before the next one, as a share of its reading time. */
const standing = ({ spoken }: MeasuredMatch): readonly number[] =>
  spoken.slice(0, -1).map(({ line, at }, i) => (((spoken[i + 1]?.at ?? at) - at) * readingRate) / line.length / 1000);

const reference = zonkBot("reference");
const throws: TimedThrow[] = [];
const shares: number[] = [];
const wanted = { mean: 5000, most: 7000 } as const;
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
const longest = new Map<string, number>();
const slow: string[] = [];
let counted = 0;

/** Turns of an opponent at a table, the shortest first. */
const lengthsOf = async (name: string, table: ScoringTable): Promise<readonly number[]> => {
  const lengths: number[] = [];
  for (let i = Number(from); i < Number(from) + Number(games); i++) {
    const turns = await recordedTurns([zonkBot(name), reference], {
      config: { seats: 2, table, target: usualTarget(table), streak: true, first: 0 },
      seed: childSeed(seedOf("turns"), `${name} ${i}`),
      draw: drawOf(childSeed(seedOf("bots"), `${name} ${i}`)),
    });
    lengths.push(
      ...measured(turns, patronOf(name), (match) => {
        throws.push(...match.throws);
        shares.push(...standing(match));
      }),
    );
  }
  return lengths.sort((a, b) => a - b);
};

console.log(`| opponent | ${tables.map(({ name }) => name).join(" | ")} |`);
console.log(`|---|${tables.map(() => "---|").join("")}`);
for (const name of [...opponents, "reference", "perfect"]) {
  const cells: string[] = [];
  for (const table of tables) {
    const lengths = await lengthsOf(name, table);
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    const most = lengths[Math.floor(0.95 * lengths.length)] ?? 0;
    cells.push(`${seconds(mean)} / ${seconds(most)} s`);
    counted += lengths.length;
    longest.set(table.name, Math.max(longest.get(table.name) ?? 0, lengths.at(-1) ?? 0));
    if (mean > wanted.mean || most > wanted.most) slow.push(`${name} at ${table.name}`);
  }
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
console.log(`| longest turn | ${tables.map(({ name }) => `${seconds(longest.get(name) ?? 0)} s`).join(" | ")} |`);
console.log(`\n${counted} turns; over 5 s in the mean or 7 s for 95 %: ${slow.join(", ") || "none"}.`);

console.log("\n| throw | throws | mean weight | shown, least | mean | most |\n|---|---|---|---|---|---|");
for (const grade of throwGrades) {
  const some = throws.filter((one) => one.grade === grade);
  if (some.length === 0) continue;
  const mean = (value: (one: TimedThrow) => number): number =>
    some.reduce((sum, one) => sum + value(one), 0) / some.length;
  const times = some.map(({ lasts }) => lasts).sort((a, b) => a - b);
  const shown = [times[0] ?? 0, mean(({ lasts }) => lasts), times.at(-1) ?? 0].map((one) => (one / 1000).toFixed(2));
  console.log(`| ${grade} | ${some.length} | ${mean(({ weight }) => weight).toFixed(2)} | ${shown.join(" s | ")} s |`);
}
const shortest = shares.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
console.log(`\n${shares.length} lines; the shortest stood for ${shortest.toFixed(2)} of its reading time.`);
