/** What is kept on the device, as page and worker use it. Every promise resolves when the thing is safe. */
import type { MatchStore } from "@turnlight/host";
import { type Aftermath, accept, type Read, within } from "@turnlight/kernel";
import { backupLines } from "./backup.ts";
import { type Checked, checkAll } from "./check.ts";
import { openWithFallback } from "./fallback.ts";
import { fileOf } from "./files.ts";
import { type Format, keep } from "./format.ts";
import { importInto } from "./import.ts";
import type { ArchivedMatch, FinishedMatch, MatchResult, RunningMatch } from "./kept-match.ts";
import { drawerKey, only, profileShelf, readKey, settingsShelf } from "./layout.ts";
import { type FinishedListing, finishedIn, type Listing, resultsIn, runningIn } from "./lists.ts";
import { type AftermathOf, loadFrom, matchStoreIn } from "./match-store.ts";
import { placesOf, soundMatch } from "./mend.ts";
import type { Imported } from "./merge.ts";
import { bringBackNewer } from "./newer.ts";
import { type QuarantineItem, quarantineOf } from "./quarantine.ts";
import { plain } from "./reader.ts";
import { restoreIn } from "./restore.ts";
import { type Profile, type Settings, usualSettings } from "./saved.ts";
import { deviceSealer } from "./seal.ts";
import { getFrom, listFrom, putOn, type Room, removeFrom, type ShelfOf } from "./shelf.ts";
import type { Write } from "./shelves.ts";
import { type Adopt, standingIn } from "./standings.ts";
import { type Trouble, troubleBook } from "./troubles.ts";

/** A game's own things of one format: campaign stars, levels somebody made. */
interface Drawer<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<Read<undefined>>;
  list(): Promise<readonly { readonly key: string; readonly value: T }[]>;
  remove(key: string): Promise<void>;
}

export interface Store {
  /** Where the host keeps its matches; `aftermathOf` says what they earn. */
  matchStore(aftermathOf: AftermathOf): MatchStore;
  /** Matches that are not over, the one played last first. */
  running(listing: Listing): Promise<readonly RunningMatch[]>;
  /** Matches that are over, the last one first. */
  finished(listing: FinishedListing): Promise<readonly FinishedMatch[]>;
  /** A match, running or finished; a refusal where there is one that cannot be read. */
  load: MatchStore["load"];
  /** A finished match, whole. */
  archived(match: string): Promise<ArchivedMatch | undefined>;
  /** Deletes a match everywhere. What it earned stays, unless that is to go too. */
  forget(match: string, also?: { readonly results: boolean }): Promise<void>;
  /** What matches counted for, in the order they ended; also of those that were deleted since. */
  results(listing: Listing): Promise<readonly MatchResult[]>;
  /** All that was earned at a game; made again from results and matches where it is missing. */
  standing<Result, Standing>(
    game: string,
    aftermath: Aftermath<Result, Standing>,
    adopt?: Adopt<Standing>,
  ): Promise<Standing>;
  readonly profile: { get(): Promise<Profile | undefined>; put(profile: Profile): Promise<Read<undefined>> };
  readonly settings: {
    get(): Promise<Settings>;
    /** Only these fields: what another tab has changed meanwhile stays. */
    change(changed: Partial<Settings>): Promise<Read<undefined>>;
  };
  drawer<T>(game: string, format: Format<T>): Drawer<T>;
  /** What could not be read, for a page that offers it as a file or throws it away. */
  readonly quarantine: {
    list(): Promise<readonly QuarantineItem[]>;
    remove(key: string): Promise<void>;
    /** Puts it back to its place, if it can be read by now and nothing else is there. */
    restore(key: string): Promise<Read<undefined>>;
  };
  /** Goes through everything, puts right what can be, and sets aside what cannot be read. */
  check(): Promise<Checked>;
  /** Everything as one file; `made` is the time to write on it. */
  exportFile(made: number): Promise<Blob>;
  /** All of a back-up or nothing. Where both have something, the longer or newer one stays and the other is set aside. */
  importFile(file: Blob): Promise<Read<Imported>>;
  troubles(): readonly Trouble[];
  /** Calls back whenever the troubles change; returns the way to stop. */
  onTroubles(listener: (troubles: readonly Trouble[]) => void): () => void;
  close(): void;
}

const drawerIn = <T>(room: Room, game: string, format: Format<T>): Drawer<T> => {
  /** A game's reader may be generous; what cannot go into a backup is refused here. */
  const read = (value: unknown): Read<T> => {
    const checked = plain(value);
    return checked.ok ? format.read(value) : checked;
  };
  const on: ShelfOf<T> = { shelf: "drawers", format: { ...format, read } };
  const prefix = drawerKey(game, format.name, "");
  return {
    get: (key) => getFrom(room, on, prefix + key),
    async put(key, value) {
      const name = readKey(prefix + key);
      return name.ok ? putOn(room, { on, key: name.value, value }) : within("key", name.refusal);
    },
    list: async () =>
      (await listFrom(room, on, { prefix })).map(({ key, read }) => ({ key: key.slice(prefix.length), value: read })),
    remove: (key) => removeFrom(room, on.shelf, prefix + key),
  };
};

const forgetIn = ({ shelves }: Room, match: string, results: boolean): Promise<void> => {
  const places = [...placesOf(match), { shelf: "results", key: match }, { shelf: "standings" }] as const;
  return shelves.change(places, (found) => {
    const gone = results ? found : found.slice(0, placesOf(match).length);
    const writes = gone.flatMap((items, i) => {
      const shelf = places[i]?.shelf;
      return shelf === undefined ? [] : items.map(({ key }): Write => ({ kind: "remove", shelf, key }));
    });
    return { writes, result: undefined };
  });
};

const changeSettings = async (room: Room, changed: Partial<Settings>): Promise<Read<undefined>> => {
  const { format, shelf } = settingsShelf;
  const checked = format.read({ ...usualSettings, ...changed });
  if (!checked.ok) return checked;
  const before = await getFrom(room, settingsShelf, only);
  const at = room.now();
  await room.shelves.change([{ shelf, key: only }], ([items = []]) => {
    const there = items[0] === undefined ? undefined : format.read(Reflect.get(Object(items[0].value), "value"));
    const value = { ...usualSettings, ...before, ...(there?.ok && there.value), ...changed };
    return { writes: [{ kind: "put", shelf, key: only, value: keep(format, value, at) }], result: undefined };
  });
  return accept(undefined);
};

interface Opening {
  readonly now?: () => number;
  /** How long to wait for a device that does not answer, in milliseconds. */
  readonly patience?: number;
}

export const openStore = async ({ now = Date.now, patience = 4000 }: Opening = {}): Promise<Store> => {
  const book = troubleBook();
  const shelves = await openWithFallback({ book, now, patience });
  const room: Room = { shelves, book, now };
  const sealer = deviceSealer(patience);
  await bringBackNewer(shelves);

  return {
    matchStore: (aftermathOf) => matchStoreIn(room, aftermathOf),
    running: (listing) => runningIn(room, listing),
    finished: (listing) => finishedIn(room, listing),
    load: (match) => loadFrom(room, match),
    async archived(match) {
      const sound = await soundMatch(room, match);
      return sound.kind === "finished" ? sound.stored : undefined;
    },
    forget: (match, { results } = { results: false }) => forgetIn(room, match, results),
    results: (listing) => resultsIn(room, listing),
    standing: (game, aftermath, adopt) => standingIn(room, game, aftermath, adopt),
    profile: {
      get: () => getFrom(room, profileShelf, only),
      put: (profile) => putOn(room, { on: profileShelf, key: only, value: profile }),
    },
    settings: {
      get: async () => (await getFrom(room, settingsShelf, only)) ?? usualSettings,
      change: (changed) => changeSettings(room, changed),
    },
    drawer: (game, format) => drawerIn(room, game, format),
    quarantine: {
      list: async () => (await shelves.look([{ shelf: "quarantine" }])).flat().map(quarantineOf),
      remove: (key) => removeFrom(room, "quarantine", key),
      restore: (key) => restoreIn(room, key),
    },
    check: () => checkAll(room),
    exportFile: (made) => fileOf(backupLines(shelves, sealer, made)),
    importFile: (file) => importInto(shelves, sealer, file, now),
    troubles: book.list,
    onTroubles: book.listen,
    close: shelves.close,
  };
};
