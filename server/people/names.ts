/** Names that nobody has to read: both languages' filters, however a name is spelled. */
import { bankOfLanguage, languages } from "@turnlight/games/head";

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
export const isDecent = (name: string): boolean => {
  const spelled = plain(name);
  const parts = [...spelled.split(" "), spelled.replaceAll(" ", "")].filter((part) => part !== "");
  return !languages.some((language) => parts.some((part) => bankOfLanguage(language).isBlocked(part)));
};
