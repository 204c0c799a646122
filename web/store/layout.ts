/** What lies on which shelf, and under which key, apart from matches. */
import { profileFormat, settingsFormat } from "./formats.ts";
import { type Quarantined, quarantineFormat } from "./quarantine.ts";
import { text } from "./reader.ts";
import type { Profile, Settings } from "./saved.ts";
import type { ShelfOf } from "./shelf.ts";

export const readKey = text(1, 500);

/** There is one profile on a device, and one set of settings. */
export const only = "mine";

export const profileShelf: ShelfOf<Profile> = { shelf: "profile", format: profileFormat, keyOf: () => only };
export const settingsShelf: ShelfOf<Settings> = { shelf: "settings", format: settingsFormat, keyOf: () => only };
export const quarantineShelf: ShelfOf<Quarantined> = { shelf: "quarantine", format: quarantineFormat };

/** Drawers share one shelf; a slash keeps their keys apart. */
export const drawerKey = (game: string, name: string, key: string): string => `${game}/${name}/${key}`;
