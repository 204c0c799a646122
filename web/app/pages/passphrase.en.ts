/** The dialogs about a backup's passphrase, in English. */
import { pluralIn } from "../../language/count.ts";

const count = pluralIn("en");

export const texts = {
  cancel: "Cancel",
  export: "Export",
  import: "Import",
  passphrase: "Passphrase",
  optional: "Passphrase (optional)",
  optionalAbout:
    "With a passphrase, unfinished matches are encrypted, and you’ll need it to import them on another device. Write it down: nobody can reset it.",
  travel: (n: number) =>
    count(n, {
      one: "Your unfinished match goes into the file, too.",
      other: "Your # unfinished matches go into the file, too.",
    }),
  shared: (n: number) =>
    count(n, {
      one: "# of them is shared by several people on this device. It needs a passphrase to be restored on another one.",
      other:
        "# of them are shared by several people on this device. They need a passphrase to be restored on another one.",
    }),
  short: (n: number) => `Use at least ${n} characters.`,
  locked: "Enter the passphrase",
  lockedAbout:
    "The unfinished matches in this file are encrypted. Enter the passphrase that was set when it was exported.",
  wrong: "That’s not the passphrase of this file. Nothing was imported. Please try again.",
  skip: "Import the rest",
};

export type PassphraseWords = typeof texts;
