/** `--table`: a table by name, from a file, or written out. */
import {
  accept,
  type CommandArguments,
  type CommandOption,
  quote,
  type Result,
  refuse,
  within,
} from "@turnlight/kernel";
import { readTableFile } from "../content/table-file.ts";
import { parlour, type ScoringTable, tables } from "../rules/table.ts";
import { readTableText } from "../rules/table-text.ts";

export const tableOption: CommandOption = {
  about: `${tables.map(({ name }) => name).join(" or ")}, or a table file (default: ${parlour.name})`,
  value: "NAME|FILE",
};

export const tableFile = async (path: string, open: CommandArguments["open"]): Promise<Result<ScoringTable>> => {
  const file = await open(path);
  if (!file.ok) return file;
  const table = readTableFile(file.value);
  return table.ok ? table : within(path, table.refusal);
};

export const askedTable = async ({ options, open }: CommandArguments): Promise<Result<ScoringTable>> => {
  const given = options["table"];
  if (given === undefined) return accept(parlour);
  if (given.includes("=") || tables.some(({ name }) => name === given)) return readTableText(given);
  const table = await tableFile(given, open);
  if (table.ok || table.refusal.code !== "no-file") return table;
  return refuse("unknown-table", `there is no table or file called ${quote(given)}`, {
    right: `${tables.map(({ name }) => name).join(", ")} or the path of a table file`,
  });
};
