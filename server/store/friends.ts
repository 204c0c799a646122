/** Friends, blocks, invitations and reports: SQL shared by both databases. */
import { type ReportReason, reportReasons } from "@turnlight/wire";
import * as z from "zod/mini";
import { idIn, whole } from "./columns.ts";
import type { Sql } from "./sql.ts";

/** One guest's half of a friendship: the two are friends once both halves are there. */
export interface FriendRow {
  readonly guest: string;
  readonly friend: string;
  /** What the guest knows the friend as, and what the friend knows the guest as. */
  readonly name: string;
  readonly ownName: string;
}

interface Invitation {
  readonly guest: string;
  readonly table: string;
  readonly from: string;
}

/** What somebody told the operator about a player. */
export interface PlayerReport {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly table: string;
  readonly seat: number;
  readonly guest: string;
  readonly name: string;
  readonly reason: ReportReason;
  readonly text: string;
}

export interface FriendStore {
  /** Adds a guest's half of a friendship. */
  befriend(row: FriendRow, made: number): Promise<void>;
  /** Ends a friendship and everything asked between two guests. */
  unfriend(one: string, other: string): Promise<void>;
  /** All halves with one of these guests on either side. */
  friendsOf(guests: readonly string[]): Promise<readonly FriendRow[]>;
  /** All blocks with one of these guests on either side. */
  blocksOf(guests: readonly string[]): Promise<readonly { readonly guest: string; readonly blocked: string }[]>;
  keepFriendLink(codeHash: string, guest: string, name: string, made: number): Promise<void>;
  /** Whose link it is, if it was made since then; it is used up in any case. */
  takeFriendLink(
    codeHash: string,
    since: number,
  ): Promise<{ readonly guest: string; readonly name: string } | undefined>;
  invite(invitation: Invitation, made: number): Promise<void>;
  invitationsOf(guests: readonly string[]): Promise<readonly Invitation[]>;
  /** Records that these guests are connected and show it. */
  noteOnline(guests: readonly string[], at: number): Promise<void>;
  noteOffline(guest: string): Promise<void>;
  onlineAmong(guests: readonly string[], since: number): Promise<ReadonlySet<string>>;
  addReport(report: PlayerReport): Promise<void>;
  /** Reports that the operator has not closed, oldest first. */
  openReports(): Promise<readonly PlayerReport[]>;
  /** False if there is no such open report. */
  closeReport(id: string): Promise<boolean>;
  reportsBy(reporter: string): Promise<readonly PlayerReport[]>;
  /** Deletes all of this about a guest; reports stay without them. */
  forgetFriends(guest: string): Promise<void>;
}

/** Values per statement. */
const most = 400;

const friendRow = z.object({ guest: z.string(), friend: z.string(), name: z.string(), own_name: z.string() });
const blockRow = z.object({ guest: z.string(), blocked: z.string() });
const linkRow = z.object({ guest: z.string(), name: z.string() });
const invitationRow = z.object({ guest: z.string(), at_table: z.string(), from_guest: z.string() });
const reportRow = z.object({
  id: z.string(),
  at: whole,
  reporter: z.string(),
  at_table: z.string(),
  seat: whole,
  guest: z.string(),
  name: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
});

const reportIn = (row: unknown): PlayerReport => {
  const { at_table: table, ...rest } = reportRow.parse(row);
  return { ...rest, table };
};

/** `$first, $first+1, …` */
const places = (count: number, first: number): string =>
  Array.from({ length: count }, (_, i) => `$${first + i}`).join(", ");

const chunks = (guests: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(guests.length / most) }, (_, i) => guests.slice(i * most, (i + 1) * most));

export const friendStoreIn = (sql: Sql): FriendStore => {
  const allOf = async (
    guests: readonly string[],
    statement: (list: string) => string,
    before: readonly number[] = [],
  ): Promise<readonly unknown[]> => {
    const rows: unknown[] = [];
    for (const chunk of chunks(guests))
      rows.push(...(await sql.all(statement(places(chunk.length, before.length + 1)), [...before, ...chunk])));
    return rows;
  };
  return {
    async befriend({ guest, friend, name, ownName }, made) {
      await sql.run(
        "INSERT INTO friends (guest, friend, name, own_name, made) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        [guest, friend, name, ownName, made],
      );
    },
    async unfriend(one, other) {
      await sql.run("DELETE FROM friends WHERE (guest = $1 AND friend = $2) OR (guest = $2 AND friend = $1)", [
        one,
        other,
      ]);
      await sql.run(
        "DELETE FROM invitations WHERE (guest = $1 AND from_guest = $2) OR (guest = $2 AND from_guest = $1)",
        [one, other],
      );
    },
    async friendsOf(guests) {
      const own = await allOf(
        guests,
        (list) => `SELECT * FROM friends WHERE guest IN (${list}) OR friend IN (${list})`,
      );
      const rows = own.map((row): FriendRow => {
        const { own_name: ownName, ...rest } = friendRow.parse(row);
        return { ...rest, ownName };
      });
      return [...new Map(rows.map((row) => [`${row.guest} ${row.friend}`, row])).values()];
    },
    async blocksOf(guests) {
      const rows = await allOf(
        guests,
        (list) => `SELECT guest, blocked FROM blocks WHERE guest IN (${list}) OR blocked IN (${list})`,
      );
      return rows.map((row) => blockRow.parse(row));
    },
    async keepFriendLink(code, guest, name, made) {
      await sql.run("INSERT INTO friend_links (code, guest, name, made) VALUES ($1, $2, $3, $4)", [
        code,
        guest,
        name,
        made,
      ]);
    },
    async takeFriendLink(code, since) {
      await sql.run("DELETE FROM friend_links WHERE made < $1", [since]);
      const [row] = await sql.all("SELECT guest, name FROM friend_links WHERE code = $1", [code]);
      const taken = await sql.run("DELETE FROM friend_links WHERE code = $1", [code]);
      return row === undefined || taken !== 1 ? undefined : linkRow.parse(row);
    },
    async invite({ guest, table, from }, made) {
      await sql.run(
        "INSERT INTO invitations (guest, at_table, from_guest, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        [guest, table, from, made],
      );
    },
    async invitationsOf(guests) {
      const rows = await allOf(
        guests,
        (list) =>
          `SELECT invitations.* FROM invitations JOIN tables ON tables.id = at_table AND is_open = 1
           WHERE guest IN (${list}) ORDER BY made`,
      );
      return rows.map((row): Invitation => {
        const { guest, at_table: table, from_guest: from } = invitationRow.parse(row);
        return { guest, table, from };
      });
    },
    async noteOnline(guests, at) {
      for (const guest of guests)
        await sql.run(
          "INSERT INTO online (guest, at) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET at = excluded.at",
          [guest, at],
        );
    },
    async noteOffline(guest) {
      await sql.run("DELETE FROM online WHERE guest = $1", [guest]);
    },
    async onlineAmong(guests, since) {
      const rows = await allOf(
        guests,
        (list) => `SELECT guest AS id FROM online WHERE at > $1 AND guest IN (${list})`,
        [since],
      );
      return new Set(rows.map(idIn));
    },
    async addReport({ id, at, reporter, table, seat, guest, name, reason, text }) {
      await sql.run(
        `INSERT INTO reports (id, at, reporter, at_table, seat, guest, name, reason, text, is_open)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1)`,
        [id, at, reporter, table, seat, guest, name, reason, text],
      );
    },
    async openReports() {
      return (await sql.all("SELECT * FROM reports WHERE is_open = 1 ORDER BY at, id", [])).map(reportIn);
    },
    async closeReport(id) {
      return (await sql.run("UPDATE reports SET is_open = 0 WHERE id = $1 AND is_open = 1", [id])) === 1;
    },
    async reportsBy(reporter) {
      return (await sql.all("SELECT * FROM reports WHERE reporter = $1 ORDER BY at, id", [reporter])).map(reportIn);
    },
    async forgetFriends(guest) {
      await sql.run("DELETE FROM friends WHERE guest = $1 OR friend = $1", [guest]);
      await sql.run("DELETE FROM friend_links WHERE guest = $1", [guest]);
      await sql.run("DELETE FROM invitations WHERE guest = $1 OR from_guest = $1", [guest]);
      await sql.run("DELETE FROM online WHERE guest = $1", [guest]);
      await sql.run("UPDATE reports SET reporter = '' WHERE reporter = $1", [guest]);
      await sql.run("UPDATE reports SET guest = '', name = '—' WHERE guest = $1", [guest]);
    },
  };
};
