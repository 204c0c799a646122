/** What is kept on the device, as page and worker use it. Every promise resolves when the thing is safe. */
import type { MatchStore } from "@turnlight/host";
import { type Aftermath, accept, type Refusal, type Result, within } from "@turnlight/kernel";
import { json } from "@turnlight/kernel/schema";
import { type Profile, type Settings, usualSettings } from "../settings/model.ts";
import type { Imported } from "./backup/merge.ts";
import { getFrom, listFrom, putOn, removeFrom, type StoreCollection, type StoreContext } from "./collection.ts";
import { openWithFallback } from "./fallback.ts";
import { type Format, keep } from "./format.ts";
import { drawerKey, only, profileShelf, readKey, settingsShelf } from "./layout.ts";
import type { FinishedListing, Listing } from "./matches/match-lists.ts";
import type { AftermathOf } from "./matches/match-store.ts";
import type { LegacyImport } from "./matches/standings.ts";
import type { ArchivedMatch, FinishedMatchRow, MatchResult, RunningMatch } from "./matches/stored-match.ts";
import type { ObjectStores } from "./object-stores.ts";
import type { StoreCheck } from "./repair/check.ts";
import { retryNewerFormats } from "./repair/newer-formats.ts";
import { type QuarantineItem, quarantineOf } from "./repair/quarantine.ts";
import { type CopyPlace, copiesIn, isBare, noSeal, notCopied, putCopy } from "./repair/second-copy.ts";
import { type Trouble, troubleLog } from "./troubles.ts";

/** A game's own things of one format: campaign stars, levels somebody made. */
interface GameCollection<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<Result<undefined>>;
  list(): Promise<readonly { readonly key: string; readonly value: T }[]>;
  remove(key: string): Promise<void>;
}

export interface Store {
  /** Where the host keeps its matches; `aftermathOf` says what they earn. */
  matchStore(aftermathOf: AftermathOf): MatchStore;
  /** Matches that are not over, the one played last first. */
  running(listing: Listing): Promise<readonly RunningMatch[]>;
  /** Matches that are over, the last one first. */
  finished(listing: FinishedListing): Promise<readonly FinishedMatchRow[]>;
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
  standing<ResultData, Standing>(
    game: string,
    aftermath: Aftermath<ResultData, Standing>,
    legacy?: LegacyImport<Standing>,
  ): Promise<Standing>;
  readonly profile: { get(): Promise<Profile | undefined>; put(profile: Profile): Promise<Result<undefined>> };
  readonly settings: {
    get(): Promise<Settings>;
    /** Only these fields: what another tab has changed meanwhile stays. */
    change(changed: Partial<Settings>): Promise<Result<undefined>>;
  };
  drawer<T>(game: string, format: Format<T>): GameCollection<T>;
  /** What could not be read, for a page that offers it as a file or throws it away. */
  readonly quarantine: {
    list(): Promise<readonly QuarantineItem[]>;
    remove(key: string): Promise<void>;
    /** Puts it back to its place, if it can be read by now and nothing else is there. */
    restore(key: string): Promise<Result<undefined>>;
  };
  /** Goes through everything, puts right what can be, and sets aside what cannot be read. */
  check(): Promise<StoreCheck>;
  /** Everything as one file; `made` is the time to write on it, and `count` hears the kind of each thing in it. */
  exportFile(made: number, count?: (kind: string) => void): Promise<Blob>;
  /** One match as a file of the same kind; refused where an unfinished one cannot be sealed. */
  exportMatch(match: string, made: number): Promise<Result<Blob>>;
  /** All of a back-up or nothing. Where both have something, the longer or newer one stays and the other is set aside. */
  importFile(file: Blob): Promise<Result<Imported>>;
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

const drawerIn = <T>(room: StoreContext, game: string, format: Format<T>): GameCollection<T> => {
  /** A game's reader may be generous; what cannot go into a backup is refused here. */
  const read = (value: unknown): Result<T> => {
    const checked = json(value);
    return checked.ok ? format.read(value) : checked;
  };
  const on: StoreCollection<T> = { shelf: "drawers", format: { ...format, read } };
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

const changeSettings = async (room: StoreContext, changed: Partial<Settings>): Promise<Result<undefined>> => {
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

const secondCopyIn = (shelves: ObjectStores, place: CopyPlace, now: () => number): Store["secondCopy"] => {
  const later = () => import("./lazy-parts.ts");
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
  const book = troubleLog();
  const shelves = await openWithFallback({ book, now, patience, ...(slow !== undefined && { slow }) });
  const room: StoreContext = { shelves, book, now };
  const lists = () => import("./matches/match-lists.ts");
  const later = () => import("./lazy-parts.ts");
  const sealer = async () => (await later()).deviceSealer(patience);
  await retryNewerFormats(shelves);

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
      const sound = await (await later()).intactMatch(room, match);
      return sound.kind === "finished" ? sound.stored : undefined;
    },
    setAsideFrom: async (match, version, refusal) => (await later()).setAsideFrom(room, match, version, refusal),
    forget: async (match, { results } = { results: false }) => (await later()).forgetIn(room, match, results),
    results: async (listing) => (await lists()).resultsIn(room, listing),
    standing: async (game, aftermath, legacy) => (await later()).standingIn(room, game, aftermath, legacy),
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
