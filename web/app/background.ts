/** What goes on behind every page, loaded after its first paint. */
export { watchIdle } from "../ui/idle.ts";
export { startOffline } from "./offline/index.ts";
export { sendWaiting } from "./waiting-results.ts";

/** Sync, where this device has it switched on (`web/online/sync/sync-flag.ts`, whose code is not needed otherwise). */
export const startSync = async (): Promise<void> => {
  try {
    if (localStorage.getItem("turnlight-sync")) (await import("../online/sync/auto-sync.ts")).startAutoSync();
  } catch {
    // Storage is blocked, or the code cannot be fetched now: the next page tries again.
  }
};
