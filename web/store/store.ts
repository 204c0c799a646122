/** What is kept on the device, as page and worker use it. Every promise resolves when the thing is safe. */
import type { MatchStore } from "@turnlight/host";
import { type Aftermath, accept, type Read, type Refusal, within } from "@turnlight/kernel";
import type { Checked } from "./check.ts";
import { openWithFallback } from "./fallback.ts";
import { type Format, keep } from "./format.ts";
import type { ArchivedMatch, FinishedMatch, MatchResult, RunningMatch } from "./kept-match.ts";
import { drawerKey, only, profileShelf, readKey, settingsShelf } from "./layout.ts";
import type { FinishedListing, Listing } from "./lists.ts";
import type { AftermathOf } from "./match-store.ts";
import type { Imported } from "./merge.ts";
import { bringBackNewer } from "./newer.ts";
import { type QuarantineItem, quarantineOf } from "./quarantine.ts";
import { plain } from "./reader.ts";
import { type Profile, type Settings, usualSettings } from "./saved.ts";
import { type CopyPlace, copiesIn, isBare, noSeal, notCopied, putCopy } from "./second-copy.ts";
import { getFrom, listFrom, putOn, type Room, removeFrom, type ShelfOf } from "./shelf.ts";
import type { Shelves } from "./shelves.ts";
import type { Adopt } from "./standings.ts";
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
  /** Sets a running match's log aside from a version on, where the rules cannot follow it; false if there is none. */
  setAsideFrom(match: string, version: number, refusal: Refusal): Promise<boolean>;
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
  /** Everything as one file; `made` is the time to write on it, and `count` hears the kind of each thing in it. */
  exportFile(made: number, count?: (kind: string) => void): Promise<Blob>;
  /** One match as a file of the same kind; refused where an unfinished one cannot be sealed. */
  exportMatch(match: string, made: number): Promise<Read<Blob>>;
  /** All of a back-up or nothing. Where both have something, the longer or newer one stays and the other is set aside. */
  importFile(file: Blob): Promise<Read<Imported>>;
  /** Whether nothing at all is kept here. */
  isBare(): Promise<boolean>;
  /** What cannot be made again, a second time and in another place. */
  readonly secondCopy: {
    make(made: number): Promise<void>;
    /** Brings it back: all of it that is not here. Nothing where there is none. */
    restore(): Promise<Imported | undefined>;
    /** The same, but only to a device that has nothing at all. */
    restoreIfBare(): Promise<Imported | undefined>;
  };
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

const secondCopyIn = (shelves: Shelves, place: CopyPlace, now: () => number): Store["secondCopy"] => {
  const later = () => import("./later.ts");
  const restore = async (): Promise<Imported | undefined> => {
    // One that was cut off is no copy: then the one before counts.
    for (const { file } of await copiesIn(place)) {
      const { importInto } = await later();
      const read = await importInto(shelves, noSeal, file, now);
      if (read.ok) return read.value;
    }
    return undefined;
  };
  return {
    async make(made) {
      if (await isBare(shelves)) return;
      const { backupLines, fileOf } = await later();
      await putCopy(place, await fileOf(backupLines(shelves, noSeal, made, { without: notCopied })));
    },
    restore,
    restoreIfBare: async () => ((await isBare(shelves)) ? restore() : undefined),
  };
};

const nowhere: CopyPlace = { read: async () => undefined, write: async () => {} };

interface Opening {
  readonly now?: () => number;
  /** How long to wait for a device that does not answer, in milliseconds. */
  readonly patience?: number;
  /** The device is slow to answer; it is waited for. */
  readonly slow?: () => void;
  /** Where second copies lie. */
  readonly copies?: CopyPlace | undefined;
}

export const openStore = async ({
  now = Date.now,
  patience = 4000,
  slow,
  copies = nowhere,
}: Opening = {}): Promise<Store> => {
  const book = troubleBook();
  const shelves = await openWithFallback({ book, now, patience, ...(slow !== undefined && { slow }) });
  const room: Room = { shelves, book, now };
  const lists = () => import("./lists.ts");
  const later = () => import("./later.ts");
  const sealer = async () => (await later()).deviceSealer(patience);
  await bringBackNewer(shelves);

  return {
    matchStore(aftermathOf) {
      const kept = later().then(({ matchStoreIn }) => matchStoreIn(room, aftermathOf));
      return {
        commit: async (batch, how) => (await kept).commit(batch, how),
        load: async (match) => (await kept).load(match),
      };
    },
    running: async (listing) => (await lists()).runningIn(room, listing),
    finished: async (listing) => (await lists()).finishedIn(room, listing),
    load: async (match) => (await later()).loadFrom(room, match),
    async archived(match) {
      const sound = await (await later()).soundMatch(room, match);
      return sound.kind === "finished" ? sound.stored : undefined;
    },
    setAsideFrom: async (match, version, refusal) => (await later()).setAsideFrom(room, match, version, refusal),
    forget: async (match, { results } = { results: false }) => (await later()).forgetIn(room, match, results),
    results: async (listing) => (await lists()).resultsIn(room, listing),
    standing: async (game, aftermath, adopt) => (await later()).standingIn(room, game, aftermath, adopt),
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
      restore: async (key) => (await later()).restoreIn(room, key),
    },
    check: async () => (await later()).checkAll(room),
    async exportFile(made, count) {
      const { backupLines, fileOf } = await later();
      return fileOf(backupLines(shelves, await sealer(), made, { ...(count !== undefined && { count }) }));
    },
    async exportMatch(match, made) {
      const { matchLines, fileOf } = await later();
      const lines = await matchLines(shelves, await sealer(), match, made);
      return lines.ok ? accept(await fileOf(lines.value)) : lines;
    },
    importFile: async (file) => (await later()).importInto(shelves, await sealer(), file, now),
    isBare: () => isBare(shelves),
    secondCopy: secondCopyIn(shelves, copies, now),
    troubles: book.list,
    onTroubles: book.listen,
    close: shelves.close,
  };
};
