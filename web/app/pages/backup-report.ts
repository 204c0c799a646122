/** The report of an export or import: everything in the file by kind and number, and what was done with it. */
import type { Localized } from "../../language/language.ts";
import { counting, type Forms } from "../../language/texts/plural.ts";
import type { Imported, ImportOutcome } from "../../store/index.ts";

/** Kinds as players distinguish them, in the order they are listed. */
const things = [
  "finished",
  "unfinished",
  "statistics",
  "achievements",
  "levels",
  "tables",
  "progress",
  "reviews",
  "drafts",
  "profile",
  "settings",
  "preferences",
  "aside",
  "other",
] as const;
type Thing = (typeof things)[number];

/** The store's kinds; anything else that games save is `other`. */
const thingsByKind: Readonly<Record<string, Thing>> = {
  archive: "finished",
  running: "unfinished",
  results: "statistics",
  profile: "profile",
  settings: "settings",
  quarantine: "aside",
  "drawers/wisp/level": "levels",
  "drawers/wisp/sketch": "levels",
  "drawers/zonk/table": "tables",
  "drawers/zonk/tournament": "progress",
  "drawers/thirteen/collection": "progress",
  "drawers/thirteen/opened": "progress",
  "drawers/thirteen/day": "progress",
  "drawers/thirteen/lesson": "progress",
  "drawers/thirteen/place": "progress",
  "drawers/review/practised": "progress",
  "drawers/review/review": "reviews",
  "drawers/head/draft": "drafts",
  "drawers/head/habits": "preferences",
  "drawers/head/taste": "preferences",
  "drawers/head/taps": "preferences",
  "drawers/wisp/habits": "preferences",
  "drawers/wisp/endless": "preferences",
  "drawers/zonk/habits": "preferences",
  "drawers/zonk/setting": "preferences",
  "drawers/zonk/forgotten": "preferences",
  "drawers/thirteen/habits": "preferences",
  "drawers/dice/painting": "preferences",
  "drawers/hall/offers": "preferences",
  "drawers/hall/put-away": "preferences",
  "drawers/parlour/backup": "preferences",
};
const thingOf = (kind: string): Thing =>
  Object.hasOwn(thingsByKind, kind) ? (thingsByKind[kind] ?? "other") : "other";

interface ReportWords {
  readonly things: Readonly<Record<Thing, string | Forms>>;
  readonly count: (n: number, forms: Forms) => string;
  /** Report sentences by outcome; two include a reason, which depends on the count. */
  readonly outcomes: Readonly<Record<ImportOutcome, (list: string, n: number) => string>>;
  readonly aside: (n: number) => string;
  readonly empty: string;
  readonly exported: (list: string) => string;
  readonly exportedNothing: string;
  readonly exportFailed: string;
  readonly onlyHere: (n: number) => string;
  readonly unsealed: (n: number) => string;
  readonly stay: (n: number) => string;
}

const countEn = counting("en-GB");
const countDe = counting("de-DE");

export const reportWords: Localized<ReportWords> = {
  en: {
    count: countEn,
    things: {
      finished: { one: "# finished match", other: "# finished matches" },
      unfinished: { one: "# unfinished match", other: "# unfinished matches" },
      statistics: { one: "statistics of # match", other: "statistics of # matches" },
      achievements: { one: "# achievement", other: "# achievements" },
      levels: { one: "# level you made", other: "# levels you made" },
      tables: { one: "# Zonk table you made", other: "# Zonk tables you made" },
      progress: { one: "# progress entry", other: "# progress entries" },
      reviews: { one: "# match review", other: "# match reviews" },
      drafts: { one: "# board draft", other: "# board drafts" },
      profile: "profile",
      settings: "settings",
      preferences: { one: "# game preference", other: "# game preferences" },
      aside: { one: "# item set aside", other: "# items set aside" },
      other: { one: "# other item", other: "# other items" },
    },
    outcomes: {
      added: (list) => `Imported: ${list}.`,
      replaced: (list) => `Updated, because the backup is newer: ${list}.`,
      kept: (list) => `Not changed, because this device is newer: ${list}.`,
      same: (list) => `Already here: ${list}.`,
      sealed: (list, n) =>
        n === 1
          ? `Not imported: ${list}. It can only be continued on the device where it was started.`
          : `Not imported: ${list}. They can only be continued on the device where they were started.`,
      damaged: (list, n) =>
        n === 1
          ? `Not imported: ${list}. It was already damaged when the backup was made.`
          : `Not imported: ${list}. They were already damaged when the backup was made.`,
    },
    aside: (n) =>
      countEn(n, {
        one: "The other version is in Your data, under “Set aside”.",
        other: "The # other versions are in Your data, under “Set aside”.",
      }),
    empty: "This backup is empty. Nothing was imported.",
    exported: (list) => `Backup exported: ${list}.`,
    exportedNothing: "Backup exported. There is nothing else to save yet.",
    exportFailed: "The browser couldn’t save the file. Nothing was exported.",
    onlyHere: (n) =>
      countEn(n, {
        one: "# unfinished match can only be continued on this device.",
        other: "# unfinished matches can only be continued on this device.",
      }),
    unsealed: (n) =>
      countEn(n, {
        one: "Not exported: # unfinished match. This browser can’t encrypt it.",
        other: "Not exported: # unfinished matches. This browser can’t encrypt them.",
      }),
    stay: (n) =>
      countEn(n, {
        one: "You have # unfinished match. It stays on this device: a backup can only restore it here.",
        other: "You have # unfinished matches. They stay on this device: a backup can only restore them here.",
      }),
  },
  de: {
    count: countDe,
    things: {
      finished: { one: "# beendete Partie", other: "# beendete Partien" },
      unfinished: { one: "# unfertige Partie", other: "# unfertige Partien" },
      statistics: { one: "Statistik zu # Partie", other: "Statistik zu # Partien" },
      achievements: { one: "# Erfolg", other: "# Erfolge" },
      levels: { one: "# eigene Lichtung", other: "# eigene Lichtungen" },
      tables: { one: "# eigener Zonk-Tisch", other: "# eigene Zonk-Tische" },
      progress: { one: "# Eintrag zum Fortschritt", other: "# Einträge zum Fortschritt" },
      reviews: { one: "# Nachlese", other: "# Nachlesen" },
      drafts: { one: "# Brettentwurf", other: "# Brettentwürfe" },
      profile: "Profil",
      settings: "Einstellungen",
      preferences: { one: "# Spieleinstellung", other: "# Spieleinstellungen" },
      aside: { one: "# beiseitegelegter Eintrag", other: "# beiseitegelegte Einträge" },
      other: { one: "# weiterer Eintrag", other: "# weitere Einträge" },
    },
    outcomes: {
      added: (list) => `Importiert: ${list}.`,
      replaced: (list) => `Aktualisiert, weil das Backup neuer ist: ${list}.`,
      kept: (list) => `Nicht geändert, weil dieses Gerät neuer ist: ${list}.`,
      same: (list) => `Schon vorhanden: ${list}.`,
      sealed: (list, n) =>
        n === 1
          ? `Nicht importiert: ${list}. Das geht nur auf dem Gerät weiter, auf dem es begonnen wurde.`
          : `Nicht importiert: ${list}. Sie gehen nur auf dem Gerät weiter, auf dem sie begonnen wurden.`,
      damaged: (list, n) =>
        n === 1
          ? `Nicht importiert: ${list}. Das war schon beschädigt, als das Backup gemacht wurde.`
          : `Nicht importiert: ${list}. Sie waren schon beschädigt, als das Backup gemacht wurde.`,
    },
    aside: (n) =>
      countDe(n, {
        one: "Die andere Fassung liegt unter „Deine Daten“ bei „Beiseitegelegt“.",
        other: "Die # anderen Fassungen liegen unter „Deine Daten“ bei „Beiseitegelegt“.",
      }),
    empty: "Dieses Backup ist leer. Es wurde nichts importiert.",
    exported: (list) => `Backup exportiert: ${list}.`,
    exportedNothing: "Backup exportiert. Sonst gibt es noch nichts zu sichern.",
    exportFailed: "Der Browser konnte die Datei nicht speichern. Es wurde nichts exportiert.",
    onlyHere: (n) =>
      countDe(n, {
        one: "# unfertige Partie geht nur auf diesem Gerät weiter.",
        other: "# unfertige Partien gehen nur auf diesem Gerät weiter.",
      }),
    unsealed: (n) =>
      countDe(n, {
        one: "Nicht exportiert: # unfertige Partie. Dieser Browser kann sie nicht verschlüsseln.",
        other: "Nicht exportiert: # unfertige Partien. Dieser Browser kann sie nicht verschlüsseln.",
      }),
    stay: (n) =>
      countDe(n, {
        one: "Du hast # unfertige Partie. Sie bleibt auf diesem Gerät: Ein Backup kann sie nur hier wiederherstellen.",
        other:
          "Du hast # unfertige Partien. Sie bleiben auf diesem Gerät: Ein Backup kann sie nur hier wiederherstellen.",
      }),
  },
};

type Numbers = Readonly<Partial<Record<Thing, number>>>;

const listOf = (words: ReportWords, numbers: Numbers): string =>
  things
    .flatMap((thing) => {
      const [n = 0, forms] = [numbers[thing], words.things[thing]];
      if (n === 0) return [];
      return typeof forms === "string" ? [forms] : [words.count(n, forms)];
    })
    .join(", ");

const totalOf = (numbers: Numbers): number => Object.values(numbers).reduce((sum, n) => sum + n, 0);

/** Counts grouped by the kinds above. */
const named = (byKind: Iterable<readonly [kind: string, n: number]>): Numbers => {
  const numbers: Partial<Record<Thing, number>> = {};
  for (const [kind, n] of byKind) {
    const thing = thingOf(kind);
    numbers[thing] = (numbers[thing] ?? 0) + n;
  }
  return numbers;
};

const outcomes = ["added", "replaced", "kept", "same", "sealed", "damaged"] as const satisfies readonly ImportOutcome[];

/** One line for each outcome. `achievements` are those that came with the file. */
export const importReport = (words: ReportWords, imported: Imported, achievements: number): readonly string[] => {
  const lines = outcomes.flatMap((outcome) => {
    const counted = named(Object.entries(imported.kinds).map(([kind, counts]) => [kind, counts[outcome]]));
    const numbers = outcome === "added" ? { ...counted, achievements } : counted;
    return totalOf(numbers) === 0 ? [] : [words.outcomes[outcome](listOf(words, numbers), totalOf(numbers))];
  });
  if (lines.length === 0) return [words.empty];
  return imported.aside === 0 ? lines : [...lines, words.aside(imported.aside)];
};

/** What is in a file by kind, and how many unfinished matches the device has. */
export const exportReport = (
  words: ReportWords,
  kinds: ReadonlyMap<string, number>,
  unfinished: number,
): readonly string[] => {
  // A draft belongs to an unfinished match, and stays with it.
  const { unfinished: sealed = 0, drafts: _, ...open } = named(kinds);
  const missing = Math.max(0, unfinished - sealed);
  return [
    totalOf(open) === 0 ? words.exportedNothing : words.exported(listOf(words, open)),
    ...(sealed === 0 ? [] : [words.onlyHere(sealed)]),
    ...(missing === 0 ? [] : [words.unsealed(missing)]),
  ];
};
