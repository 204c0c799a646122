/** The report of an export or import: everything in the file by kind and number, and what was done with it. */

import { catalogue } from "../../language/catalogue.ts";
import type { Imported, ImportOutcome } from "../../store/index.ts";
import type { ReportWords } from "./backup-report.en.ts";
import { type Thing, things } from "./backup-things.ts";

/** The store's kinds; anything else that games save is `other`. */
const thingsByKind: Readonly<Record<string, Thing>> = {
  archive: "finished",
  running: "unfinished",
  results: "statistics",
  profile: "profile",
  settings: "settings",
  quarantine: "aside",
  "drawers/wisp/level": "levels",
  "drawers/wisp/pack": "levels",
  "drawers/wisp/sketch": "levels",
  "drawers/zonk/table": "tables",
  "drawers/zonk/tournament": "progress",
  "drawers/thirteen/collection": "progress",
  "drawers/thirteen/opened": "progress",
  "drawers/thirteen/day": "progress",
  "drawers/thirteen/history": "progress",
  "drawers/thirteen/announced": "progress",
  "drawers/thirteen/lesson": "progress",
  "drawers/thirteen/place": "progress",
  "drawers/review/practised": "progress",
  "drawers/review/training-day": "progress",
  "drawers/learn/lesson-finished": "progress",
  "drawers/review/review": "reviews",
  "drawers/head/draft": "drafts",
  "drawers/head/marks": "progress",
  "drawers/head/people": "progress",
  "drawers/head/memory": "progress",
  "drawers/head/habits": "preferences",
  "drawers/head/taste": "preferences",
  "drawers/head/taps": "preferences",
  "drawers/wisp/habits": "preferences",
  "drawers/wisp/endless": "preferences",
  "drawers/wisp/endless-stock": "progress",
  "drawers/wisp/reviewed": "progress",
  "drawers/wisp/look": "preferences",
  "drawers/zonk/habits": "preferences",
  "drawers/zonk/setting": "preferences",
  "drawers/zonk/forgotten": "preferences",
  "drawers/thirteen/habits": "preferences",
  "drawers/thirteen/stake": "preferences",
  "drawers/dice/painting": "preferences",
  "drawers/hall/offers": "preferences",
  "drawers/hall/results-sent": "progress",
  "drawers/hall/results-consent": "preferences",
  "drawers/hall/put-away": "preferences",
  "drawers/parlour/backup": "preferences",
};
const thingOf = (kind: string): Thing =>
  Object.hasOwn(thingsByKind, kind) ? (thingsByKind[kind] ?? "other") : "other";

export const reportWords = catalogue<ReportWords>(import.meta.glob("./backup-report.*.ts"));

type Numbers = Readonly<Partial<Record<Thing, number>>>;

const listOf = (words: ReportWords, numbers: Numbers): string =>
  words.list(
    things.flatMap((thing) => {
      const [n = 0, forms] = [numbers[thing], words.things[thing]];
      if (n === 0) return [];
      return typeof forms === "string" ? [forms] : [words.count(n, forms)];
    }),
  );

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

const outcomes = [
  "added",
  "replaced",
  "kept",
  "same",
  "sealed",
  "locked",
  "damaged",
] as const satisfies readonly ImportOutcome[];

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

/** How many items of a kind are in a file: open to everybody, and sealed. */
export interface ExportedKind {
  readonly open: number;
  readonly sealed: number;
}

/** What is in a file by kind, how many unfinished matches the device has, and whether there is a passphrase. */
export const exportReport = (
  words: ReportWords,
  kinds: ReadonlyMap<string, ExportedKind>,
  unfinished: number,
  hasPassphrase: boolean,
): readonly string[] => {
  const travels = named([...kinds].map(([kind, { open, sealed }]) => [kind, open + (hasPassphrase ? sealed : 0)]));
  // A draft belongs to an unfinished match, and stays with it.
  const { unfinished: sealed = 0 } = named([...kinds].map(([kind, counts]) => [kind, counts.sealed]));
  const exported = kinds.get("running") ?? { open: 0, sealed: 0 };
  const missing = Math.max(0, unfinished - exported.open - exported.sealed);
  return [
    totalOf(travels) === 0 ? words.exportedNothing : words.exported(listOf(words, travels)),
    ...(sealed === 0 ? [] : [hasPassphrase ? words.sealed(sealed) : words.onlyHere(sealed)]),
    ...(missing === 0 ? [] : [words.unsealed(missing)]),
  ];
};
