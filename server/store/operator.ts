/** What an operator sees and does, and what nodes say of themselves: SQL shared by both databases. */
import * as z from "zod/mini";
import { whole } from "./columns.ts";
import { countIn, tableIn } from "./rows.ts";
import type { Sql } from "./sql.ts";
import type { StoredTable } from "./stored.ts";

const operatorActions = [
  "ban",
  "unban",
  "rename",
  "close-report",
  "announce",
  "end-announcement",
  "withdraw",
  "pick",
  "unpick",
] as const;

/** An action of an operator. Rows are numbered without gaps, and never changed. */
export interface AuditEntry {
  readonly n: number;
  readonly at: number;
  readonly operator: string;
  readonly action: (typeof operatorActions)[number];
  /** The guest, report or announcement it is about. */
  readonly subject: string;
  readonly detail: string;
}

export interface StoredPerson {
  readonly id: string;
  readonly made: number;
  readonly seen: number;
  readonly tables: number;
  /** Set if they are banned; without `until`, for good. */
  readonly ban?: { readonly until?: number; readonly reason: string };
}

/** A running node, as it last said. */
export interface StoredNode {
  readonly id: string;
  readonly at: number;
  readonly state: string;
}

export interface StoreCounts {
  readonly guests: number;
  readonly openTables: number;
  readonly matches: number;
  readonly openReports: number;
}

export interface OperatorStore {
  banGuest(guest: string, at: number, until: number | undefined, reason: string): Promise<void>;
  /** False if they were not banned. */
  unbanGuest(guest: string): Promise<boolean>;
  isBanned(guest: string, now: number): Promise<boolean>;
  /** Those who were here last first, or one of them. */
  people(most: number, guest?: string): Promise<readonly StoredPerson[]>;
  openTables(most: number): Promise<readonly StoredTable[]>;
  /** Changes how friends see a guest's name. */
  renameFriend(guest: string, name: string): Promise<void>;
  addAudit(entry: Omit<AuditEntry, "n">): Promise<void>;
  /** Entries after that number, oldest first. */
  auditAfter(n: number, most: number): Promise<readonly AuditEntry[]>;
  newestAudit(): Promise<number>;
  noteNode(node: StoredNode): Promise<void>;
  forgetNode(id: string): Promise<void>;
  /** Nodes that have said something since then; older ones are deleted. */
  nodes(since: number): Promise<readonly StoredNode[]>;
  counts(): Promise<StoreCounts>;
}

const personRow = z.object({
  id: z.string(),
  made: whole,
  seen: whole,
  tables: whole,
  reason: z.union([z.string(), z.null()]),
  until: z.union([whole, z.null()]),
});
const auditRow = z.object({
  n: whole,
  at: whole,
  operator: z.string(),
  action: z.enum(operatorActions),
  subject: z.string(),
  detail: z.string(),
});
const nodeRow = z.object({ id: z.string(), at: whole, state: z.string() });

const personIn = (row: unknown): StoredPerson => {
  const { reason, until, ...rest } = personRow.parse(row);
  return { ...rest, ...(reason !== null && { ban: { reason, ...(until !== null && { until }) } }) };
};

/** Attempts to number an entry while others are written. */
const mostTries = 20;

export const operatorStoreIn = (sql: Sql): OperatorStore => {
  const count = async (statement: string): Promise<number> => countIn((await sql.all(statement, []))[0]);
  return {
    async banGuest(guest, at, until, reason) {
      await sql.run(
        `INSERT INTO bans (guest, at, until, reason) VALUES ($1, $2, $3, $4)
         ON CONFLICT (guest) DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason`,
        [guest, at, until ?? null, reason],
      );
    },
    unbanGuest: async (guest) => (await sql.run("DELETE FROM bans WHERE guest = $1", [guest])) === 1,
    async isBanned(guest, now) {
      const rows = await sql.all("SELECT 1 FROM bans WHERE guest = $1 AND (until IS NULL OR until > $2)", [guest, now]);
      return rows.length > 0;
    },
    async people(most, guest) {
      const rows = await sql.all(
        `SELECT guests.id, guests.made, guests.seen, bans.reason, bans.until,
           (SELECT count(*) FROM sitters WHERE sitters.guest = guests.id) AS tables
         FROM guests LEFT JOIN bans ON bans.guest = guests.id${guest === undefined ? "" : " WHERE guests.id = $2"}
         ORDER BY guests.seen DESC, guests.id LIMIT $1`,
        guest === undefined ? [most] : [most, guest],
      );
      return rows.map(personIn);
    },
    async openTables(most) {
      const rows = await sql.all("SELECT * FROM tables WHERE is_open = 1 ORDER BY touched DESC, id LIMIT $1", [most]);
      return rows.map(tableIn);
    },
    async renameFriend(guest, name) {
      await sql.run("UPDATE friends SET name = $2 WHERE friend = $1", [guest, name]);
      await sql.run("UPDATE friends SET own_name = $2 WHERE guest = $1", [guest, name]);
      await sql.run("UPDATE friend_links SET name = $2 WHERE guest = $1", [guest, name]);
    },
    async addAudit({ at, operator, action, subject, detail }) {
      for (let tries = 0; tries < mostTries; tries++) {
        const n = (await count("SELECT coalesce(max(n), 0) AS count FROM audit")) + 1;
        const added = await sql.run(
          `INSERT INTO audit (n, at, operator, action, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT DO NOTHING`,
          [n, at, operator, action, subject, detail],
        );
        if (added === 1) return;
      }
      throw new Error("the audit log can't be written");
    },
    async auditAfter(n, most) {
      return (await sql.all("SELECT * FROM audit WHERE n > $1 ORDER BY n LIMIT $2", [n, most])).map((row) =>
        auditRow.parse(row),
      );
    },
    newestAudit: () => count("SELECT coalesce(max(n), 0) AS count FROM audit"),
    async noteNode({ id, at, state }) {
      await sql.run(
        `INSERT INTO nodes (id, at, state) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET at = excluded.at, state = excluded.state`,
        [id, at, state],
      );
    },
    async forgetNode(id) {
      await sql.run("DELETE FROM nodes WHERE id = $1", [id]);
    },
    async nodes(since) {
      await sql.run("DELETE FROM nodes WHERE at < $1", [since]);
      return (await sql.all("SELECT * FROM nodes ORDER BY id", [])).map((row) => nodeRow.parse(row));
    },
    async counts() {
      return {
        guests: await count("SELECT count(*) AS count FROM guests"),
        openTables: await count("SELECT count(*) AS count FROM tables WHERE is_open = 1"),
        matches: await count("SELECT count(*) AS count FROM matches"),
        openReports: await count("SELECT count(*) AS count FROM reports WHERE is_open = 1"),
      };
    },
  };
};
