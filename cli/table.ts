/** Reads a table's set-up from the command line: game, settings and players. */
import { type AnyGame, accept, type CommandOption, type Result, readBot, refuse } from "@turnlight/kernel";

export const tableOptions = {
  seats: { about: "the bots, in order and separated by commas: NAME or NAME:SETTING", value: "a,b" },
  set: { about: "change a game setting", value: "key=value", many: true },
} as const satisfies Readonly<Record<string, CommandOption>>;

export interface TableFromArguments {
  readonly config: unknown;
  readonly bots: readonly string[];
}

/** Reads the settings; if the number of seats is one of them, the number of bots named decides it. */
const readConfig = ({ rules }: AnyGame, set: string, bots: number): Result<unknown> => {
  const plain = rules.configText.read(set);
  if (!plain.ok || rules.seats(plain.value) === bots || /(^|\s)seats=/.test(set)) return plain;
  const widened = rules.configText.read(`seats=${bots} ${set}`);
  return widened.ok ? widened : plain;
};

export const tableFromArguments = (
  game: AnyGame,
  options: Readonly<Record<string, string>>,
): Result<TableFromArguments> => {
  const given = options["seats"];
  const bots = (given ?? "").split(",").map((name) => name.trim());
  if (given === undefined)
    return refuse("missing", "no players given", { right: 'bots, such as "--seats random,random"' });
  const config = readConfig(game, options["set"] ?? "", bots.length);
  if (!config.ok) return config;
  const seats = game.rules.seats(config.value);
  if (seats !== bots.length)
    return refuse("bad-option", `--seats names ${bots.length} ${bots.length === 1 ? "bot" : "bots"}`, {
      right: `${seats} for this match of ${game.rules.id}`,
    });
  for (const name of bots) {
    const bot = readBot(game, name);
    if (!bot.ok) return bot;
  }
  return accept({ config: config.value, bots });
};
