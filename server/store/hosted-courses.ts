/** Courses that are played at the server: which table is whose attempt, and which results are still to be entered. */
import * as z from "zod/mini";
import { whole } from "./columns.ts";
import type { Sql } from "./sql.ts";

export interface HostedCourseRow {
  /** One for each attempt there may be: of a day, a board and a guest. */
  readonly attempt: string;
  readonly board: string;
  readonly guest: string;
  readonly table: string;
  readonly begun: number;
}

export interface HostedCourseStore {
  /** The secret from which a day's dice follow; the first one given stays. */
  boardSecret(fresh: string): Promise<string>;
  /** False if there is such an attempt already. */
  addHostedCourse(row: HostedCourseRow): Promise<boolean>;
  hostedCourse(attempt: string): Promise<HostedCourseRow | undefined>;
  /** Attempts whose match is over and whose result is not entered yet. */
  endedCourses(most: number): Promise<readonly HostedCourseRow[]>;
  noteCourseEntered(attempt: string): Promise<void>;
  forgetHostedCourses(guest: string): Promise<void>;
}

const courseRow = z.object({
  attempt: z.string(),
  board: z.string(),
  guest: z.string(),
  at_table: z.string(),
  begun: whole,
});
const secretRow = z.object({ secret: z.string() });

const rowIn = (row: unknown): HostedCourseRow => {
  const { at_table: table, ...rest } = courseRow.parse(row);
  return { ...rest, table };
};

const columns = "attempt, board, guest, at_table, begun";

export const hostedCourseStoreIn = (sql: Sql): HostedCourseStore => ({
  async boardSecret(fresh) {
    await sql.run("INSERT INTO board_secrets (number, secret) VALUES (1, $1) ON CONFLICT DO NOTHING", [fresh]);
    const [row] = await sql.all("SELECT secret FROM board_secrets WHERE number = 1", []);
    return secretRow.parse(row).secret;
  },
  async addHostedCourse({ attempt, board, guest, table, begun }) {
    const added = await sql.run(
      `INSERT INTO hosted_courses (${columns}, entered) VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT DO NOTHING`,
      [attempt, board, guest, table, begun],
    );
    return added === 1;
  },
  async hostedCourse(attempt) {
    const [row] = await sql.all(`SELECT ${columns} FROM hosted_courses WHERE attempt = $1`, [attempt]);
    return row === undefined ? undefined : rowIn(row);
  },
  async endedCourses(most) {
    const rows = await sql.all(
      `SELECT ${columns} FROM hosted_courses JOIN tables ON tables.id = at_table
       WHERE entered = 0 AND is_open = 0 LIMIT $1`,
      [most],
    );
    return rows.map(rowIn);
  },
  async noteCourseEntered(attempt) {
    await sql.run("UPDATE hosted_courses SET entered = 1 WHERE attempt = $1", [attempt]);
  },
  async forgetHostedCourses(guest) {
    await sql.run("DELETE FROM hosted_courses WHERE guest = $1", [guest]);
  },
});
