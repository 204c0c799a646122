/** The operator's announcement: SQL shared by both databases. */
import * as z from "zod/mini";
import { whole } from "./columns.ts";
import type { Sql } from "./sql.ts";

export interface StoredAnnouncement {
  readonly id: string;
  readonly at: number;
  /** Without it, until it is ended. */
  readonly until?: number;
  readonly text: string;
  /** The same in German. */
  readonly german?: string;
}

export interface AnnouncementStore {
  announcement(): Promise<StoredAnnouncement | undefined>;
  /** Replaces the one before. */
  announce(announcement: StoredAnnouncement): Promise<void>;
  /** False if there was none. */
  endAnnouncement(): Promise<boolean>;
}

const announcementRow = z.object({
  id: z.string(),
  at: whole,
  until: z.union([whole, z.null()]),
  text: z.string(),
  german: z.union([z.string(), z.null()]),
});

/** There is one row at most. */
const only = 1;

export const announcementStoreIn = (sql: Sql): AnnouncementStore => ({
  async announcement() {
    const [row] = await sql.all("SELECT id, at, until, text, german FROM announcement WHERE number = $1", [only]);
    if (row === undefined) return undefined;
    const { id, at, until, text, german } = announcementRow.parse(row);
    return { id, at, text, ...(until !== null && { until }), ...(german !== null && { german }) };
  },
  async announce({ id, at, until, text, german }) {
    await sql.run(
      `INSERT INTO announcement (number, id, at, until, text, german) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (number) DO UPDATE SET id = excluded.id, at = excluded.at, until = excluded.until,
         text = excluded.text, german = excluded.german`,
      [only, id, at, until ?? null, text, german ?? null],
    );
  },
  endAnnouncement: async () => (await sql.run("DELETE FROM announcement WHERE number = $1", [only])) === 1,
});
