/** `turnlight zonk table`: validates a table file, and prints it in the form used in a match's settings. */
import { accept, type CliCommand } from "@turnlight/kernel";
import { writeTable } from "../rules/table-text.ts";
import { tableFile } from "./table-option.ts";

export const table: CliCommand = {
  about: "check a scoring table file and print it as one word, for --set table=WORD",
  args: ["FILE"],
  options: {},
  examples: ['turnlight simulate zonk --seats reference,random --set "table=$(turnlight zonk table mine.json)"'],
  async answer({ args: [path = ""], open }) {
    const read = await tableFile(path, open);
    if (!read.ok) return read;
    const word = writeTable(read.value);
    return accept({ json: { table: word }, text: word });
  },
};
