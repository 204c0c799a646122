/** Records that people show on their profiles: SQL shared by both databases. */
import * as z from "zod/mini";
import { whole } from "./columns.ts";
import type { Sql } from "./sql.ts";

export interface ShownRecordRow {
  readonly id: string;
  readonly guest: string;
  /** The same match is shown once. */
  readonly fingerprint: string;
  readonly game: string;
  /** When it was played, as far as its owner says. */
  readonly played: number;
  readonly scores: readonly number[];
  /** The owner's. */
  readonly seat: number;
  readonly made: number;
}

export interface ShownRecordStore {
  /** False if it is shown already. */
  addShownRecord(row: ShownRecordRow, record: string): Promise<boolean>;
  /** The newest first. */
  shownRecordsOf(guest: string): Promise<readonly ShownRecordRow[]>;
  shownRecord(id: string): Promise<(ShownRecordRow & { readonly record: string }) | undefined>;
  removeShownRecord(guest: string, id: string): Promise<boolean>;
  forgetShownRecords(guest: string): Promise<void>;
}

const recordRow = z.object({
  id: z.string(),
  guest: z.string(),
  fingerprint: z.string(),
  game: z.string(),
  played: whole,
  scores: z.string(),
  seat: whole,
  made: whole,
});
const contentRow = z.object({ record: z.string() });
const scoresSchema = z.array(z.number());

const rowIn = (row: unknown): ShownRecordRow => {
  const { scores, ...rest } = recordRow.parse(row);
  return { ...rest, scores: scoresSchema.parse(JSON.parse(scores)) };
};

const columns = "id, guest, fingerprint, game, played, scores, seat, made";

export const shownRecordStoreIn = (sql: Sql): ShownRecordStore => ({
  async addShownRecord({ id, guest, fingerprint, game, played, scores, seat, made }, record) {
    const added = await sql.run(
      `INSERT INTO shown_records (${columns}, record) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      [id, guest, fingerprint, game, played, JSON.stringify(scores), seat, made, record],
    );
    return added === 1;
  },
  async shownRecordsOf(guest) {
    const rows = await sql.all(`SELECT ${columns} FROM shown_records WHERE guest = $1 ORDER BY made DESC, id DESC`, [
      guest,
    ]);
    return rows.map(rowIn);
  },
  async shownRecord(id) {
    const [row] = await sql.all(`SELECT ${columns}, record FROM shown_records WHERE id = $1`, [id]);
    return row === undefined ? undefined : { ...rowIn(row), record: contentRow.parse(row).record };
  },
  removeShownRecord: async (guest, id) =>
    (await sql.run("DELETE FROM shown_records WHERE guest = $1 AND id = $2", [guest, id])) === 1,
  async forgetShownRecords(guest) {
    await sql.run("DELETE FROM shown_records WHERE guest = $1", [guest]);
  },
});
