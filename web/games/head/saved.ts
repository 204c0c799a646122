/** What the device keeps of this game: drafts of boards, and what was earned. */
import { aftermath, type Difficulty, directions, eveningAt, type HeadStanding } from "@turnlight/games/head";
import type { Result } from "@turnlight/kernel";
import { legacyStanding } from "./hall/legacy-import.ts";
import type { DraftRow, WordDraft } from "./setup/draft.ts";
import { choice, type Format, form, listOf, type Reader, store, text, whole } from "./shared.ts";

const game = "head";
const drawer = async <T>(format: Format<T>) => (await store).drawer(game, format);

interface KeptDraft {
  readonly rows: WordDraft;
  readonly at: number;
}

const readPlacedRow = form({
  letters: text(0, 6),
  lie: form({ at: text(2, 3), toward: choice(...directions) }),
});
const readBareRow = form({ letters: text(0, 6) });
const readRow: Reader<DraftRow> = (value): Result<DraftRow> => {
  const placed = readPlacedRow(value);
  return placed.ok ? placed : readBareRow(value);
};

const draftFormat: Format<KeptDraft> = {
  name: "draft",
  version: 1,
  secret: true,
  read: form({ rows: listOf(readRow, 4), at: whole(0) }),
};

/** Boards left half-made; of those left behind, a few are enough. */
const mostDrafts = 6;

/** A draft belongs to one seat of one match: nobody else at the device is ever shown it. */
const draftKey = (match: string, seat: number): string => `${match} ${seat}`;

export const draftOf = async (match: string, seat: number): Promise<WordDraft | undefined> =>
  (await (await drawer(draftFormat)).get(draftKey(match, seat)))?.rows;

export const keepDraft = async (match: string, seat: number, draft: WordDraft): Promise<void> => {
  const drafts = await drawer(draftFormat);
  const rows = draft.map(({ letters, lie }) => (lie === undefined ? { letters } : { letters, lie }));
  await drafts.put(draftKey(match, seat), { rows, at: Date.now() });
  const others = (await drafts.list()).toSorted((one, two) => two.value.at - one.value.at);
  for (const { key } of others.slice(mostDrafts)) await drafts.remove(key);
};

export const dropDraft = async (match: string, seat: number): Promise<void> =>
  (await drawer(draftFormat)).remove(draftKey(match, seat));

/** All that was earned so far, as the host has kept it. */
export const standing = async (): Promise<HeadStanding> => (await store).standing(game, aftermath, legacyStanding);

/** The Executioner as a bot's name: as this evening goes on, or as the difficulty has it. */
export const executionerTonight = async (difficulty: Difficulty): Promise<string> => {
  const evening = eveningAt(await standing(), Date.now());
  return `executioner:${evening?.startsWith(`${difficulty}/`) === true ? evening : difficulty}`;
};
