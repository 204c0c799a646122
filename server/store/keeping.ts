/** What is packed, forgotten or deleted after a while: SQL shared by both databases. */

import type { StoredMatch } from "@turnlight/host";
import type { Result } from "@turnlight/kernel";
import * as z from "zod/mini";
import { idIn } from "./columns.ts";
import { packedLog, shortEnding } from "./packing.ts";
import { packedIn, rowsOfLog, tableIn } from "./rows.ts";
import type { Sql } from "./sql.ts";
import type { StoredTable } from "./stored.ts";

export interface KeepingStore {
  /** Records that a guest was here with this session; for both whose last visit is unknown, that it was now. */
  noteSeen(guest: string, tokenHash: string, at: number): Promise<void>;
  noteUnknownSeen(at: number): Promise<void>;
  /** Deletes sessions that were not used since then; resolves with how many. */
  forgetSessions(before: number): Promise<number>;
  /** Guests who were not here since then and have no seat at an open table. */
  idleGuests(before: number, most: number): Promise<readonly string[]>;

  /** Tables that are over or closed and unchanged since then, oldest first; or only those not packed yet. */
  settledTables(before: number, most: number, which: "all" | "unpacked"): Promise<readonly StoredTable[]>;
  /** Packs a match's log into its row; later entries stay beside it. */
  packMatch(match: string): Promise<void>;
  /** Records that all matches of a table are packed, unless it has changed since that version. */
  notePacked(table: string, version: number): Promise<void>;
  /** Deletes a table and its matches, with everything about them. */
  forgetTable(table: string, matches: readonly string[]): Promise<void>;
}

const endingRow = z.object({ ending: z.union([z.string(), z.null()]) });

export const keepingIn = (
  sql: Sql,
  load: (match: string) => Promise<Result<StoredMatch | undefined>>,
): KeepingStore => ({
  async noteSeen(guest, token, at) {
    await sql.run("UPDATE sessions SET seen = $2 WHERE token = $1 AND seen < $2", [token, at]);
    await sql.run("UPDATE guests SET seen = $2 WHERE id = $1 AND seen < $2", [guest, at]);
  },
  async noteUnknownSeen(at) {
    await sql.run("UPDATE sessions SET seen = $1 WHERE seen = 0", [at]);
    await sql.run("UPDATE guests SET seen = $1 WHERE seen = 0", [at]);
  },
  forgetSessions: (before) => sql.run("DELETE FROM sessions WHERE seen < $1", [before]),
  async idleGuests(before, most) {
    const rows = await sql.all(
      `SELECT id FROM guests WHERE seen < $1 AND NOT EXISTS
         (SELECT 1 FROM sitters JOIN tables ON tables.id = at_table WHERE sitters.guest = guests.id AND is_open = 1)
       ORDER BY seen LIMIT $2`,
      [before, most],
    );
    return rows.map(idIn);
  },
  async settledTables(before, most, which) {
    const rows = await sql.all(
      `SELECT * FROM tables WHERE is_open = 0 AND touched < $1${which === "unpacked" ? " AND packed = 0" : ""}
       ORDER BY touched LIMIT $2`,
      [before, most],
    );
    return rows.map(tableIn);
  },
  async packMatch(match) {
    const [row] = await sql.all("SELECT packed_versions AS version, ending FROM matches WHERE id = $1", [match]);
    const stored = await load(match);
    if (row === undefined || !stored.ok || stored.value === undefined) return;
    const { ending } = endingRow.parse(row);
    const { log } = stored.value;
    // A match only goes on, so that nothing is lost if another node packs it as well.
    await sql.run(
      "UPDATE matches SET packed = $2, packed_versions = $3, ending = $5 WHERE id = $1 AND packed_versions = $4",
      [match, await packedLog(rowsOfLog(log)), log.length, packedIn(row), ending === null ? null : shortEnding(ending)],
    );
    // Only what is packed by now is deleted, whoever packed it.
    await sql.run(
      "DELETE FROM log WHERE match = (SELECT number FROM matches WHERE id = $1) AND n <= (SELECT packed_versions FROM matches WHERE id = $1)",
      [match],
    );
  },
  async notePacked(table, version) {
    await sql.run("UPDATE tables SET packed = 1 WHERE id = $1 AND version = $2", [table, version]);
  },
  async forgetTable(table, matches) {
    for (const match of matches) {
      await sql.run("DELETE FROM log WHERE match = (SELECT number FROM matches WHERE id = $1)", [match]);
      await sql.run("DELETE FROM matches WHERE id = $1", [match]);
    }
    for (const beside of ["sitters", "calls", "invitations", "rated_matches"])
      await sql.run(`DELETE FROM ${beside} WHERE at_table = $1`, [table]);
    await sql.run("DELETE FROM tables WHERE id = $1", [table]);
  },
});
