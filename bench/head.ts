/**
 * Benchmarks of Don't Lose Your Head: decoding a word bank, looking words up, imagining a board, and one decision of
 * each bot, on the default board and on the largest. `node bench/head.ts [games]`. It measures this thread's CPU time,
 * so that other load hardly matters; on systems that count it in ticks, the figures are multiples of a tick.
 */

import { bankOfLanguage, head, languages } from "@turnlight/games/head";
import { childSeed, drawOf, Match, readBot, seedOf } from "@turnlight/kernel";

const games = Number(process.argv[2] ?? 10);
const { rules } = head;

const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const timed = <T>(run: () => T): { readonly took: number; readonly result: T } => {
  const before = processorTime();
  const result = run();
  return { took: processorTime() - before, result };
};

for (const language of languages) {
  const { took, result: bank } = timed(() => bankOfLanguage(language));
  console.log(`${language}: decoded in ${took.toFixed(1)} ms`);
  const times = 20_000;
  const pattern = timed(() => {
    for (let i = 0; i < times; i++) bank.matching("_A_E");
  });
  const prefix = timed(() => {
    for (let i = 0; i < times; i++) bank.completions("SCH", 6, 5);
  });
  console.log(`  by pattern _A_E ${((pattern.took / times) * 1000).toFixed(2)} µs`);
  console.log(`  by prefix SCH ${((prefix.took / times) * 1000).toFixed(2)} µs`);
}

const figures = (taken: readonly number[]): string => {
  const sorted = taken.toSorted((one, two) => one - two);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
  const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length;
  return `mean ${mean.toFixed(2)} ms, 99 % under ${at(0.99)} ms, longest ${at(1)} ms`;
};

for (const settings of ["grids=8 words=3", "grids=12 words=4"]) {
  const config = rules.configText.read(settings);
  if (!config.ok) throw new Error(config.refusal.reason);
  const imagined: number[] = [];
  for (const name of ["executioner:0.15", "executioner:0.95", "human:strong", "oracle"]) {
    const bot = readBot(head as never, name);
    if (!bot.ok) throw new Error(bot.refusal.reason);
    const taken: number[] = [];
    for (let i = 0; i < games; i++) {
      const seed = childSeed(seedOf("bench"), `${settings} ${i}`);
      const draw = drawOf(seed);
      const { match } = Match.begin(rules, config.value, { seed });
      while (match.turn.kind === "seats") {
        const seat = match.turn.seats[0] ?? 0;
        const view = match.view(seat);
        const before = processorTime();
        const { move } = await bot.value.choose({ view, seat, moves: match.moves(seat), draw, nodes: 10_000 });
        taken.push(processorTime() - before);
        if (name === "oracle") imagined.push(timed(() => rules.imagine(view, seat, draw)).took);
        const played = match.play(seat, rules.moveText.write(move as never));
        if (!played.ok) throw new Error(played.refusal.reason);
      }
    }
    console.log(`${settings}, ${name}: ${figures(taken)}`);
  }
  console.log(`${settings}, imagining a board: ${figures(imagined)}`);
}
