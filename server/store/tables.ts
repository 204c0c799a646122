/** Guests and tables: SQL shared by both databases. Parameters are written `$1`, `$2`, … */
import { idIn } from "./columns.ts";
import { countIn, downtimeIn, guestIn, passkeyIn, queueIn, renamedHead, tableIn } from "./rows.ts";
import type { Sql } from "./sql.ts";
import type { OnlineStore } from "./store.ts";

type StoreTables = Pick<
  OnlineStore,
  | "makeGuest"
  | "guestBy"
  | "addSession"
  | "sessionsOf"
  | "endSessions"
  | "keepRecovery"
  | "guestByRecovery"
  | "block"
  | "blockedBy"
  | "apart"
  | "allApart"
  | "keepPasskey"
  | "passkey"
  | "passkeysOf"
  | "keepChallenge"
  | "takeChallenge"
  | "everSat"
  | "forgetGuest"
  | "renameSitter"
  | "keepTable"
  | "table"
  | "tableByCode"
  | "listedTables"
  | "noteSitter"
  | "forgetSitter"
  | "tablesOf"
  | "recentTables"
  | "noteCreatorHere"
  | "openTablesOf"
  | "idleTables"
  | "clockedTables"
  | "queue"
  | "keepQueue"
  | "forgetQueues"
  | "noteAlive"
  | "lastAlive"
  | "addDowntime"
  | "downtimes"
>;

const allApart = async (sql: Sql, guest: string): Promise<readonly string[]> => {
  const rows = await sql.all(
    `SELECT blocked AS id FROM blocks WHERE guest = $1
     UNION SELECT guest AS id FROM blocks WHERE blocked = $1`,
    [guest],
  );
  return rows.map(idIn);
};

export const tablesIn = (sql: Sql, announce: (table: string, version: number) => Promise<void>): StoreTables => ({
  async makeGuest({ id, made }, token) {
    await sql.run("INSERT INTO guests (id, token, made, seen) VALUES ($1, $2, $3, $3)", [id, token, made]);
    await sql.run("INSERT INTO sessions (token, guest, made, seen) VALUES ($1, $2, $3, $3)", [token, id, made]);
  },
  async guestBy(token) {
    const [row] = await sql.all(
      `SELECT guests.id, guests.made, guests.sign_outs, sessions.seen FROM guests
       JOIN sessions ON guest = guests.id AND sessions.sign_outs = guests.sign_outs WHERE sessions.token = $1`,
      [token],
    );
    return row === undefined ? undefined : guestIn(row);
  },
  async addSession(guest, token, made) {
    await sql.run(
      `INSERT INTO sessions (token, guest, made, seen, sign_outs)
       VALUES ($1, $2, $3, $3, (SELECT sign_outs FROM guests WHERE id = $2))`,
      [token, guest, made],
    );
  },
  async sessionsOf(guest) {
    const [row] = await sql.all("SELECT count(*) AS count FROM sessions WHERE guest = $1", [guest]);
    return countIn(row);
  },
  async endSessions(guest) {
    await sql.run("DELETE FROM recovery WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM call_addresses WHERE guest = $1", [guest]);
    // This statement alone voids every session and seat token; the leftover rows may be removed later.
    await sql.run("UPDATE guests SET sign_outs = sign_outs + 1 WHERE id = $1", [guest]);
    await sql.run(
      "DELETE FROM sessions WHERE guest = $1 AND sign_outs < (SELECT sign_outs FROM guests WHERE id = $1)",
      [guest],
    );
    const [row] = await sql.all("SELECT sign_outs AS count FROM guests WHERE id = $1", [guest]);
    return countIn(row);
  },
  async keepRecovery(guest, code) {
    await sql.run(
      "INSERT INTO recovery (guest, code) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET code = excluded.code",
      [guest, code],
    );
  },
  async guestByRecovery(code) {
    const [row] = await sql.all("SELECT guest AS id FROM recovery WHERE code = $1", [code]);
    return row === undefined ? undefined : idIn(row);
  },
  async block(guest, blocked) {
    await sql.run("INSERT INTO blocks (guest, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING", [guest, blocked]);
  },
  async blockedBy(guest) {
    const [row] = await sql.all("SELECT count(*) AS count FROM blocks WHERE guest = $1", [guest]);
    return countIn(row);
  },
  allApart: (guest) => allApart(sql, guest),
  async apart(guest, others) {
    const blocked = new Set(await allApart(sql, guest));
    return others.filter((other) => blocked.has(other));
  },
  async keepPasskey({ id, guest, key, uses }) {
    await sql.run(
      `INSERT INTO passkeys (id, guest, public_key, uses) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET uses = excluded.uses`,
      [id, guest, key, uses],
    );
  },
  async passkey(id) {
    const [row] = await sql.all("SELECT id, guest, public_key AS key, uses FROM passkeys WHERE id = $1", [id]);
    return row === undefined ? undefined : passkeyIn(row);
  },
  async passkeysOf(guest) {
    return (await sql.all("SELECT id FROM passkeys WHERE guest = $1", [guest])).map(idIn);
  },
  async keepChallenge(challenge, made) {
    await sql.run("INSERT INTO challenges (challenge, made) VALUES ($1, $2)", [challenge, made]);
  },
  async takeChallenge(challenge, since) {
    await sql.run("DELETE FROM challenges WHERE made < $1", [since]);
    return (await sql.run("DELETE FROM challenges WHERE challenge = $1", [challenge])) === 1;
  },
  async everSat(guest) {
    return (await sql.all("SELECT at_table AS id FROM sitters WHERE guest = $1", [guest])).map(idIn);
  },
  async forgetGuest(guest) {
    await sql.run("DELETE FROM sessions WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM recovery WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM blocks WHERE guest = $1 OR blocked = $1", [guest]);
    await sql.run("DELETE FROM passkeys WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM call_addresses WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM quiet_hours WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM calls WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM sitters WHERE guest = $1", [guest]);
    await sql.run("DELETE FROM guests WHERE id = $1", [guest]);
  },
  async renameSitter(match, seat, name) {
    const [row] = await sql.all("SELECT head FROM matches WHERE id = $1", [match]);
    if (row !== undefined)
      await sql.run("UPDATE matches SET head = $2 WHERE id = $1", [match, renamedHead(row, seat, name)]);
  },
  async keepTable({ id, version, owner, open, clocked, touched, state, game, code = null, listed, slow }) {
    const flags = [Number(listed), Number(slow)];
    const values = [id, version, owner, Number(open), Number(clocked), touched, state, game, code, ...flags];
    const changed =
      version === 1
        ? await sql.run(
            `INSERT INTO tables (id, version, owner, is_open, clocked, touched, state, game, code, listed, slow)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING`,
            values,
          )
        : await sql.run(
            `UPDATE tables SET version = $2, owner = $3, is_open = $4, clocked = $5, touched = $6, state = $7,
               game = $8, code = $9, listed = $10, slow = $11, packed = 0
             WHERE id = $1 AND version = $2 - 1`,
            values,
          );
    if (changed === 1) await announce(id, version);
    return changed === 1;
  },
  async table(id) {
    const [row] = await sql.all("SELECT * FROM tables WHERE id = $1", [id]);
    return row === undefined ? undefined : tableIn(row);
  },
  async tableByCode(code) {
    const [row] = await sql.all("SELECT id FROM tables WHERE code = $1 AND is_open = 1", [code]);
    return row === undefined ? undefined : idIn(row);
  },
  async listedTables(game, since, most) {
    const rows = await sql.all(
      "SELECT id FROM tables WHERE game = $1 AND listed = 1 AND (slow = 1 OR here > $2) ORDER BY touched LIMIT $3",
      [game, since, most],
    );
    return rows.map(idIn);
  },
  async noteCreatorHere(tables, at) {
    for (const table of tables) await sql.run("UPDATE tables SET here = $2 WHERE id = $1", [table, at]);
  },
  async noteSitter(guest, table) {
    await sql.run("INSERT INTO sitters (guest, at_table) VALUES ($1, $2) ON CONFLICT DO NOTHING", [guest, table]);
  },
  async forgetSitter(guest, table) {
    await sql.run("DELETE FROM sitters WHERE guest = $1 AND at_table = $2", [guest, table]);
  },
  async tablesOf(guest, most) {
    const rows = await sql.all(
      `SELECT id FROM tables JOIN sitters ON at_table = id
       WHERE guest = $1 AND is_open = 1 ORDER BY touched DESC LIMIT $2`,
      [guest, most],
    );
    return rows.map(idIn);
  },
  async recentTables(guest, most) {
    const rows = await sql.all(
      "SELECT id FROM tables JOIN sitters ON at_table = id WHERE guest = $1 ORDER BY touched DESC LIMIT $2",
      [guest, most],
    );
    return rows.map(idIn);
  },
  async openTablesOf(owner) {
    const [row] = await sql.all("SELECT count(*) AS count FROM tables WHERE owner = $1 AND is_open = 1", [owner]);
    return countIn(row);
  },
  async idleTables(before, most) {
    const rows = await sql.all("SELECT * FROM tables WHERE is_open = 1 AND touched < $1 ORDER BY touched LIMIT $2", [
      before,
      most,
    ]);
    return rows.map(tableIn);
  },
  async queue(key) {
    const [row] = await sql.all("SELECT version, state FROM queues WHERE key = $1", [key]);
    return row === undefined ? undefined : queueIn(row);
  },
  async keepQueue(key, version, state, now) {
    const changed =
      version === 1
        ? await sql.run(
            "INSERT INTO queues (key, version, state, touched) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            [key, version, state, now],
          )
        : await sql.run(
            "UPDATE queues SET version = $2, state = $3, touched = $4 WHERE key = $1 AND version = $2 - 1",
            [key, version, state, now],
          );
    return changed === 1;
  },
  async forgetQueues(before) {
    await sql.run("DELETE FROM queues WHERE touched < $1", [before]);
  },
  async noteAlive(at) {
    await sql.run(
      `INSERT INTO alive (number, at) VALUES (1, $1)
       ON CONFLICT (number) DO UPDATE SET at = excluded.at WHERE alive.at < excluded.at`,
      [at],
    );
  },
  async lastAlive() {
    const [row] = await sql.all("SELECT at AS count FROM alive", []);
    return row === undefined ? undefined : countIn(row);
  },
  async addDowntime(from, to) {
    await sql.run("INSERT INTO downtimes (from_at, to_at) VALUES ($1, $2)", [from, to]);
  },
  async downtimes() {
    return (await sql.all("SELECT from_at, to_at FROM downtimes ORDER BY from_at", [])).map(downtimeIn);
  },
  async clockedTables() {
    return (await sql.all("SELECT id FROM tables WHERE is_open = 1 AND clocked = 1", [])).map(idIn);
  },
});
