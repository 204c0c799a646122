/** What `turnlight admin` does, on the store of a server that may be running. Every change is in the audit log. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { accept, quote, type Result, refuse } from "@turnlight/kernel";
import { announcementSchema, limits, readFromClient } from "@turnlight/wire";
import type { ServerConfig } from "./config.ts";
import { openStore } from "./open-store.ts";
import { acceptedName } from "./people/names.ts";
import type { StoredAnnouncement } from "./store/announcement.ts";
import type { PlayerReport } from "./store/friends.ts";
import type { LevelReport, LevelRow } from "./store/levels.ts";
import type { AuditEntry, StoreCounts, StoredNode, StoredPerson } from "./store/operator.ts";
import type { OnlineStore } from "./store/store.ts";
import { matchIdsOf } from "./tables/match-ids.ts";
import { phaseOf, readRecord, seatOf, writeRecord } from "./tables/table-record.ts";

export type { AuditEntry, LevelReport, LevelRow, StoredPerson };

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly touched: number;
  readonly seats: readonly string[];
}

interface OperatorStatus {
  readonly nodes: readonly StoredNode[];
  readonly counts: StoreCounts;
}

export interface Operator {
  status(): Promise<OperatorStatus>;
  people(guest?: string): Promise<readonly StoredPerson[]>;
  tables(id?: string): Promise<readonly TableSummary[]>;
  reports(): Promise<readonly PlayerReport[]>;
  /** Open reports about published levels. */
  levelReports(): Promise<readonly LevelReport[]>;
  /** Closes a report about a person or a level. */
  closeReport(id: string): Promise<Result<undefined>>;
  /** The newest published levels of a game, or one level. */
  levels(subject: string): Promise<readonly LevelRow[]>;
  /** Withdraws a published level or pack. */
  withdraw(id: string): Promise<Result<undefined>>;
  /** Puts a level on the shelf of picked ones, or takes it off. */
  pick(id: string, isPicked: boolean): Promise<Result<undefined>>;
  /** For so many days, or for good. */
  ban(guest: string, reason: string, days?: number): Promise<Result<undefined>>;
  unban(guest: string): Promise<Result<undefined>>;
  rename(guest: string, name: string): Promise<Result<undefined>>;
  /** Tells everybody, through every node, for so many hours or until it is ended; replaces the one before. */
  announce(text: string, how: { readonly german?: string; readonly hours?: number }): Promise<Result<undefined>>;
  endAnnouncement(): Promise<Result<undefined>>;
  announcement(): Promise<StoredAnnouncement | undefined>;
  audit(): Promise<readonly AuditEntry[]>;
  end(): Promise<void>;
}

const hour = 3_600_000;
const day = 24 * hour;
const mostListed = 100;
/** Milliseconds after which a silent node is gone: it says something every five seconds. */
const nodeGone = 20_000;
const mostTries = 10;

const summaryOf = (stored: Parameters<typeof readRecord>[0]): TableSummary => {
  const record = readRecord(stored);
  const { id, game, touched } = stored;
  if (!record.ok) return { id, game, phase: "unreadable", touched, seats: [] };
  const seats = record.value.chairs.map((chair) =>
    chair.kind === "person"
      ? `${quote(chair.name)} (${chair.guest})`
      : chair.kind === "bot"
        ? `bot ${chair.bot}`
        : "open",
  );
  return { id, game, phase: phaseOf(record.value), touched, seats };
};

/** Renames a guest's seat at a table and in its matches. */
const renameAt = async (store: OnlineStore, table: string, guest: string, name: string): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries++) {
    const stored = await store.table(table);
    const read = stored === undefined ? undefined : readRecord(stored);
    if (stored === undefined || read?.ok !== true) return;
    const record = read.value;
    const seat = seatOf(record, guest);
    if (seat === undefined) return;
    // The matches first: viewers reload them when the table changes.
    for (const match of await matchIdsOf(store, stored)) await store.renameSitter(match, seat, name);
    const chairs = record.chairs.map((chair, at) =>
      at === seat && chair.kind === "person" ? { ...chair, name } : chair,
    );
    if (await store.keepTable(writeRecord({ ...record, chairs, version: record.version + 1 }))) return;
  }
};

const operatorOf = (store: OnlineStore, operator: string, now: () => number): Operator => {
  const note = (action: AuditEntry["action"], subject: string, detail: string): Promise<void> =>
    store.addAudit({ at: now(), operator, action, subject, detail });
  const known = async (guest: string): Promise<Result<StoredPerson>> => {
    const [person] = await store.people(1, guest);
    return person === undefined
      ? refuse("no-guest", `there is nobody called ${quote(guest)}`, { right: "an id from admin people or reports" })
      : accept(person);
  };
  return {
    status: async () => ({ nodes: await store.nodes(now() - nodeGone), counts: await store.counts() }),
    people: (guest) => store.people(mostListed, guest),
    async tables(id) {
      if (id === undefined) return (await store.openTables(mostListed)).map(summaryOf);
      const stored = await store.table(id);
      return stored === undefined ? [] : [summaryOf(stored)];
    },
    reports: () => store.openReports(),
    async closeReport(id) {
      if (!(await store.closeReport(id)) && !(await store.closeLevelReport(id)))
        return refuse("no-report", `no open report is called ${quote(id)}`, { right: "an id from the list" });
      await note("close-report", id, "");
      return accept(undefined);
    },
    levelReports: () => store.openLevelReports(),
    async levels(subject) {
      const found = await store.level(subject);
      return found === undefined ? store.levels({ game: subject, shelf: "new" }, 0, mostListed) : [found];
    },
    async withdraw(id) {
      const title = (await store.level(id))?.title ?? (await store.pack(id))?.title;
      if (title === undefined || !((await store.removeLevel(id)) || (await store.removePack(id))))
        return refuse("no-level", `no level or pack is called ${quote(id)}`, {
          right: "an id from admin levels or reports",
        });
      await note("withdraw", id, title);
      return accept(undefined);
    },
    async pick(id, isPicked) {
      if (!(await store.pickLevel(id, isPicked ? now() : 0)))
        return refuse("no-level", `no level is called ${quote(id)}`, { right: "an id from admin levels" });
      await note(isPicked ? "pick" : "unpick", id, (await store.level(id))?.title ?? "");
      return accept(undefined);
    },
    async ban(guest, reason, days) {
      const person = await known(guest);
      if (!person.ok) return person;
      await store.banGuest(guest, now(), days === undefined ? undefined : now() + days * day, reason);
      await note("ban", guest, `${days === undefined ? "for good" : `${days} days`}: ${reason}`);
      return accept(undefined);
    },
    async unban(guest) {
      if (!(await store.unbanGuest(guest)))
        return refuse("no-guest", `${quote(guest)} isn't banned`, { right: "an id from admin people" });
      await note("unban", guest, "");
      return accept(undefined);
    },
    async rename(guest, wanted) {
      const person = await known(guest);
      if (!person.ok) return person;
      const name = acceptedName(wanted);
      if (!name.ok) return name;
      for (const table of await store.everSat(guest)) await renameAt(store, table, guest, name.value);
      await store.renameFriend(guest, name.value);
      await store.renameEntries(guest, name.value);
      await store.renameChallenges(guest, name.value);
      await store.renameAuthor(guest, name.value);
      const profile = await store.profileOf(guest);
      if (profile !== undefined)
        await store.publishProfile({ ...profile, profile: { ...profile.profile, name: name.value } });
      await note("rename", guest, name.value);
      return accept(undefined);
    },
    async announce(text, { german, hours }) {
      const at = now();
      const read = readFromClient(announcementSchema, {
        id: randomUUID(),
        at,
        text: text.trim(),
        ...(german !== undefined && { german: german.trim() }),
        ...(hours !== undefined && { until: at + hours * hour }),
      });
      if (!read.ok)
        return refuse("bad-text", "this can't be announced", { right: `1 to ${limits.announcement} characters` });
      await store.announce(read.value);
      await note("announce", read.value.id, read.value.text);
      return accept(undefined);
    },
    async endAnnouncement() {
      const current = await store.announcement();
      if (current === undefined || !(await store.endAnnouncement()))
        return refuse("nothing-announced", "nothing is announced");
      await note("end-announcement", current.id, "");
      return accept(undefined);
    },
    announcement: () => store.announcement(),
    audit: async () => store.auditAfter(Math.max(0, (await store.newestAudit()) - mostListed), mostListed),
    end: () => store.close(),
  };
};

/** Opens a server's store for its operator, also while the server is running. */
export const openOperator = async (
  keep: ServerConfig["keep"],
  operator: string,
  now: () => number = Date.now,
): Promise<Result<Operator>> => {
  if (keep.kind === "folder" && !existsSync(keep.folder))
    return refuse("no-folder", `there is no folder ${quote(keep.folder)}`, { right: "a server's data folder" });
  const opened = await openStore(keep);
  return opened.ok ? accept(operatorOf(opened.value, operator, now)) : opened;
};
