/** Challenges: SQL shared by both databases. The results of one are the entries of the board with its name. */
import type { BoardCourse } from "@turnlight/kernel";
import * as z from "zod/mini";
import { whole } from "./columns.ts";
import type { Sql } from "./sql.ts";

export interface ChallengeRow {
  readonly id: string;
  readonly owner: string;
  /** The owner's name as it is shown. */
  readonly name: string;
  /** May be empty. */
  readonly title: string;
  readonly game: string;
  /** The version of the rules it was made with. */
  readonly rules: number;
  readonly course: BoardCourse;
  readonly made: number;
}

export interface ChallengeStore {
  addChallenge(row: ChallengeRow): Promise<void>;
  challenge(id: string): Promise<ChallengeRow | undefined>;
  /** Those that a guest has made or taken, latest first. */
  challengesOf(guest: string, most: number): Promise<readonly ChallengeRow[]>;
  challengesMade(owner: string, since: number): Promise<number>;
  renameChallenges(owner: string, name: string): Promise<void>;
  /** Removes an owner from their challenges, and those that nobody else has taken altogether. */
  forgetChallenges(owner: string): Promise<void>;
}

/** The board of a challenge. */
export const challengeBoard = (id: string): string => `challenge ${id}`;

const challengeRow = z.object({
  id: z.string(),
  owner: z.string(),
  name: z.string(),
  title: z.string(),
  game: z.string(),
  rules: whole,
  course: z.string(),
  made: whole,
});
const courseSchema = z.object({
  config: z.string(),
  seed: z.exactOptional(z.string()),
  bots: z.array(z.union([z.string(), z.null()])),
});
const countRow = z.object({ count: whole });

const rowIn = (row: unknown): ChallengeRow => {
  const { course, ...rest } = challengeRow.parse(row);
  return { ...rest, course: courseSchema.parse(JSON.parse(course)) };
};

export const challengeStoreIn = (sql: Sql): ChallengeStore => ({
  async addChallenge({ id, owner, name, title, game, rules, course, made }) {
    await sql.run(
      "INSERT INTO course_challenges (id, owner, name, title, game, rules, course, made) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
      [id, owner, name, title, game, rules, JSON.stringify(course), made],
    );
  },
  async challenge(id) {
    const [row] = await sql.all("SELECT * FROM course_challenges WHERE id = $1", [id]);
    return row === undefined ? undefined : rowIn(row);
  },
  async challengesOf(guest, most) {
    const rows = await sql.all(
      `SELECT * FROM course_challenges WHERE owner = $1
         OR id IN (SELECT substr(board, 11) FROM board_entries WHERE guest = $1 AND board LIKE 'challenge %')
       ORDER BY made DESC LIMIT $2`,
      [guest, most],
    );
    return rows.map(rowIn);
  },
  async challengesMade(owner, since) {
    const [row] = await sql.all("SELECT count(*) AS count FROM course_challenges WHERE owner = $1 AND made >= $2", [
      owner,
      since,
    ]);
    return countRow.parse(row).count;
  },
  async renameChallenges(owner, name) {
    await sql.run("UPDATE course_challenges SET name = $2 WHERE owner = $1", [owner, name]);
  },
  async forgetChallenges(owner) {
    await sql.run(
      `DELETE FROM course_challenges WHERE owner = $1
         AND NOT EXISTS (SELECT 1 FROM board_entries WHERE board = 'challenge ' || course_challenges.id AND guest <> $1)`,
      [owner],
    );
    await sql.run("UPDATE course_challenges SET owner = '', name = '', title = '' WHERE owner = $1", [owner]);
  },
});
