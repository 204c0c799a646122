/** `turnlight head sample`: words as the game would draw them, for manual inspection. */
import { accept, type CliCommand, drawOf, quote, refuse, seedOf } from "@turnlight/kernel";
import { bankOfLanguage } from "../content/table-bank.ts";
import { languages, longestWord, shortestWord } from "../rules/index.ts";
import { commonOptions, wholeOption } from "./options.ts";

const lengths = Array.from({ length: longestWord - shortestWord + 1 }, (_, i) => shortestWord + i);

export const sampleCommand: CliCommand = {
  about: "print a random sample of common words, and count them by length",
  options: {
    bank: { about: "the dictionary (default: english)", value: languages.join("|") },
    words: { about: "number of words (default: 300)", value: "N" },
    seed: commonOptions.seed,
  },
  examples: ["turnlight head sample --bank german --words 300 --seed review"],
  async answer({ options }) {
    const wanted = options["bank"] ?? "english";
    const language = languages.find((one) => one === wanted);
    if (language === undefined)
      return refuse("bad-option", `--bank is ${quote(wanted)}`, { right: languages.join(" or ") });
    const count = wholeOption(options, "words", { least: 1, most: 1e5, usual: 300 });
    if (!count.ok) return count;
    const bank = bankOfLanguage(language);
    const tiers = lengths.map((length) => ({
      length,
      common: bank.common(length).length,
      all: bank.words(length).length,
    }));
    const left = lengths.flatMap((length) => bank.common(length));
    const draw = drawOf(seedOf(options["seed"] ?? "turnlight"));
    const words: string[] = [];
    while (words.length < count.value && left.length > 0) words.push(...left.splice(draw.below(left.length), 1));
    words.sort();
    const text = [
      ...tiers.map(({ length, common, all }) => `${length} letters: ${common} common of ${all}`),
      words.join(" "),
    ].join("\n");
    return accept({ json: { language, tiers, words }, text });
  },
};
