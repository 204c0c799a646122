/** The device's store as page and worker use it. Every promise resolves when the data is durably written. */
import type { MatchStore } from "@turnlight/host";
import { type Aftermath, accept, type Refusal, type Result, within } from "@turnlight/kernel";
import { json } from "@turnlight/kernel/schema";
import { type Profile, type Settings, usualSettings } from "../settings/model.ts";
import type { BackupFiles } from "./backup/files.ts";
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
import type { DeviceSync } from "./sync/device-sync.ts";
import { type Trouble, troubleLog } from "./troubles.ts";

/** A game's own items of one format: campaign stars, levels made by the player. */
interface GameCollection<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<Result<undefined>>;
  list(): Promise<readonly { readonly key: string; readonly value: T }[]>;
  remove(key: string): Promise<void>;
}

export interface Store extends BackupFiles {
  /** The host's match store; `aftermathOf` computes what matches earn. */
  matchStore(aftermathOf: AftermathOf): MatchStore;
  /** Unfinished matches, the one played last first. */
  running(listing: Listing): Promise<readonly RunningMatch[]>;
  /** Finished matches, the last one first. */
  finished(listing: FinishedListing): Promise<readonly FinishedMatchRow[]>;
  /** A match, running or finished; a refusal if it cannot be read. */
  load: MatchStore["load"];
  /** A finished match with its whole log. */
  archived(match: string): Promise<ArchivedMatch | undefined>;
  /** Moves a running match's log from a version on to quarantine, where the rules refuse it; false if there is none. */
  setAsideFrom(match: string, version: number, refusal: Refusal): Promise<boolean>;
  /** Deletes a match. Its result is kept unless `results` is set. */
  forget(match: string, also?: { readonly results: boolean }): Promise<void>;
  /** The results of matches in the order they ended, including deleted ones. */
  results(listing: Listing): Promise<readonly MatchResult[]>;
  /** All that was earned at a game; rebuilt from results and matches where it is missing. */
  standing<ResultData, Standing>(
    game: string,
    aftermath: Aftermath<ResultData, Standing>,
    legacy?: LegacyImport<Standing>,
  ): Promise<Standing>;
  readonly profile: { get(): Promise<Profile | undefined>; put(profile: Profile): Promise<Result<undefined>> };
  readonly settings: {
    get(): Promise<Settings>;
    /** Writes only these fields: changes made by another tab meanwhile stay. */
    change(changed: Partial<Settings>): Promise<Result<undefined>>;
  };
  drawer<T>(game: string, format: Format<T>): GameCollection<T>;
  /** Items that could not be read, to be downloaded or deleted. */
  readonly quarantine: {
    list(): Promise<readonly QuarantineItem[]>;
    remove(key: string): Promise<void>;
    /** Restores it to its original key, if it can be read by now and the key is free. */
    restore(key: string): Promise<Result<undefined>>;
  };
  /** Checks everything, repairs what it can, and moves unreadable items to quarantine. */
  check(): Promise<StoreCheck>;
  /** Sync of this device with others; its code is loaded when it is needed. */
  sync(): Promise<DeviceSync>;
  /** Whether nothing at all is saved here. */
  isBare(): Promise<boolean>;
  /** A second copy of irreplaceable data, outside the database. */
  readonly secondCopy: {
    make(made: number): Promise<void>;
    /** Restores all items of the copy that are missing here; undefined if there is no copy. */
    restore(): Promise<Imported | undefined>;
    /** The same, but only if nothing at all is saved here. */
    restoreIfBare(): Promise<Imported | undefined>;
  };
  troubles(): readonly Trouble[];
  /** Calls back whenever the troubles change; returns the unsubscribe function. */
  onTroubles(listener: (troubles: readonly Trouble[]) => void): () => void;
  close(): void;
}

const drawerIn = <T>(room: StoreContext, game: string, format: Format<T>): GameCollection<T> => {
  /** A game's reader may accept anything; values that cannot go into a backup are refused here. */
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
    remove: async (key) => (await import("./lazy-parts.ts")).removeDrawerItem(room, prefix + key),
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
    // An interrupted copy is skipped; then the one before is used.
    for (const { file } of await copiesIn(place)) {
      const { importInto } = await later();
      const read = await importInto(shelves, async () => accept(noSeal), file, now);
      if (read.ok) return read.value;
    }
    return undefined;
  };
  return {
    async make(made) {
      if (await isBare(shelves)) return;
      const { backupLines, fileOf } = await later();
      const plan = { made, sealer: noSeal, sealsAll: true, without: notCopied };
      await putCopy(place, await fileOf(backupLines(shelves, plan)));
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
  /** Called when the device is slow to answer; it is waited for. */
  readonly slow?: () => void;
  /** Where second copies are stored. */
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
  const files = async () => (await later()).backupFiles(shelves, patience, now);
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
    exportFile: async (...how) => (await files()).exportFile(...how),
    exportSealed: async (...how) => (await files()).exportSealed(...how),
    exportMatch: async (...how) => (await files()).exportMatch(...how),
    importFile: async (...how) => (await files()).importFile(...how),
    sync: async () => (await import("./sync/device-sync.ts")).deviceSync(shelves, patience, now),
    isBare: () => isBare(shelves),
    secondCopy: secondCopyIn(shelves, copies, now),
    troubles: book.list,
    onTroubles: book.listen,
    close: shelves.close,
  };
};
