/** What lies on which shelf, and under which key, apart from matches. */

import type { Profile, Settings } from "../settings/model.ts";
import type { Collection } from "./collection.ts";
import { profileFormat, settingsFormat } from "./profile-formats.ts";
import { text } from "./reader.ts";
import { type Quarantined, quarantineFormat } from "./repair/quarantine.ts";

export const readKey = text(1, 500);

/** There is one profile on a device, and one set of settings. */
export const only = "mine";

export const profileShelf: Collection<Profile> = { shelf: "profile", format: profileFormat, keyOf: () => only };
export const settingsShelf: Collection<Settings> = { shelf: "settings", format: settingsFormat, keyOf: () => only };
export const quarantineShelf: Collection<Quarantined> = { shelf: "quarantine", format: quarantineFormat };

/** Drawers share one shelf; a slash keeps their keys apart. */
export const drawerKey = (game: string, name: string, key: string): string => `${game}/${name}/${key}`;
