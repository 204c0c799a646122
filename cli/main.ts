/** `turnlight`: finds and runs a command and prints its answer. Exit codes: 0 done, 1 a bug, 2 bad input. */
import { readFileSync } from "node:fs";
import { findGame, games } from "@turnlight/games";
import {
  type AnyGame,
  accept,
  type CliCommand,
  type Commands,
  quote,
  type Refusal,
  type Result,
  refuse,
  sentence,
} from "@turnlight/kernel";
import { loadGameModule } from "@turnlight/server/game-modules";
import { allOptions, moduleOption, parseWords } from "./arguments.ts";
import type { Io } from "./io.ts";

type Load = () => Promise<CliCommand>;

/** Each command is imported only when it is used. */
const commands: Readonly<Record<string, Load>> = {
  games: async () => (await import("./commands/games.ts")).gamesCommand,
  simulate: async () => (await import("./commands/simulate.ts")).simulateCommand,
  record: async () => (await import("./commands/record.ts")).recordCommand,
  replay: async () => (await import("./commands/replay.ts")).replayCommand,
  review: async () => (await import("./commands/review.ts")).reviewCommand,
  conform: async () => (await import("./commands/conform.ts")).conformCommand,
  play: async () => (await import("./commands/play.ts")).playCommand,
  admin: async () => (await import("./commands/admin.ts")).adminCommand,
  backup: async () => (await import("./commands/backup.ts")).backupCommand,
  restore: async () => (await import("./commands/restore.ts")).restoreCommand,
  archive: async () => (await import("./commands/archive.ts")).archiveCommand,
  serve: async () => (await import("./commands/serve.ts")).serveCommand,
};

const column = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

/** The commands a game adds; most add none. */
const commandsOf = async (game: AnyGame): Promise<Commands> => (await game.commands?.()) ?? {};

const overview = async (): Promise<string> => {
  const own = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => [name, (await load()).about] as const),
  );
  const ofGames = await Promise.all(
    Object.entries(games).map(async ([name, load]) =>
      Object.entries(await commandsOf(await load())).map(([word, { about }]) => [`${name} ${word}`, about] as const),
    ),
  );
  return [
    "turnlight: turn-based games on the command line",
    "",
    ...column([...own, ...ofGames.flat()]),
    "",
    "  turnlight COMMAND --help shows the options and examples of a command; --json prints JSON.",
    "  turnlight --version shows the version.",
  ].join("\n");
};

const help = (name: string, command: CliCommand): string =>
  [
    `turnlight ${[name, ...(command.args ?? [])].join(" ")}: ${command.about}`,
    "",
    ...column(
      Object.entries(allOptions(command)).map(([option, { about, value }]) => [
        `--${option}${value === undefined ? "" : ` ${value}`}`,
        about,
      ]),
    ),
    "",
    "Examples:",
    ...command.examples.map((example) => `  ${example}`),
  ].join("\n");

const gameHelp = async (game: AnyGame): Promise<string> => {
  const { rules, about } = game;
  const rows = Object.entries(await commandsOf(game)).map(
    ([word, command]) => [`${rules.id} ${word}`, command.about] as const,
  );
  const lines =
    rows.length === 0
      ? ["This game has no commands of its own. Use simulate, record and replay, which work with every game."]
      : column(rows);
  return [`turnlight ${rules.id}: ${about}`, "", ...lines].join("\n");
};

interface FoundCommand {
  readonly name: string;
  readonly command: CliCommand;
  readonly words: readonly string[];
}

/** A general command or a game's own: `simulate …`, `wisp solve …`. */
const find = async (words: readonly string[]): Promise<Result<FoundCommand>> => {
  const [first = "", second, ...rest] = words;
  const load = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (load !== undefined) return accept({ name: first, command: await load(), words: words.slice(1) });
  const game = await findGame(first);
  if (!game.ok)
    return refuse("unknown-command", `unknown command ${quote(first)}`, {
      right: `${Object.keys(commands).join(", ")} or a game (see turnlight --help)`,
    });
  const own = await commandsOf(game.value);
  const command = second !== undefined && Object.hasOwn(own, second) ? own[second] : undefined;
  if (command !== undefined) return accept({ name: `${first} ${second}`, command, words: rest });
  const names = Object.keys(own);
  return refuse("unknown-command", `${first} has no command ${quote(second ?? "")}`, {
    right: names.length === 0 ? "simulate, record or replay, since it has no commands of its own" : names.join(", "),
  });
};

const sayNo = (io: Io, refusal: Refusal): number => {
  io.err(`turnlight: ${sentence(refusal)}`);
  return 2;
};

/** The version in cli/package.json, and the Node that runs it. */
const versionText = (): string => {
  const { version }: { readonly version?: unknown } = JSON.parse(
    readFileSync(new URL("./package.json", import.meta.url), "utf8"),
  );
  return `turnlight ${String(version)} (Node ${process.versions.node})`;
};

export const run = async (words: readonly string[], io: Io): Promise<number> => {
  if (words.length === 0 || words[0] === "--help" || words[0] === "help") {
    io.out(await overview());
    return 0;
  }
  if (words[0] === "--version" || words[0] === "version") {
    io.out(versionText());
    return 0;
  }
  const module = moduleOption(words);
  const loaded = module === undefined ? accept(undefined) : await loadGameModule(module);
  if (!loaded.ok) return sayNo(io, loaded.refusal);
  const ofGame = words[1] === "--help" ? await findGame(words[0] ?? "") : undefined;
  if (ofGame?.ok) {
    io.out(await gameHelp(ofGame.value));
    return 0;
  }
  const found = await find(words);
  if (!found.ok) return sayNo(io, found.refusal);
  const { name, command } = found.value;
  const parsed = parseWords(command, found.value.words);
  if (!parsed.ok) return sayNo(io, parsed.refusal);
  if (parsed.value.help) {
    io.out(help(name, command));
    return 0;
  }
  const { args, options, json } = parsed.value;
  const { open, progress, recall, keep } = io;
  const say = (line: string) => {
    io.progress(undefined);
    io.err(line);
  };
  const answer = await command.answer({ args, options, open, progress, say, recall, keep });
  io.progress(undefined);
  if (!answer.ok) return sayNo(io, answer.refusal);
  io.out(json ? JSON.stringify(answer.value.json, undefined, 2) : answer.value.text);
  return answer.value.bad === true ? 2 : 0;
};
