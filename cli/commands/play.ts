/** `turnlight play`: plays a seat at an online table, by a bot or by the person at this terminal. */

import { createInterface } from "node:readline/promises";
import { findGame } from "@turnlight/games";
import { botThought, type HeardEvent, type Sight } from "@turnlight/host";
import {
  type AnyGame,
  accept,
  type CliCommand,
  childSeed,
  quote,
  type Result,
  readBot,
  refuse,
  seedOf,
} from "@turnlight/kernel";
import { object, string } from "@turnlight/kernel/schema";
import { type NewTable, readName } from "@turnlight/wire";
import { type OnlinePlayer, playSeat } from "../online/play-seat.ts";
import { OnlineVisit } from "../online/visit.ts";

type PrintLine = (line: string) => void;

const aloud: PrintLine = (line) => {
  process.stderr.write(`${line}\n`);
};

/** A server's address, and the table id if it is an invitation link of this or an earlier release. */
const readLink = (text: string): Result<{ readonly url: string; readonly table?: string }> => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    return refuse("bad-url", `${quote(text)} isn't a web address`, {
      right: "http://HOST:PORT/ or an invitation link",
    });
  const { origin, hash } = new URL(text);
  const table = /^#\/(?:online\/|match\/online-|far\/|match\/far-|table\/)([\w-]+)$/.exec(hash)?.[1];
  return accept({ url: `${origin}/`, ...(table !== undefined && { table }) });
};

/** `person` makes an open seat, anything else names one of the server's bots. */
const tableFor = (game: AnyGame, options: Readonly<Record<string, string>>): Result<NewTable> => {
  const { rules } = game;
  const config = rules.configText.read(options["set"] ?? "");
  if (!config.ok) return config;
  const named = options["seats"]?.split(",").map((name) => name.trim());
  const seats = named ?? Array.from({ length: rules.seats(config.value) }, () => "person");
  return accept({
    game: rules.id,
    config: rules.configText.write(config.value),
    seats: seats.map((name) => (name === "person" ? { kind: "open" } : { kind: "bot", bot: name })),
    watching: options["private"] === undefined,
  });
};

const readRematches = (text = "0"): Result<number> =>
  /^\d{1,3}$/.test(text)
    ? accept(Number(text))
    : refuse("bad-option", `--rematches is ${quote(text)}`, { right: "a whole number from 0 to 999" });

const describe = (happened: HeardEvent | { readonly kind: "refused"; readonly reason: string }): string => {
  if (happened.kind === "refused") return `refused: ${happened.reason}`;
  if (happened.kind !== "entry") return happened.kind;
  const by = typeof happened.by === "number" ? `seat ${happened.by}` : happened.by;
  return `${happened.n}. ${by} ${happened.move ?? ""} ${happened.facts.map((fact) => JSON.stringify(fact)).join(" ")}`;
};

const botPlayer = (game: AnyGame, bot: string, seed: string, say: PrintLine): OnlinePlayer => ({
  async choose({ view, viewer, entries }) {
    const seat = viewer === "spectator" ? 0 : viewer;
    const dice = childSeed(seed, `entry ${entries}`);
    const thought = await botThought(game, { game: game.rules.id, rules: game.rules.version, bot, seat, view, dice });
    return thought.ok ? thought.value.text : undefined;
  },
  told: (happened) => say(describe(happened)),
});

const terminalPlayer = (say: PrintLine): OnlinePlayer & { close(): void } => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return {
    async choose({ moves, view }: Sight) {
      say(JSON.stringify(view));
      if (moves !== undefined) say(`moves: ${moves.slice(0, 40).join(" | ")}${moves.length > 40 ? " | …" : ""}`);
      const text = (await lines.question("your move (or resign): ")).trim();
      return text === "resign" ? undefined : text || "?";
    },
    told: (happened) => say(describe(happened)),
    close: () => lines.close(),
  };
};

export const playCommand: CliCommand = {
  about: "play an online match yourself, or let a bot play it",
  args: ["URL"],
  options: {
    game: { about: "open a new table for this game", value: "GAME" },
    set: { about: "change a game setting of the new table", value: "key=value", many: true },
    seats: {
      about: "the players at the new table, separated by commas: person, or a bot of the server",
      value: "person,person",
    },
    private: { about: "don't allow spectators at the new table" },
    bot: { about: "let this bot play instead of you", value: "NAME" },
    name: { about: "your name (default: Terminal)", value: "NAME" },
    rematches: { about: "accept up to this many rematches (default: 0)", value: "N" },
    quiet: { about: "print only the result" },
    seed: { about: "seed of the bot's random choices", value: "S" },
  },
  examples: [
    "turnlight play http://localhost:4173/ --game zonk --seats person,hybrid:normal",
    "turnlight play http://localhost:4173/ --game zonk --bot hybrid:normal",
    "turnlight play http://localhost:4173/#/online/AbC123 --bot random",
  ],
  async answer({ args: [address = ""], options }) {
    const link = readLink(address);
    if (!link.ok) return link;
    const { url } = link.value;
    if ((link.value.table === undefined) === (options["game"] === undefined))
      return refuse("bad-option", "either no table or two tables were given", {
        right: "an invitation link, or --game for a new table",
      });
    const rematches = readRematches(options["rematches"]);
    if (!rematches.ok) return rematches;
    const name = readName(options["name"] ?? options["bot"] ?? "Terminal");
    if (!name.ok) return name;
    const visit = await OnlineVisit.begin(url);
    if (!visit.ok) return visit;

    const state = link.value.table === undefined ? undefined : await gameOfTable(url, link.value.table);
    if (state?.ok === false) return state;
    const game = await findGame(state?.value ?? options["game"] ?? "");
    if (!game.ok) return game;
    const bot = options["bot"] === undefined ? undefined : readBot(game.value, options["bot"]);
    if (bot?.ok === false) return bot;

    const wanted = tableFor(game.value, options);
    if (!wanted.ok) return wanted;
    const table = link.value.table === undefined ? await visit.value.lay(wanted.value) : accept(link.value.table);
    if (!table.ok) return table;
    const person = { name: name.value, colour: 0, avatar: 0 };
    const seated = await visit.value.sit(table.value, { person });
    if (!seated.ok) return seated;
    const say: PrintLine = options["quiet"] === undefined ? aloud : () => undefined;
    say(`seat ${seated.value.seat} of ${url}#/online/${table.value}`);

    const terminal = options["bot"] === undefined ? terminalPlayer(aloud) : undefined;
    const seed = seedOf(options["seed"] ?? table.value);
    const played = await playSeat(
      url,
      seated.value,
      terminal ?? botPlayer(game.value, options["bot"] ?? "", seed, say),
      rematches.value,
    );
    terminal?.close();
    if (!played.ok) return played;
    const { outcome, seat, moves } = played.value;
    return accept({
      json: { table: table.value, ...played.value },
      text: `finished: ${outcome.scores.join(" to ")}; seat ${seat} made ${moves} ${moves === 1 ? "move" : "moves"}`,
    });
  },
};

const gameOfTable = async (url: string, table: string): Promise<Result<string>> => {
  const answer = await fetch(new URL(`/api/tables/${table}`, url));
  const body = object({ game: string() })(await answer.json());
  return body.ok
    ? accept(body.value.game)
    : refuse("no-table", `there's no table ${quote(table)}`, { right: "an invitation link" });
};
