/** What is kept on the device, as page and worker use it. Every promise resolves when the thing is safe. */
import { accept, type Read, refuse, within } from "@turnlight/kernel";
import { type AsideItem, asideOf } from "./aside.ts";
import { readBackup, writeBackup } from "./backup.ts";
import { bringBackNewer } from "./comeback.ts";
import { everything } from "./cupboard.ts";
import type { Kind } from "./kind.ts";
import {
  drawerKey,
  finishedKey,
  finishedShelf,
  matchShelf,
  only,
  profileShelf,
  readKey,
  recordKey,
  recordShelf,
  settingsShelf,
} from "./layout.ts";
import { mayReplace } from "./lineage.ts";
import { type Imported, merge } from "./merge.ts";
import { plain } from "./reader.ts";
import { type Finished, type Profile, type SavedMatch, type Settings, usualSettings } from "./saved.ts";
import { getFrom, listFrom, prepare, putAll, putOn, type Room, removeFrom, type ShelfOf } from "./shelf.ts";
import { openSturdy } from "./sturdy.ts";
import { type Trouble, troubleBook } from "./troubles.ts";

/** A game's own things of one kind: campaign stars, levels somebody made. */
interface Drawer<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<Read<undefined>>;
  list(): Promise<readonly { readonly key: string; readonly value: T }[]>;
  remove(key: string): Promise<void>;
}

export interface Store {
  readonly matches: {
    /**
     * Refused with `moved-on` if the device holds moves that `match` does not. Taking moves back is no such case:
     * give what was last saved or loaded as `seen`.
     */
    put(match: SavedMatch, seen?: SavedMatch): Promise<Read<undefined>>;
    get(id: string): Promise<SavedMatch | undefined>;
    /** The one played last comes first. */
    list(): Promise<readonly SavedMatch[]>;
    remove(id: string): Promise<void>;
  };
  /** The last save of a match, its record for replays and its statistics, all at once; a second time changes nothing. */
  finish(match: SavedMatch, finished?: Finished, seen?: SavedMatch): Promise<Read<undefined>>;
  /** Finished matches, the last one first. */
  readonly records: {
    get(key: string): Promise<SavedMatch | undefined>;
    list(): Promise<readonly SavedMatch[]>;
    remove(key: string): Promise<void>;
  };
  readonly finished: {
    add(finished: Finished): Promise<Read<undefined>>;
    /** In the order they were played. */
    list(): Promise<readonly Finished[]>;
  };
  readonly profile: { get(): Promise<Profile | undefined>; put(profile: Profile): Promise<Read<undefined>> };
  readonly settings: { get(): Promise<Settings>; put(settings: Settings): Promise<Read<undefined>> };
  drawer<T>(game: string, kind: Kind<T>): Drawer<T>;
  /** What could not be read, for a page that offers it as a file or throws it away. */
  readonly aside: { list(): Promise<readonly AsideItem[]>; remove(key: string): Promise<void> };
  /** Everything as the text of one file; `made` is the time to write on it. */
  exportFile(made: number): Promise<string>;
  /** All of a backup or nothing. Where both have something, the longer or newer one stays and the other is set aside. */
  importFile(text: string): Promise<Read<Imported>>;
  troubles(): readonly Trouble[];
  /** Calls back whenever the troubles change; returns the way to stop. */
  onTroubles(listener: (troubles: readonly Trouble[]) => void): () => void;
  close(): void;
}

const byTouch = (a: SavedMatch, b: SavedMatch): number => b.touched - a.touched;

const movedOn = (there: SavedMatch, match: SavedMatch, seen: SavedMatch | undefined) =>
  mayReplace(there, match, seen)
    ? undefined
    : refuse("moved-on", "this match has been played on elsewhere, perhaps in another tab", {
        where: `entry ${there.record.entries.length}`,
        right: "to load it again and go on from there",
      }).refusal;

const saving = (room: Room, match: SavedMatch, seen: SavedMatch | undefined) =>
  prepare(room, { on: matchShelf, key: match.id, value: match, refusal: (there) => movedOn(there, match, seen) });

const drawerIn = <T>(room: Room, game: string, kind: Kind<T>): Drawer<T> => {
  /** A game's reader may be generous; what cannot go into a backup is refused here. */
  const read = (value: unknown): Read<T> => {
    const checked = plain(value);
    return checked.ok ? kind.read(value) : checked;
  };
  const on: ShelfOf<T> = { shelf: "drawers", kind: { ...kind, read } };
  const prefix = drawerKey(game, kind.name, "");
  return {
    get: (key) => getFrom(room, on, prefix + key),
    async put(key, value) {
      const name = readKey(prefix + key);
      return name.ok ? putOn(room, { on, key: name.value, value }) : within("key", name.refusal);
    },
    list: async () =>
      (await listFrom(room, on, prefix)).map(({ key, read }) => ({ key: key.slice(prefix.length), value: read })),
    remove: (key) => removeFrom(room, on.shelf, prefix + key),
  };
};

interface Opening {
  readonly now?: () => number;
  /** How long to wait for a device that does not answer, in milliseconds. */
  readonly patience?: number;
}

export const openStore = async ({ now = Date.now, patience = 4000 }: Opening = {}): Promise<Store> => {
  const book = troubleBook();
  const cupboard = await openSturdy({ book, now, patience });
  const room: Room = { cupboard, book, now };
  await bringBackNewer(cupboard);

  const matchesOn = async (on: ShelfOf<SavedMatch>): Promise<readonly SavedMatch[]> =>
    (await listFrom(room, on)).map(({ read }) => read).sort(byTouch);

  return {
    matches: {
      put: (match, seen) => putAll(room, [saving(room, match, seen)]),
      get: (id) => getFrom(room, matchShelf, id),
      list: () => matchesOn(matchShelf),
      remove: (id) => removeFrom(room, "matches", id),
    },
    finish: (match, finished, seen) =>
      putAll(room, [
        saving(room, match, seen),
        prepare(room, { on: recordShelf, key: recordKey(match), value: match }),
        ...(finished === undefined
          ? []
          : [prepare(room, { on: finishedShelf, key: finishedKey(finished), value: finished })]),
      ]),
    records: {
      get: (key) => getFrom(room, recordShelf, key),
      list: () => matchesOn(recordShelf),
      remove: (key) => removeFrom(room, "records", key),
    },
    finished: {
      add: (finished) => putOn(room, { on: finishedShelf, key: finishedKey(finished), value: finished }),
      list: async () => (await listFrom(room, finishedShelf)).map(({ read }) => read),
    },
    profile: {
      get: () => getFrom(room, profileShelf, only),
      put: (profile) => putOn(room, { on: profileShelf, key: only, value: profile }),
    },
    settings: {
      get: async () => (await getFrom(room, settingsShelf, only)) ?? usualSettings,
      put: (settings) => putOn(room, { on: settingsShelf, key: only, value: settings }),
    },
    drawer: (game, kind) => drawerIn(room, game, kind),
    aside: {
      list: async () => (await cupboard.look([{ shelf: "aside" }])).flat().map(asideOf),
      remove: (key) => removeFrom(room, "aside", key),
    },
    exportFile: async (made) => writeBackup(await cupboard.look(everything), made),
    async importFile(text) {
      const backup = readBackup(text);
      if (!backup.ok) return backup;
      const at = now();
      return accept(await cupboard.change(everything, (found) => merge(found, backup.value, at)));
    },
    troubles: book.list,
    onTroubles: book.listen,
    close: cupboard.close,
  };
};
