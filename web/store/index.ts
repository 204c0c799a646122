/** The store's door. */
export { firstPaintSettings, keepFirstPaint } from "./first-paint.ts";
export type { Format } from "./format.ts";
export type { ArchivedMatch, FinishedMatch, MatchResult, RunningMatch } from "./kept-match.ts";
export type { AftermathOf } from "./match-store.ts";
export { mendFirst, onceMended } from "./mending.ts";
export type { Imported, ImportOutcome } from "./merge.ts";
export type { QuarantineItem } from "./quarantine.ts";
export * from "./reader.ts";
export * from "./saved.ts";
export { deviceCopies } from "./second-copy.ts";
export type { Adopt, Drawn } from "./standings.ts";
export { openStore, type Store } from "./store.ts";
export type { Trouble } from "./troubles.ts";
