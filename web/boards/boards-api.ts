/** The server's boards and challenges. */
import type { Result } from "@turnlight/kernel";
import {
  type BoardListName,
  type BoardState,
  boardSchema,
  type ChallengeState,
  type ChallengeSummary,
  challengeSchema,
  challengesSchema,
  challengeTakenSchema,
  entryRecordSchema,
  publishedLevelSchema,
  rankedTableSchema,
  type SentResult,
  type SentState,
  sentSchema,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { besidePage } from "../match/online/address.ts";
import { requestsOver } from "../match/online/requests.ts";
import type { PersonSeat } from "../match/start-match.ts";

const { ask, asGuest } = requestsOver((path, how) => fetch(besidePage(path), how));

export type ShownPerson = Omit<PersonSeat, "kind">;

const anything = z.unknown();
const at = (id: string): string => `/api/challenges/${encodeURIComponent(id)}`;

export const boardsApi = {
  board: (board: string, list: BoardListName): Promise<Result<BoardState>> =>
    ask(boardSchema, `/api/boards?board=${encodeURIComponent(board)}&list=${list}`),
  send: (board: string, person: ShownPerson, sent: SentResult): Promise<Result<SentState>> =>
    asGuest(sentSchema, "/api/boards", { board, person, ...sent }),
  /** The table of one's ranked attempt. */
  playRanked: async (board: string, person: ShownPerson): Promise<Result<string>> => {
    const read = await asGuest(rankedTableSchema, "/api/boards/play", { board, person });
    return read.ok ? { ok: true, value: read.value.table } : read;
  },
  setWatchable: (board: string, watchable: boolean): Promise<Result<unknown>> =>
    ask(anything, "/api/boards/watchable", { board, watchable }),
  /** An entry's record, if this visitor may watch it. */
  entry: (id: string): Promise<Result<z.infer<typeof entryRecordSchema>>> =>
    ask(entryRecordSchema, `/api/entries/${encodeURIComponent(id)}`),
  challenge: (id: string): Promise<Result<ChallengeState>> => ask(challengeSchema, at(id)),
  makeChallenge: (title: string, person: ShownPerson, sent: SentResult): Promise<Result<ChallengeState>> =>
    asGuest(challengeSchema, "/api/challenges", { title, person, ...sent }),
  takeChallenge: (
    id: string,
    person: ShownPerson,
    sent: SentResult,
  ): Promise<Result<z.infer<typeof challengeTakenSchema>>> =>
    asGuest(challengeTakenSchema, at(id), { person, ...sent }),
  /** The solution of a published level. */
  solve: (id: string, sent: SentResult): Promise<Result<unknown>> =>
    asGuest(publishedLevelSchema, `/api/levels/${encodeURIComponent(id)}/solve`, sent),
  challenges: async (): Promise<Result<readonly ChallengeSummary[]>> => {
    const read = await ask(challengesSchema, "/api/challenges");
    return read.ok ? { ok: true, value: read.value.challenges } : read;
  },
};
