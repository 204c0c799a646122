/** The filter for player names: applies both languages' word filters, whatever the spelling. */
import { latinLookalike } from "./confusables.ts";
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

/**
 * Normalises to plain capitals: accents dropped, and digits, signs and letters of other scripts replaced by the letters
 * they imitate.
 */
const plain = (name: string): string =>
  [...name.normalize("NFKD")]
    .map(latinLookalike)
    .join("")
    .replaceAll("ß", "ss")
    .toUpperCase()
    .replace(/[0134578@$!|]/g, (sign) => lookalikes[sign] ?? sign)
    .replace(/[^A-Z ]/g, "");

/** Whether a name claims to be a bot's: bots are labelled "(bot)". */
export const isBotLabel = (name: string): boolean => {
  const letters = [...name.normalize("NFKD")]
    .map(latinLookalike)
    .join("")
    .toUpperCase()
    .replaceAll("0", "O")
    .replaceAll(/\p{M}/gu, "");
  return /[([{<]\s*BOT\s*[)\]}>]|(?:^|[^\p{L}])BOT$/u.test(letters);
};

/** Checks each word by itself, and the whole name with its gaps removed. */
export const isDecentName = (name: string): boolean => {
  const spelled = plain(name);
  const parts = [...spelled.split(" "), spelled.replaceAll(" ", "")].filter((part) => part !== "");
  return !parts.some((part) => blocked.has(part) || filterLanguages.some((language) => hasHardStem(part, language)));
};
