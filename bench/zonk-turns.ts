/**
 * How long the opponents' turns take on the page at normal speed: `node bench/zonk-turns.ts [GAMES]`. Whole matches are
 * recorded, and every turn of the opponent is measured by the page's own durations.
 */
import { classic, parlour, usualTarget, type ZonkMove, type ZonkView, zonk } from "@turnlight/games/zonk";
import { type Bot, childSeed, drawOf, Match, readBot, seedOf } from "@turnlight/kernel";
import { type TimedEntry, thinks, turnLength } from "../web/games/zonk/play/durations.ts";
import { pauseBefore } from "../web/match/think-time.ts";

const { rules } = zonk;
const opponents = ["easy", "normal", "hard", "cautious", "balanced", "reckless", "learning"].map(
  (name) => `hybrid:${name}`,
);
const [games = "50"] = process.argv.slice(2);

const named = (name: string): Bot<ZonkView, ZonkMove> => {
  const read = readBot(zonk, name);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value as Bot<ZonkView, ZonkMove>;
};

/** The lengths of seat 0's turns in one match, in seconds. */
const lengthsIn = async (
  bots: readonly Bot<ZonkView, ZonkMove>[],
  table: typeof parlour,
  seed: string,
): Promise<number[]> => {
  const config = { seats: 2, table, target: usualTarget(table), streak: true, first: 0 };
  const { match } = Match.begin(rules, config, { seed: childSeed(seedOf("turns"), seed) });
  const draw = drawOf(childSeed(seedOf("bots"), seed));
  const lengths: number[] = [];
  let turn: TimedEntry[] = [];
  while (match.outcome === undefined) {
    const { seat } = match.state;
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`nobody sits in seat ${seat}`);
    const { move } = await bot.choose({ view: match.state, seat, moves: match.moves(seat), draw, nodes: 1 });
    const played = match.play(seat, rules.moveText.write(move));
    if (!played.ok) throw new Error(played.refusal.reason);
    for (const { entry, told, state } of played.value) {
      // The start of the next turn is shown with the entry that ends this one.
      turn.push({ n: entry.n, by: entry.by, facts: told.map(({ fact }) => fact), view: state });
    }
    if (match.outcome === undefined && match.state.phase.kind !== "ready") continue;
    if (seat === 0) lengths.push(turnLength(turn, (n) => pauseBefore(n, thinks)) / 1000);
    turn = [];
  }
  return lengths;
};

const reference = named("reference");
console.log("| opponent | table | turns | mean | 95 % within | longest |\n|---|---|---|---|---|---|");
for (const table of [parlour, classic])
  for (const name of [...opponents, "reference", "perfect"]) {
    const bot = named(name);
    const lengths: number[] = [];
    for (let i = 0; i < Number(games); i++) lengths.push(...(await lengthsIn([bot, reference], table, `${name} ${i}`)));
    lengths.sort((a, b) => a - b);
    const at = (share: number): string =>
      (lengths[Math.min(lengths.length - 1, Math.floor(share * lengths.length))] ?? 0).toFixed(1);
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    console.log(`| ${name} | ${table.name} | ${lengths.length} | ${mean.toFixed(1)} s | ${at(0.95)} s | ${at(1)} s |`);
  }
