/** Which kind lies on which shelf, and under which key. */
import { type Aside, asideKind } from "./aside.ts";
import { finishedKind, matchKind, profileKind, settingsKind } from "./kinds.ts";
import { text } from "./reader.ts";
import type { Finished, Profile, SavedMatch, Settings } from "./saved.ts";
import type { ShelfOf } from "./shelf.ts";

export const readKey = text(1, 500);

/** Where a finished match is kept: a table's rematches have one id, so the time it began belongs to the key. */
export const recordKey = ({ id, begun }: SavedMatch): string => `${id} ${begun}`;

/** All of it, so that adding the same match twice, or importing it again, counts once; the time first, for the order. */
export const finishedKey = ({ game, at, won, score, decisions, lasted }: Finished): string =>
  [String(at).padStart(16, "0"), game, won ? "won" : "lost", score, decisions, lasted].join(" ");

/** There is one profile on a device, and one set of settings. */
export const only = "mine";

export const matchShelf: ShelfOf<SavedMatch> = { shelf: "matches", kind: matchKind, keyOf: ({ id }) => id };
export const recordShelf: ShelfOf<SavedMatch> = { shelf: "records", kind: matchKind, keyOf: recordKey };
export const finishedShelf: ShelfOf<Finished> = { shelf: "finished", kind: finishedKind, keyOf: finishedKey };
export const profileShelf: ShelfOf<Profile> = { shelf: "profile", kind: profileKind, keyOf: () => only };
export const settingsShelf: ShelfOf<Settings> = { shelf: "settings", kind: settingsKind, keyOf: () => only };
export const asideShelf: ShelfOf<Aside> = { shelf: "aside", kind: asideKind };

/** Drawers share one shelf; a slash keeps their keys apart. */
export const drawerKey = (game: string, kind: string, key: string): string => `${game}/${kind}/${key}`;
