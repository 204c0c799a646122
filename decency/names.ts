/** Names that nobody has to read: both languages' filters, however a name is spelled. */
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

/** In plain capitals: marks dropped, digits and signs as the letters they stand for. */
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .toUpperCase()
    .replace(/[0134578@$!|]/g, (sign) => lookalikes[sign] ?? sign)
    .replace(/[^A-Z ]/g, "");

/** Word by word, and all of it without the gaps. */
export const isDecentName = (name: string): boolean => {
  const spelled = plain(name);
  const parts = [...spelled.split(" "), spelled.replaceAll(" ", "")].filter((part) => part !== "");
  return !parts.some((part) => blocked.has(part) || filterLanguages.some((language) => hasHardStem(part, language)));
};
