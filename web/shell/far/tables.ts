/** Opens a server's table for the page: bots are called as they are called here. */
import { type Read, refuse } from "@turnlight/kernel";
import { cardOf } from "../../games/index.ts";
import { inLanguage } from "../../language/language.ts";
import { asking, hasServer } from "../../table/remote/asking.ts";
import { pageLine } from "../../table/remote/own-line.ts";
import { openRemote } from "../../table/remote/remote-table.ts";
import type { Laid, Sitter, Table } from "../../table/table.ts";

/** A bot's name in the page's language; one that this page does not know keeps the server's. */
export const botName = (game: string, bot: string): string => {
  const found = cardOf(game)?.opponents.find((one) => one.bot === bot);
  return found === undefined ? bot : inLanguage(found.name);
};

const numerals = ["", " II", " III", " IV", " V", " VI"];

const named = (laid: Laid): Laid => {
  const seen = new Map<string, number>();
  const sitters = laid.sitters.map((sitter): Sitter => {
    if (sitter.kind !== "bot") return sitter;
    const name = botName(laid.game, sitter.bot);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { ...sitter, name: `${name}${numerals[before] ?? ""}` };
  });
  return { ...laid, sitters };
};

export const openFar = async (table: string): Promise<Read<Table>> => {
  if (!(await hasServer())) return refuse("no-server", "nobody plays online here");
  return openRemote(table, {
    line: pageLine,
    asking,
    named,
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
};
