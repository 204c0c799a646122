/** A match saved as one record after every move, on top of the log: what has changed since the last save is appended. */
import { type Happening, type Logged, type MatchEnd, type MatchStore, recordOf, standingOf } from "@turnlight/host";
import { accept, type Read, refuse, same } from "@turnlight/kernel";
import { commonEntries, mayReplace } from "./history.ts";
import { storedOf } from "./layout-1.ts";
import { finishedIn, runningIn } from "./lists.ts";
import { soundMatch } from "./mend.ts";
import type { SavedMatch } from "./saved.ts";
import type { Room } from "./shelf.ts";

const savedOf = (sound: Awaited<ReturnType<typeof soundMatch>>): SavedMatch | undefined => {
  if (sound.kind === "none") return undefined;
  const { head, log } = sound.stored;
  const { id, series, begun } = head;
  const { sitters } = standingOf(sound.stored);
  const saved = { id, record: recordOf(sound.stored), sitters, series, begun };
  return sound.kind === "running"
    ? { ...saved, touched: log.at(-1)?.at ?? begun }
    : { ...saved, touched: sound.stored.ended, scores: sound.stored.scores };
};

/** What has happened between what is kept and what is to be kept. */
const since = (there: SavedMatch, next: SavedMatch): readonly Happening[] => {
  const { config, entries } = next.record;
  if (config !== there.record.config || !same(next.sitters, there.sitters))
    return [{ kind: "set-anew", config, sitters: next.sitters, entries }];
  const common = commonEntries(there, next);
  const happened: Happening[] = [];
  if (common < there.record.entries.length) happened.push({ kind: "taken-back", seat: 0, entries: common });
  for (const entry of entries.slice(common)) happened.push({ kind: "entry", entry });
  return happened;
};

const endOf = ({ record, touched, scores }: SavedMatch): { readonly end?: MatchEnd } =>
  scores === undefined ? {} : { end: { ended: touched, scores, record, notes: [], earned: [] } };

export const savedMatch = async (room: Room, id: string): Promise<SavedMatch | undefined> =>
  savedOf(await soundMatch(room, id));

export const saveMatch = async (
  room: Room,
  store: MatchStore,
  match: SavedMatch,
  seen: SavedMatch | undefined,
): Promise<Read<undefined>> => {
  for (;;) {
    const sound = await soundMatch(room, match.id);
    const there = savedOf(sound);
    if (there !== undefined && !mayReplace(there, match, seen))
      return refuse("moved-on", "this match has been played on elsewhere, perhaps in another tab", {
        where: `entry ${there.record.entries.length}`,
        right: "to load it again and go on from there",
      });
    if (there?.scores !== undefined) return accept(undefined);
    const base = sound.kind === "none" ? 0 : sound.stored.log.length;
    const happened: readonly Happening[] =
      there === undefined ? storedOf(match).log.map((one) => one.happened) : since(there, match);
    const log = happened.map((one, i): Logged => ({ version: base + 1 + i, at: match.touched, happened: one }));
    const head = there === undefined ? { head: storedOf(match).head } : {};
    const [kept = accept(undefined)] = await store.commit([{ match: match.id, base, log, ...head, ...endOf(match) }]);
    if (kept.ok || kept.refusal.code !== "stale") return kept;
  }
};

const all = async (room: Room, ids: readonly string[]): Promise<readonly SavedMatch[]> => {
  const found: SavedMatch[] = [];
  for (const id of ids) {
    const saved = await savedMatch(room, id);
    if (saved !== undefined) found.push(saved);
  }
  return found;
};

export const savedRunning = async (room: Room): Promise<readonly SavedMatch[]> =>
  all(
    room,
    (await runningIn(room, {})).map(({ id }) => id),
  );

export const savedFinished = async (room: Room): Promise<readonly SavedMatch[]> =>
  all(
    room,
    (await finishedIn(room, {})).map(({ id }) => id),
  );
