/**
 * How long turns take on the page at normal speed, and how long throws are shown by their stake: `node
 * bench/zonk-turns.ts [GAMES [FROM]]`, the games being numbered from FROM on. Whole matches are recorded, and every turn is measured by the page's own durations,
 * reading times included; of the two languages the longer one counts.
 */
import { classic, parlour, usualTarget, type ZonkMove, type ZonkView, zonk } from "@turnlight/games/zonk";
import { type Bot, childSeed, drawOf, Match, readBot, seedOf } from "@turnlight/kernel";
import { type PatronName, patronOf } from "../web/games/zonk/faces/patrons.ts";
import { readingRate } from "../web/games/zonk/play/durations.ts";
import { throwGrades } from "../web/games/zonk/play/stake.ts";
import { MeasuredMatch, type TimedEntry, type TimedThrow } from "../web/games/zonk/play/turn-length.ts";
import { de } from "../web/games/zonk/words/lines.de.ts";
import { en } from "../web/games/zonk/words/lines.en.ts";

const { rules } = zonk;
const opponents = ["easy", "normal", "hard", "cautious", "balanced", "reckless", "learning", "50"].map(
  (name) => `hybrid:${name}`,
);
const [games = "50", from = "0"] = process.argv.slice(2);

const named = (name: string): Bot<ZonkView, ZonkMove> => {
  const read = readBot(zonk, name);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value as Bot<ZonkView, ZonkMove>;
};

interface Turn {
  readonly seat: number;
  readonly entries: readonly TimedEntry[];
}

/** The turns of one match. */
const turnsOf = async (
  bots: readonly Bot<ZonkView, ZonkMove>[],
  table: typeof parlour,
  seed: string,
): Promise<readonly Turn[]> => {
  const config = { seats: 2, table, target: usualTarget(table), streak: true, first: 0 };
  const { match } = Match.begin(rules, config, { seed: childSeed(seedOf("turns"), seed) });
  const draw = drawOf(childSeed(seedOf("bots"), seed));
  const turns: Turn[] = [];
  let entries: TimedEntry[] = [];
  while (match.outcome === undefined) {
    let view = match.state;
    const { seat } = view;
    const { move, why } = (await bots[seat]?.choose({ view, seat, moves: match.moves(seat), draw, nodes: 1 })) ?? {};
    if (move === undefined) throw new Error(`nobody sits in seat ${seat}`);
    const played = match.play(seat, rules.moveText.write(move));
    if (!played.ok) throw new Error(played.refusal.reason);
    for (const { entry, told, state } of played.value) {
      entries.push({ view, by: entry.by, move: entry.move, facts: told.map(({ fact }) => fact), why });
      view = state;
    }
    if (match.outcome === undefined && match.state.phase.kind !== "ready") continue;
    turns.push({ seat, entries });
    entries = [];
  }
  return turns;
};

const measured = (turns: readonly Turn[], who: PatronName, own: (match: MeasuredMatch) => void): readonly number[] => {
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

const reference = named("reference");
const throws: TimedThrow[] = [];
const shares: number[] = [];
console.log("| opponent | table | turns | mean | 95 % within | longest |\n|---|---|---|---|---|---|");
for (const table of [parlour, classic])
  for (const name of [...opponents, "reference", "perfect"]) {
    const lengths: number[] = [];
    for (let i = Number(from); i < Number(from) + Number(games); i++) {
      const turns = await turnsOf([named(name), reference], table, `${name} ${i}`);
      lengths.push(
        ...measured(turns, patronOf(name), (match) => {
          throws.push(...match.throws);
          shares.push(...standing(match));
        }),
      );
    }
    lengths.sort((a, b) => a - b);
    const at = (share: number): string =>
      ((lengths[Math.min(lengths.length - 1, Math.floor(share * lengths.length))] ?? 0) / 1000).toFixed(1);
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length / 1000;
    console.log(`| ${name} | ${table.name} | ${lengths.length} | ${mean.toFixed(1)} s | ${at(0.95)} s | ${at(1)} s |`);
  }

console.log("\n| throw | throws | mean weight | shown, least | mean | most |\n|---|---|---|---|---|---|");
for (const grade of throwGrades) {
  const some = throws.filter((one) => one.grade === grade);
  if (some.length === 0) continue;
  const mean = (value: (one: TimedThrow) => number): number =>
    some.reduce((sum, one) => sum + value(one), 0) / some.length;
  const times = some.map(({ lasts }) => lasts);
  console.log(
    `| ${grade} | ${some.length} | ${mean(({ weight }) => weight).toFixed(2)} | ${(Math.min(...times) / 1000).toFixed(1)} s | ${(mean(({ lasts }) => lasts) / 1000).toFixed(2)} s | ${(Math.max(...times) / 1000).toFixed(1)} s |`,
  );
}
console.log(`\n${shares.length} lines; the shortest stood for ${Math.min(...shares).toFixed(2)} of its reading time.`);
