/** Which collection is in which object store, and under which key, apart from matches. */

import { string } from "@turnlight/kernel/schema";
import type { Profile, Settings } from "../settings/model.ts";
import type { StoreCollection } from "./collection.ts";
import { profileFormat, settingsFormat } from "./profile-formats.ts";
import { type Quarantined, quarantineFormat } from "./repair/quarantine.ts";

export const readKey = string(1, 500);

/** There is one profile on a device, and one set of settings. */
export const only = "mine";

export const profileShelf: StoreCollection<Profile> = { shelf: "profile", format: profileFormat, keyOf: () => only };
export const settingsShelf: StoreCollection<Settings> = {
  shelf: "settings",
  format: settingsFormat,
  keyOf: () => only,
};
export const quarantineShelf: StoreCollection<Quarantined> = { shelf: "quarantine", format: quarantineFormat };

/** The games' collections share one object store; a slash separates the parts of a key. */
export const drawerKey = (game: string, name: string, key: string): string => `${game}/${name}/${key}`;

/** Rows about this device's own sync; they are in no backup and not synced themselves. */
export const syncPrefix = "sync/";
export const isSyncRow = (shelf: string, key: string): boolean => shelf === "drawers" && key.startsWith(syncPrefix);
