/** The public interface of the store. */

export * from "../settings/model.ts";
export type { ImportOptions } from "./backup/import.ts";
export type { Imported, ImportOutcome } from "./backup/merge.ts";
export { firstPaintSettings, keepFirstPaint } from "./first-paint.ts";
export type { Format } from "./format.ts";
export type { AftermathOf } from "./matches/match-store.ts";
export type { LegacyImport, StoredEntry } from "./matches/standings.ts";
export type { ArchivedMatch, FinishedMatchRow, MatchResult, RunningMatch } from "./matches/stored-match.ts";
export type { QuarantineItem } from "./repair/quarantine.ts";
export { afterRepair, repairFirst } from "./repair/repair-lock.ts";
export { deviceCopies } from "./repair/second-copy.ts";
export { openStore, type Store } from "./store.ts";
export type { DeviceSync, SyncCounts } from "./sync/device-sync.ts";
export type { SyncReport, SyncServer } from "./sync/sync-engine.ts";
export type { SyncState } from "./sync/sync-rows.ts";
export type { Trouble } from "./troubles.ts";
