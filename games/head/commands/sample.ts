/** `turnlight head sample`: words as boards draw them, equally many of each length, for manual inspection. */
import { accept, type CliCommand, drawOf, quote, refuse, seedOf } from "@turnlight/kernel";
import { bankOfLanguage } from "../content/table-bank.ts";
import { languages, longestWord, shortestWord } from "../rules/index.ts";
import { commonOptions, wholeOption } from "./options.ts";

const lengths = Array.from({ length: longestWord - shortestWord + 1 }, (_, i) => shortestWord + i);

export const sampleCommand: CliCommand = {
  about: "print a random sample of common words of each length, and count them",
  options: {
    bank: { about: "the dictionary (default: english)", value: languages.join("|") },
    words: { about: "number of words of each length (default: 100)", value: "N" },
    seed: commonOptions.seed,
  },
  examples: ["turnlight head sample --bank german --words 120 --seed review"],
  async answer({ options }) {
    const wanted = options["bank"] ?? "english";
    const language = languages.find((one) => one === wanted);
    if (language === undefined)
      return refuse("bad-option", `--bank is ${quote(wanted)}`, { right: languages.join(" or ") });
    const count = wholeOption(options, "words", { least: 1, most: 1e5, usual: 100 });
    if (!count.ok) return count;
    const bank = bankOfLanguage(language);
    const draw = drawOf(seedOf(options["seed"] ?? "turnlight"));
    const drawn = (length: number): readonly string[] => {
      const left = [...bank.common(length)];
      const words: string[] = [];
      while (words.length < count.value && left.length > 0) words.push(...left.splice(draw.below(left.length), 1));
      return words.sort();
    };
    const tiers = lengths.map((length) => ({
      length,
      common: bank.common(length).length,
      all: bank.words(length).length,
      words: drawn(length),
    }));
    const text = tiers
      .flatMap(({ length, common, all, words }) => [`${length} letters: ${common} common of ${all}`, words.join(" ")])
      .join("\n");
    return accept({ json: { language, tiers }, text });
  },
};
