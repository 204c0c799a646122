/** What goes on behind every page, loaded after its first paint. */
import { syncFlag } from "../online/sync/sync-flag.ts";

export { watchIdle } from "../ui/idle.ts";
export { startOffline } from "./offline/index.ts";
export { sendWaiting } from "./waiting-results.ts";

/** Sync, where this device has it switched on. */
export const startSync = async (): Promise<void> => {
  if (syncFlag.is) (await import("../online/sync/auto-sync.ts")).startAutoSync();
};
