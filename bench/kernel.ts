/**
 * The kernel's overhead: a million turns of the dice race through `Match`, compared with the same turns on the bare
 * rules with the same draws. Run by `npm run bench`; the ratio is meaningful, the rates depend on the machine.
 */
import { chanceOf, childSeed, Match, seedOf } from "@turnlight/kernel";
import { conforms } from "@turnlight/kernel/conforms";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";

const turnsWanted = 1_000_000;
const config = { seats: 2, target: 100, first: 0 };
const { rules } = diceRace;
const master = seedOf("bench");

/** Rolls until the turn has twenty points; not a bot, so that only rules and kernel are measured. */
const decide = (state: ReturnType<typeof rules.setup>): "roll" | "hold" => (state.turn >= 20 ? "hold" : "roll");

interface Count {
  matches: number;
  turns: number;
  entries: number;
}

const throughMatch = (): Count => {
  const count: Count = { matches: 0, turns: 0, entries: 0 };
  while (count.turns < turnsWanted) {
    const { match } = Match.begin(rules, config, { seed: childSeed(master, `${count.matches}`) });
    while (match.outcome === undefined) {
      const view = match.view(0);
      const played = match.play(view.seat, decide(view));
      if (!played.ok) throw new Error(played.refusal.reason);
      count.turns += 1;
    }
    count.matches += 1;
    count.entries += match.length;
  }
  return count;
};

const bare = (): Count => {
  const count: Count = { matches: 0, turns: 0, entries: 0 };
  while (count.turns < turnsWanted) {
    const chance = chanceOf(childSeed(master, `${count.matches}`));
    let state = rules.setup(config);
    for (let n = 1; ; n++) {
      const turn = rules.turn(state);
      if (turn.kind === "over") break;
      const rolled = turn.kind === "chance" ? rules.roll?.(state, chance.stream(n)) : undefined;
      state = rules.apply(state, state.seat, rolled ?? { kind: decide(state) }).state;
      count.entries += 1;
      if (rolled === undefined) count.turns += 1;
    }
    count.matches += 1;
  }
  return count;
};

const timed = <T>(run: () => T): { readonly result: T; readonly seconds: number } => {
  const start = performance.now();
  const result = run();
  return { result, seconds: (performance.now() - start) / 1000 };
};

const report = (name: string, { result, seconds }: { readonly result: Count; readonly seconds: number }): void => {
  const rate = (n: number) => `${Math.round(n / seconds).toLocaleString("en")}/s`;
  console.log(
    `${name.padEnd(14)} ${result.turns.toLocaleString("en")} turns in ${seconds.toFixed(2)} s: ` +
      `${rate(result.matches)} matches, ${rate(result.turns)} turns, ${rate(result.entries)} entries`,
  );
};

bare();
const withRules = timed(bare);
const withMatch = timed(throughMatch);
report("bare rules", withRules);
report("through Match", withMatch);
console.log(`the kernel's share: ${(withMatch.seconds / withRules.seconds).toFixed(2)} times the bare rules`);

for (const { rules: example } of [diceRace, hiddenNumber]) {
  const usual = example.configText.read("");
  if (!usual.ok) throw new Error(usual.refusal.reason);
  const { result, seconds } = timed(() =>
    conforms<unknown, unknown, unknown, unknown, { kind: string }>(example, { configs: [usual.value], matches: 200 }),
  );
  console.log(
    `conforms: ${result.matches} matches of ${example.id}, ${result.entries} entries, in ${seconds.toFixed(2)} s`,
  );
}
