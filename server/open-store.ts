/** Opens the store that the settings name. */
import type { Result } from "@turnlight/kernel";
import type { ServerConfig } from "./config.ts";
import { openFolder, openSqlite } from "./store/sqlite.ts";
import type { OnlineStore } from "./store/store.ts";

export const openStore = async (keep: ServerConfig["keep"]): Promise<Result<OnlineStore>> => {
  if (keep.kind === "postgres") {
    const { openPostgres } = await import("./store/postgres.ts");
    return openPostgres(keep.url, keep.bus);
  }
  return keep.kind === "folder" ? openFolder(keep.folder) : openSqlite(":memory:");
};
