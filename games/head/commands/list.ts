/** `turnlight head list`: validates a word list file line by line, and prints how to use it in a match. */
import { accept, type CliCommand, quote, refuse, sentence } from "@turnlight/kernel";
import { readCustomList } from "../content/custom-list.ts";
import { bankOfLanguage } from "../content/table-bank.ts";
import { languages } from "../rules/index.ts";

export const listCommand: CliCommand = {
  about: "check your own word list",
  args: ["FILE"],
  options: { bank: { about: "the dictionary it is added to (default: english)", value: languages.join("|") } },
  examples: ["turnlight head list words.txt", "turnlight head list tiere.txt --bank german"],
  async answer({ args: [path = ""], options, open }) {
    const wanted = options["bank"] ?? "english";
    const language = languages.find((one) => one === wanted);
    if (language === undefined)
      return refuse("bad-option", `--bank is ${quote(wanted)}`, { right: languages.join(" or ") });
    const file = await open(path);
    if (!file.ok) return file;
    const { words, problems } = readCustomList(file.value, bankOfLanguage(language));
    const bad = problems.length > 0 || words.length === 0;
    const text = [
      ...problems.map(sentence),
      words.length === 0 ? "there are no words in it" : `${words.length} words: custom=${words.join(",")}`,
    ].join("\n");
    return accept({ json: { words, problems }, text, bad });
  },
};
