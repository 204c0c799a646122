/** What the device saves for this game: drafts of boards, pencil marks, duels between people, the Executioner's memory, and the standing. */
import {
  aftermath,
  type Difficulty,
  type DuelMemory,
  directions,
  eveningAt,
  type HeadStanding,
  type PeopleDuel,
  readDuelMemory,
  readPeopleDuel,
} from "@turnlight/games/head";
import { integer, list, object, oneOf, record, type Schema, string, union } from "@turnlight/kernel/schema";
import { legacyStanding } from "./hall/legacy-import.ts";
import { type PencilMarks, pencilMarks } from "./play/pencil.ts";
import type { DraftRow, WordDraft } from "./setup/draft.ts";
import { type Format, store } from "./shared.ts";

const game = "head";
const drawer = async <T>(format: Format<T>) => (await store).drawer(game, format);

interface KeptDraft {
  readonly rows: WordDraft;
  readonly at: number;
}

const letters = string(0, 6);
/** An unreadable placement is dropped; the letters stay. */
const row: Schema<DraftRow> = union(
  object({ letters, lie: object({ at: string(2, 3), toward: oneOf(...directions) }) }),
  object({ letters }),
);

const draftFormat: Format<KeptDraft> = {
  name: "draft",
  version: 1,
  secret: true,
  read: object({ rows: list(row, 4), at: integer(0) }),
};

/** How many drafts, and how many matches with pencil marks, are kept. */
const mostDrafts = 6;

/** A draft belongs to one seat of one match, so that nobody else at the device is shown it. */
const draftKey = (match: string, seat: number): string => `${match} ${seat}`;

export const draftOf = async (match: string, seat: number): Promise<WordDraft | undefined> =>
  (await (await drawer(draftFormat)).get(draftKey(match, seat)))?.rows;

/** Drafts of this moment by key, so that several changes at once are saved as one, or not at all. */
const pendingDrafts = new Map<string, WordDraft>();

export const keepDraft = async (match: string, seat: number, draft: WordDraft): Promise<void> => {
  const key = draftKey(match, seat);
  const isPending = pendingDrafts.has(key);
  pendingDrafts.set(key, draft);
  if (isPending) return;
  const drafts = await drawer(draftFormat);
  const latest = pendingDrafts.get(key);
  pendingDrafts.delete(key);
  if (latest === undefined) return;
  const rows = latest.map(({ letters, lie }) => (lie === undefined ? { letters } : { letters, lie }));
  await drafts.put(key, { rows, at: Date.now() });
  const others = (await drafts.list()).toSorted((one, two) => two.value.at - one.value.at);
  for (const { key } of others.slice(mostDrafts)) await drafts.remove(key);
};

export const dropDraft = async (match: string, seat: number): Promise<void> => {
  pendingDrafts.delete(draftKey(match, seat));
  await (await drawer(draftFormat)).remove(draftKey(match, seat));
};

interface KeptMarks {
  readonly marks: PencilMarks;
  readonly at: number;
}

const marksFormat: Format<KeptMarks> = {
  name: "marks",
  version: 1,
  read: object({ marks: record(string(2, 3), oneOf(...pencilMarks)), at: integer(0) }),
};

export const marksOf = async (match: string, seat: number): Promise<PencilMarks> =>
  (await (await drawer(marksFormat)).get(draftKey(match, seat)))?.marks ?? {};

export const keepMarks = async (match: string, seat: number, marks: PencilMarks): Promise<void> => {
  const kept = await drawer(marksFormat);
  await kept.put(draftKey(match, seat), { marks, at: Date.now() });
  const others = (await kept.list()).toSorted((one, two) => two.value.at - one.value.at);
  for (const { key } of others.slice(mostDrafts)) await kept.remove(key);
};

const peopleFormat: Format<PeopleDuel> = { name: "people", version: 1, read: readPeopleDuel };

/** A duel between people, kept once however often its end is looked at; answers the one that is kept. */
export const keepPeopleDuel = async (match: string, duel: PeopleDuel): Promise<PeopleDuel> => {
  const kept = await drawer(peopleFormat);
  const before = await kept.get(match);
  if (before === undefined) await kept.put(match, duel);
  return before ?? duel;
};

/** In the order they ended. */
export const peopleDuels = async (): Promise<readonly PeopleDuel[]> =>
  (await (await drawer(peopleFormat)).list()).map(({ value }) => value).toSorted((one, two) => one.at - two.at);

const memoryFormat: Format<DuelMemory> = { name: "memory", version: 1, read: readDuelMemory };

/** The Executioner forgets duels beyond this many. */
const mostMemories = 20;

export const keepMemory = async (match: string, memory: DuelMemory): Promise<void> => {
  const kept = await drawer(memoryFormat);
  if ((await kept.get(match)) !== undefined) return;
  await kept.put(match, memory);
  const others = (await kept.list()).toSorted((one, two) => two.value.at - one.value.at);
  for (const { key } of others.slice(mostMemories)) await kept.remove(key);
};

export const memories = async (): Promise<readonly DuelMemory[]> =>
  (await (await drawer(memoryFormat)).list()).map(({ value }) => value);

export const forgetAll = async (): Promise<void> => {
  const kept = await drawer(memoryFormat);
  for (const { key } of await kept.list()) await kept.remove(key);
};

/** The standing over all matches, as the host saved it. */
export const standing = async (): Promise<HeadStanding> => (await store).standing(game, aftermath, legacyStanding);

/** The Executioner's bot name: with tonight's mood, or by difficulty. */
export const executionerTonight = async (difficulty: Difficulty): Promise<string> => {
  const evening = eveningAt(await standing(), Date.now());
  return `executioner:${evening?.startsWith(`${difficulty}/`) === true ? evening : difficulty}`;
};
