/** Push subscriptions, quiet hours and pending notifications. Both databases share the statements. */
import type { PushAddress, QuietHours } from "@turnlight/wire";
import * as z from "zod/mini";
import type { Sql } from "./sql.ts";

/** The server's VAPID key pair, in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A turn of a guest who may have to be notified. */
export interface PendingNotification {
  readonly guest: string;
  readonly table: string;
  /** Differs from turn to turn. */
  readonly turn: string;
}

export interface PushStore {
  /** The stored keys; stores the given ones if there are none yet. */
  callKeys(fresh: PushKeys): Promise<PushKeys>;
  keepCallAddress(guest: string, address: PushAddress): Promise<void>;
  callAddresses(guest: string): Promise<readonly PushAddress[]>;
  forgetCallAddress(endpoint: string): Promise<void>;
  /** Replaces the previous ones; `undefined` for none. */
  keepQuietHours(guest: string, quiet: QuietHours | undefined): Promise<void>;
  quietHours(guest: string): Promise<QuietHours | undefined>;
  /** Records a turn once, and only for a guest with a subscription. */
  noteCall(call: PendingNotification, due: number): Promise<void>;
  dueCalls(now: number, most: number): Promise<readonly PendingNotification[]>;
  postponeCall(call: PendingNotification, due: number): Promise<void>;
  /** Claims a notification: of several nodes exactly one gets `true`. */
  takeCall(call: PendingNotification): Promise<boolean>;
  dropCall(call: PendingNotification): Promise<void>;
}

const keysRow = z.object({ public_key: z.string(), private_key: z.string() });
const addressRow = z.object({
  endpoint: z.string(),
  public_key: z.string(),
  secret: z.string(),
  language: z.string(),
});
const quietRow = z.object({ begins: z.int(), ends: z.int(), ahead: z.int() });
const callRow = z.object({ guest: z.string(), at_table: z.string(), turn: z.string() });

export const pushStoreIn = (sql: Sql): PushStore => ({
  async callKeys({ publicKey, privateKey }) {
    await sql.run("INSERT INTO call_keys (number, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING", [
      publicKey,
      privateKey,
    ]);
    const [row] = await sql.all("SELECT public_key, private_key FROM call_keys WHERE number = 1", []);
    const stored = keysRow.parse(row);
    return { publicKey: stored.public_key, privateKey: stored.private_key };
  },
  async keepCallAddress(guest, { endpoint, keys, language }) {
    await sql.run(
      `INSERT INTO call_addresses (endpoint, guest, public_key, secret, language) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, public_key = excluded.public_key,
         secret = excluded.secret, language = excluded.language`,
      [endpoint, guest, keys.p256dh, keys.auth, language],
    );
  },
  async callAddresses(guest) {
    const rows = await sql.all(
      "SELECT endpoint, public_key, secret, language FROM call_addresses WHERE guest = $1 ORDER BY endpoint",
      [guest],
    );
    return rows.map((row) => {
      const { endpoint, public_key, secret, language } = addressRow.parse(row);
      return { endpoint, keys: { p256dh: public_key, auth: secret }, language };
    });
  },
  async forgetCallAddress(endpoint) {
    await sql.run("DELETE FROM call_addresses WHERE endpoint = $1", [endpoint]);
  },
  async keepQuietHours(guest, quiet) {
    if (quiet === undefined) await sql.run("DELETE FROM quiet_hours WHERE guest = $1", [guest]);
    else
      await sql.run(
        `INSERT INTO quiet_hours (guest, begins, ends, ahead) VALUES ($1, $2, $3, $4)
         ON CONFLICT (guest) DO UPDATE SET begins = excluded.begins, ends = excluded.ends, ahead = excluded.ahead`,
        [guest, quiet.begins, quiet.ends, quiet.ahead],
      );
  },
  async quietHours(guest) {
    const [row] = await sql.all("SELECT begins, ends, ahead FROM quiet_hours WHERE guest = $1", [guest]);
    return row === undefined ? undefined : quietRow.parse(row);
  },
  async noteCall({ guest, table, turn }, due) {
    const wanted = await sql.all("SELECT 1 FROM call_addresses WHERE guest = $1 LIMIT 1", [guest]);
    if (wanted.length === 0) return;
    await sql.run(
      `INSERT INTO calls (guest, at_table, turn, due, told) VALUES ($1, $2, $3, $4, 0)
       ON CONFLICT (guest, at_table) DO UPDATE SET turn = excluded.turn, due = excluded.due, told = 0
       WHERE calls.turn <> excluded.turn`,
      [guest, table, turn, due],
    );
  },
  async dueCalls(now, most) {
    const rows = await sql.all(
      "SELECT guest, at_table, turn FROM calls WHERE told = 0 AND due <= $1 ORDER BY due LIMIT $2",
      [now, most],
    );
    return rows.map((row) => {
      const { guest, at_table, turn } = callRow.parse(row);
      return { guest, table: at_table, turn };
    });
  },
  async postponeCall({ guest, table, turn }, due) {
    await sql.run("UPDATE calls SET due = $4 WHERE guest = $1 AND at_table = $2 AND turn = $3 AND told = 0", [
      guest,
      table,
      turn,
      due,
    ]);
  },
  async takeCall({ guest, table, turn }) {
    const taken = await sql.run(
      "UPDATE calls SET told = 1 WHERE guest = $1 AND at_table = $2 AND turn = $3 AND told = 0",
      [guest, table, turn],
    );
    return taken === 1;
  },
  async dropCall({ guest, table, turn }) {
    await sql.run("DELETE FROM calls WHERE guest = $1 AND at_table = $2 AND turn = $3", [guest, table, turn]);
  },
});
