/**
 * How long the daily match takes at normal speed: `node bench/zonk-daily.ts [DAYS [PERSON]]`. The page's time is that of
 * its own durations; the person's, who plays as the bot PERSON, is modelled:
 *   - a tap is 1.35 s of mental preparation, 1.1 s of movement and 0.2 s of pressing (the Keystroke-Level Model of Card,
 *     Moran and Newell, 1980), and
 *   - an open choice is one preparation more: which dice, where several combinations lie there, and whether to bank,
 *     where the roll can zonk and the bank doesn't win.
 */
import { zonk } from "@turnlight/games/zonk";
import { dayConfig, opponentOf } from "@turnlight/games/zonk/daily";
import { daySeed } from "@turnlight/games/zonk/daily-dice";
import { childSeed, drawOf, seedOf } from "@turnlight/kernel";
import { patronOf } from "../web/games/zonk/faces/patrons.ts";
import { chosenAlready, obviousAction, prospectOf } from "../web/games/zonk/play/tap-flow.ts";
import { MeasuredMatch, type TimedEntry } from "../web/games/zonk/play/turn-length.ts";
import { offersAt } from "../web/games/zonk/tests/taps.ts";
import { en } from "../web/games/zonk/words/lines.en.ts";
import { recordedTurns, zonkBot } from "./zonk-recorded-turns.ts";

const preparation = 1350;
const tap = preparation + 1100 + 200;

const [days = "70", person = "reference"] = process.argv.slice(2);
const config = zonk.rules.configText.read(dayConfig);
if (!config.ok) throw new Error(config.refusal.reason);

/** The person's own time before a move. Setting dice aside shares the tap of the move after it. */
const decidedIn = ({ view, by, move }: TimedEntry): number => {
  if (by !== 0) return 0;
  if (move.startsWith("take")) return chosenAlready(offersAt(view)) === undefined ? preparation + tap : 0;
  const prospect = view.takes.length === 0 ? undefined : prospectOf(view, undefined);
  return prospect !== undefined && obviousAction(prospect) === undefined ? preparation + tap : tap;
};

interface TimedDay {
  readonly bot: string;
  readonly decisions: number;
  readonly own: number;
  readonly theirs: number;
}

const all: TimedDay[] = [];
const first = Date.UTC(2026, 10, 1);
for (let i = 0; i < Number(days); i++) {
  const date = new Date(first + i * 86_400_000).toISOString().slice(0, 10);
  const bot = opponentOf(date);
  const draw = drawOf(childSeed(seedOf("bots"), date));
  const turns = await recordedTurns([zonkBot(person), zonkBot(bot)], {
    config: config.value,
    seed: daySeed(date),
    draw,
  });
  const page = new MeasuredMatch(en);
  const time = { own: 0, theirs: 0 };
  for (const { seat, entries } of turns) {
    const lasts = page.play(entries, seat === 1 ? patronOf(bot) : undefined);
    time[seat === 1 ? "theirs" : "own"] += lasts + entries.reduce((sum, entry) => sum + decidedIn(entry), 0);
  }
  const decisions = turns.flatMap(({ entries }) => entries).filter((entry) => decidedIn(entry) > 0).length;
  all.push({ bot, decisions, ...time });
}

const minutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};
const mean = (some: readonly TimedDay[], value: (one: TimedDay) => number): number =>
  some.reduce((sum, one) => sum + value(one), 0) / some.length;
const line = (name: string, some: readonly TimedDay[]): void => {
  const whole = some.map(({ own, theirs }) => own + theirs).sort((a, b) => a - b);
  const most = whole[Math.ceil(0.95 * whole.length) - 1] ?? 0;
  const [own, theirs] = [mean(some, (one) => one.own), mean(some, (one) => one.theirs)];
  const decisions = mean(some, (one) => one.decisions).toFixed(0);
  console.log(
    `| ${name} | ${decisions} | ${minutes(own)} | ${minutes(theirs)} | ${minutes(own + theirs)} | ${minutes(most)} |`,
  );
};

console.log(
  "| opponent | own decisions | own turns | opponent's turns | whole match | 95 % within |\n|---|---|---|---|---|---|",
);
for (const bot of new Set(all.map((one) => one.bot)))
  line(
    bot,
    all.filter((one) => one.bot === bot),
  );
line(`all, ${all.length} days`, all);
