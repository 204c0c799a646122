/** The dialogs about a backup's passphrase, in German. */
import { pluralIn } from "../../language/count.ts";
import type { PassphraseWords } from "./passphrase.en.ts";

const count = pluralIn("de");

export const texts: PassphraseWords = {
  cancel: "Abbrechen",
  export: "Exportieren",
  import: "Importieren",
  passphrase: "Passphrase",
  optional: "Passphrase (optional)",
  optionalAbout:
    "Mit einer Passphrase werden offene Partien verschlüsselt, und du brauchst sie, um sie auf einem anderen Gerät zu importieren. Schreib sie auf: Niemand kann sie zurücksetzen.",
  travel: (n) =>
    count(n, {
      one: "Auch deine offene Partie kommt in die Datei.",
      other: "Auch deine # offenen Partien kommen in die Datei.",
    }),
  shared: (n) =>
    count(n, {
      one: "# davon wird auf diesem Gerät von mehreren gespielt. Auf einem anderen lässt sie sich nur mit Passphrase wiederherstellen.",
      other:
        "# davon werden auf diesem Gerät von mehreren gespielt. Auf einem anderen lassen sie sich nur mit Passphrase wiederherstellen.",
    }),
  short: (n) => `Nimm mindestens ${n} Zeichen.`,
  locked: "Passphrase eingeben",
  lockedAbout:
    "Die offenen Partien in dieser Datei sind verschlüsselt. Gib die Passphrase ein, die beim Exportieren festgelegt wurde.",
  wrong: "Das ist nicht die Passphrase dieser Datei. Es wurde nichts importiert. Versuch es noch einmal.",
  skip: "Nur den Rest importieren",
};
