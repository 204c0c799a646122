/** Opens a server's table for the page, with bots named in the page's language. */
import { type Result, refuse } from "@turnlight/kernel";
import { openServerTable } from "../match/online/online-table.ts";
import { pageConnection } from "../match/online/page-connection.ts";
import { hasServer, serverApi } from "../match/online/server-api.ts";
import type { Sitter, Table, TableSetup } from "../match/table.ts";
import { botName } from "./bot-name.ts";

const numerals = ["", " II", " III", " IV", " V", " VI"];

const named = (laid: TableSetup): TableSetup => {
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

export const openOnlineTable = async (table: string): Promise<Result<Table>> => {
  if (!(await hasServer())) return refuse("no-server", "nobody plays online here");
  return openServerTable(table, {
    line: pageConnection,
    asking: serverApi,
    named,
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
};
