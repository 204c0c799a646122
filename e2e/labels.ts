/** Labels that steps look for in whichever language a screen is checked: English, German, or the pseudo-language. */
const accents: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  n: "ñ",
  c: "ç",
  y: "ý",
};

/** An English text as the pseudo-language spells it, without its brackets and its padding. */
const accented = (english: string): string => english.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);

/** The source of `accents`, for the pseudo-language's own code. */
export const accentsSource = JSON.stringify(accents);

const labelled = (english: string, german: string): RegExp =>
  new RegExp([english, german, accented(english)].join("|"));

export const importBackup = labelled("Import backup", "Backup importieren");
export const dismiss = labelled("Dismiss", "Schließen");
