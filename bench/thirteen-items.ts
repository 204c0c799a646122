/**
 * What a person's hand gets out of each item beside what the estimate promises: the same stage played with it and
 * without it, on the same dice and with no target in reach. `node bench/thirteen-items.ts [stages]`
 */
import {
  freshRun,
  freshSheet,
  type Item,
  pointsAdded,
  type RunState,
  rules,
  thirteen,
  usualBook,
} from "@turnlight/games/thirteen";
import { childSeed, drawOf, seedOf } from "@turnlight/kernel";

const stages = Number(process.argv[2] ?? "30");
const seed = seedOf("what items do");

const config = rules.configText.read("");
const bot = thirteen.bots["greedy"]?.make("human");
if (!config.ok || bot?.ok !== true) throw new Error("there is nobody to play it");

/** Somewhere in the middle of a run: two charms that always give the same, and two levels everywhere. */
const build: RunState = {
  ...freshRun(config.value),
  stage: 5,
  purse: 12,
  spent: 10,
  levels: { upper: 2, kinds: 2, straights: 2, house: 2 },
  charms: ["bell", "abacus"].map((item) => ({ item, held: 0 })),
  phase: { kind: "round" },
  sheet: freshSheet(
    Array.from({ length: 13 }, (_, box) => box),
    1_000_000_000,
  ),
};

const withItem = (item: Item): RunState => {
  if (item.kind === "charm") return { ...build, charms: [...build.charms, { item: item.id, held: 0 }] };
  if (item.kind === "die") return { ...build, dice: build.dice.with(0, item.id) };
  if (item.kind === "manual") return { ...build, levels: { ...build.levels, [item.section]: 3 } };
  return build;
};

const playStage = async (from: RunState, stage: number): Promise<number> => {
  const own = childSeed(seed, `stage ${stage}`);
  const draw = drawOf(childSeed(own, "bot"));
  let state = from;
  for (;;) {
    const turn = rules.turn(state);
    if (turn.kind === "over" || (turn.kind === "seats" && state.phase.kind !== "round")) return state.sheet.score;
    if (turn.kind === "chance") {
      const drawn = rules.roll?.(state, drawOf(childSeed(own, `${turn.stream}`)));
      if (drawn === undefined) throw new Error("chance draws nothing");
      state = rules.apply(state, "chance", drawn).state;
    } else {
      const { move } = await bot.value.choose({ view: state, seat: 0, moves: [], draw, nodes: 1 });
      state = rules.apply(state, 0, move).state;
    }
  }
};

const mean = async (from: RunState): Promise<number> => {
  let sum = 0;
  for (let stage = 0; stage < stages; stage++) sum += await playStage(from, stage);
  return sum / stages;
};

const without = await mean(build);
console.log(`without: ${without.toFixed(0)} points; ${stages} stages a row`);
console.log("item | adds | promised | part");
for (const item of usualBook.items) {
  const promised = pointsAdded(usualBook, build, item.id);
  if (promised === undefined || promised === 0) continue;
  const adds = (await mean(withItem(item))) - without;
  console.log(`${item.id} | ${adds.toFixed(0)} | ${promised} | ${(adds / promised).toFixed(2)}`);
}
