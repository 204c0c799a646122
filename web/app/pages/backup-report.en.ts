/** The report of an export or import, in English. */

import { type PluralForms, pluralIn } from "../../language/count.ts";
import { listIn } from "../../language/lists.ts";
import type { ImportOutcome } from "../../store/index.ts";
import type { Thing } from "./backup-things.ts";

export interface ReportWords {
  readonly things: Readonly<Record<Thing, string | PluralForms>>;
  readonly count: (n: number, forms: PluralForms) => string;
  readonly list: (items: readonly string[]) => string;
  /** Report sentences by outcome; two include a reason, which depends on the count. */
  readonly outcomes: Readonly<Record<ImportOutcome, (list: string, n: number) => string>>;
  readonly aside: (n: number) => string;
  readonly empty: string;
  readonly exported: (list: string) => string;
  readonly exportedNothing: string;
  readonly exportFailed: string;
  /** Exported, but sealed for this device alone. */
  readonly onlyHere: (n: number) => string;
  /** Exported with the passphrase. */
  readonly sealed: (n: number) => string;
  readonly unsealed: (n: number) => string;
}

const count = pluralIn("en");

export const texts: ReportWords = {
  count,
  list: (items) => listIn("en", items),
  things: {
    finished: { one: "# finished match", other: "# finished matches" },
    unfinished: { one: "# unfinished match", other: "# unfinished matches" },
    statistics: { one: "statistics for # match", other: "statistics for # matches" },
    achievements: { one: "# achievement", other: "# achievements" },
    levels: { one: "# level you made", other: "# levels you made" },
    tables: { one: "# Zonk table you made", other: "# Zonk tables you made" },
    progress: { one: "# saved game", other: "# saved games" },
    reviews: { one: "# match review", other: "# match reviews" },
    drafts: { one: "# board draft", other: "# board drafts" },
    profile: "profile",
    settings: "settings",
    preferences: { one: "# game preference", other: "# game preferences" },
    aside: { one: "# item in quarantine", other: "# items in quarantine" },
    other: { one: "# other item", other: "# other items" },
  },
  outcomes: {
    added: (list) => `Imported: ${list}.`,
    replaced: (list) => `Updated, because the backup is newer: ${list}.`,
    kept: (list) => `Not changed, because the version on this device is newer: ${list}.`,
    same: (list) => `Already here: ${list}.`,
    sealed: (list, n) =>
      `Not imported: ${list}. ${count(n, { one: "Several people share it on another device. To bring it here, export it there with a passphrase.", other: "Several people share them on another device. To bring them here, export them there with a passphrase." })}`,
    locked: (list, n) =>
      `Not imported: ${list}. ${count(n, { one: "It’s still in the file. Import the file again with its passphrase.", other: "They’re still in the file. Import the file again with its passphrase." })}`,
    damaged: (list, n) =>
      `Not imported: ${list}. ${count(n, { one: "It was already damaged when the backup was made.", other: "They were already damaged when the backup was made." })}`,
  },
  aside: (n) =>
    count(n, {
      one: "You’ll find the other version in quarantine, under “Your data”.",
      other: "You’ll find the # other versions in quarantine, under “Your data”.",
    }),
  empty: "This backup is empty. Nothing was imported.",
  exported: (list) => `Backup exported: ${list}.`,
  exportedNothing: "Backup exported. There’s nothing else in it yet.",
  exportFailed: "The browser couldn’t save the file. Nothing was exported.",
  onlyHere: (n) =>
    count(n, {
      one: "# unfinished match is shared by several people on this device. Without a passphrase, it can only be restored here.",
      other:
        "# unfinished matches are shared by several people on this device. Without a passphrase, they can only be restored here.",
    }),
  sealed: (n) =>
    count(n, {
      one: "# unfinished match is encrypted. You’ll need your passphrase to import it on another device.",
      other: "# unfinished matches are encrypted. You’ll need your passphrase to import them on another device.",
    }),
  unsealed: (n) =>
    count(n, {
      one: "Not exported: # unfinished match. This browser can’t encrypt it.",
      other: "Not exported: # unfinished matches. This browser can’t encrypt them.",
    }),
};
