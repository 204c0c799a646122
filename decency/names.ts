/** The filter for player names: applies both languages' word filters, whatever the spelling. */
import { filterLanguages, hasHardStem } from "./stems.ts";
import { wordLists } from "./word-lists.ts";

const blocked: ReadonlySet<string> = new Set(
  filterLanguages.flatMap((language) => wordLists[language].hard.split(" ")),
);

const lookalikes: Readonly<Record<string, string>> = {
  "0": "O",
  "1": "I",
  "3": "E",
  "4": "A",
  "5": "S",
  "7": "T",
  "8": "B",
  "@": "A",
  $: "S",
  "!": "I",
  "|": "I",
};

/** Normalises to plain capitals: accents dropped, digits and signs replaced by the letters they imitate. */
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .toUpperCase()
    .replace(/[0134578@$!|]/g, (sign) => lookalikes[sign] ?? sign)
    .replace(/[^A-Z ]/g, "");

/** Checks each word by itself, and the whole name with its gaps removed. */
export const isDecentName = (name: string): boolean => {
  const spelled = plain(name);
  const parts = [...spelled.split(" "), spelled.replaceAll(" ", "")].filter((part) => part !== "");
  return !parts.some((part) => blocked.has(part) || filterLanguages.some((language) => hasHardStem(part, language)));
};
