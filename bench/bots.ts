/**
 * `node bench/bots.ts [--tables N] [--moves N]`: how long a stranger's Zonk bot takes, alone and while N tables of one
 * person think about Thirteen Throws without a pause, with the server's own bot workers.
 */
import { findGame } from "@turnlight/games";
import { Match, seedOf } from "@turnlight/kernel";
import { botPool } from "../server/bots/pool.ts";
import { defaultLimits } from "../server/config.ts";
import { countOf, optionsOf } from "./options.ts";

const usage = "node bench/bots.ts [--tables N] [--moves N]";
const { values } = optionsOf(usage, {
  options: { tables: { type: "string", default: "6" }, moves: { type: "string", default: "40" } },
});
const tables = countOf("tables", values.tables, usage);
const moves = countOf("moves", values.moves, usage);

const { botWorkers: workers, botPatience: patience, botMemory: memory } = defaultLimits;

/** Plays a match with one bot in every seat; `each` is told the milliseconds of every answer and says whether to go on. */
const play = async (
  pool: ReturnType<typeof botPool>,
  name: string,
  bot: string,
  share: { readonly person: string; readonly table: string },
  each: (milliseconds: number) => boolean,
): Promise<void> => {
  const game = await findGame(name);
  if (!game.ok) throw new Error(game.refusal.reason);
  const { rules } = game.value;
  const config = rules.configText.read("");
  if (!config.ok) throw new Error(config.refusal.reason);
  for (let n = 0; ; n++) {
    const seed = seedOf(`${share.table} ${n}`);
    const { match } = Match.begin(rules, config.value, { seed });
    while (match.turn.kind === "seats") {
      const [seat = 0] = match.turn.seats;
      const begun = performance.now();
      const thought = await pool
        .think({ game: name, rules: rules.version, bot, seat, view: match.view(seat), dice: seed }, undefined, share)
        .catch(() => undefined);
      const goesOn = each(performance.now() - begun);
      if (!goesOn) return;
      const done = thought === undefined ? undefined : match.play(seat, thought.text);
      // A bot that took too long: another match.
      if (done?.ok !== true) break;
    }
  }
};

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** A Zonk player's waits, after a few that load the game. */
const zonk = async (pool: ReturnType<typeof botPool>): Promise<readonly number[]> => {
  const waits: number[] = [];
  await play(pool, "zonk", "perfect", { person: "stranger", table: "zonk" }, (wait) => {
    waits.push(wait);
    return waits.length < moves + 5;
  });
  return waits.slice(5);
};

const report = (beside: number, waits: readonly number[]): void =>
  console.log(
    JSON.stringify({
      beside,
      median: Math.round(median(waits)),
      longest: Math.round(Math.max(...waits)),
      megabytes: Math.round(process.memoryUsage().rss / 2 ** 20),
    }),
  );

const pool = botPool({ workers, patience, memory });
report(0, await zonk(pool));
let isOver = false;
const heavy = Array.from({ length: tables }, (_, table) =>
  play(pool, "thirteen", "expert:perfect", { person: "busy", table: String(table) }, () => !isOver),
);
report(tables, await zonk(pool));
isOver = true;
await pool.close();
void Promise.allSettled(heavy);
process.exit(0);
