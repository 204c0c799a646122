/** Routes for friends, recent opponents and reports. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import {
  befriendSchema,
  friendAcceptSchema,
  friendChallengeSchema,
  friendLinkMadeSchema,
  friendLinkSchema,
  friendsSchema,
  readMessage,
  recentOpponentsSchema,
  reportSchema,
  tableSchema,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { acceptedName } from "../people/names.ts";
import { seatOf, sitDown, type TableRecord } from "../tables/table-record.ts";
import { hashOf } from "../tokens.ts";
import { currentGuest, type HttpContext, type RequestInput, type RouteDefinition, respondWith } from "./route.ts";

const done = z.object({ done: z.literal(true) });
const nothing = z.object({});

const day = 86_400_000;
/** Milliseconds for which a link is valid. */
export const linkLasts = 7 * day;
/** Reports per guest and day. */
export const mostReports = 20;
/** Tables that are searched for recent opponents. */
const mostRecent = 30;

interface Fellow {
  readonly guest: string;
  readonly name: string;
}

/** Two people at a table: the one who asks, and the one in a seat. */
const fellows = (record: TableRecord, guest: string, seat: number): Result<{ own: Fellow; other: Fellow }> => {
  const mine = record.chairs[seatOf(record, guest) ?? -1];
  if (mine?.kind !== "person") return refuse("no-right", "you have no seat here", { right: "whoever plays here" });
  const chair = record.chairs[seat];
  if (chair?.kind !== "person" || chair.guest === guest || chair.guest === "")
    return refuse("no-such-seat", "there's no other player on this seat");
  return accept({ own: mine, other: chair });
};

const found = async (house: HttpContext, asked: RequestInput, seat: number) => {
  const guest = await currentGuest(house, asked);
  if (!guest.ok) return guest;
  const table = await house.hall.table(asked.table);
  return table.ok ? fellows(table.value.record, guest.value.id, seat) : table;
};

export const friendRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/friends",
    about: "One's friends and who of them is online, what was asked, and the tables they invite one to.",
    answer: friendsSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      return guest.ok ? respondWith(await house.friends.of(guest.value.id)) : guest;
    },
  },
  {
    method: "POST",
    path: "/api/friends/link",
    about: "Makes a code for a link that makes whoever opens it a friend, once.",
    body: friendLinkSchema,
    answer: friendLinkMadeSchema,
    async handle(house, asked) {
      const wanted = readMessage(friendLinkSchema, asked.body);
      if (!wanted.ok) return wanted;
      const name = acceptedName(wanted.value.name);
      if (!name.ok) return name;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const [code, now] = [house.freshToken(), house.now()];
      await house.store.keepFriendLink(hashOf(code), guest.value.id, name.value, now);
      return respondWith({ code, until: now + linkLasts });
    },
  },
  {
    method: "POST",
    path: "/api/friends/accept",
    about: "Becomes the friend of whoever made this code.",
    body: friendAcceptSchema,
    answer: friendsSchema,
    async handle(house, asked) {
      const wanted = readMessage(friendAcceptSchema, asked.body);
      if (!wanted.ok) return wanted;
      const name = acceptedName(wanted.value.name);
      if (!name.ok) return name;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const link = await house.store.takeFriendLink(hashOf(wanted.value.code), house.now() - linkLasts);
      if (link === undefined) return refuse("no-code", "this link has been used, or is too old");
      const row = { guest: guest.value.id, friend: link.guest, name: link.name, ownName: name.value };
      const added = await house.friends.add(row, true);
      return added.ok ? respondWith(await house.friends.of(guest.value.id)) : added;
    },
  },
  {
    method: "POST",
    path: "/api/friends/:friend/agree",
    about: "Accepts what one was asked, as long as it was not withdrawn.",
    body: nothing,
    answer: friendsSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const agreed = await house.friends.agree(guest.value.id, asked.friend);
      return agreed.ok ? respondWith(await house.friends.of(guest.value.id)) : agreed;
    },
  },
  {
    method: "POST",
    path: "/api/friends/:friend/remove",
    about: "Ends a friendship, takes back what one has asked, or declines what one was asked.",
    body: nothing,
    answer: friendsSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const other = await house.friends.known(guest.value.id, asked.friend);
      if (other !== undefined) await house.friends.remove(guest.value.id, other.guest);
      return respondWith(await house.friends.of(guest.value.id));
    },
  },
  {
    method: "POST",
    path: "/api/friends/:friend/challenge",
    about: "Lays a table for oneself and a friend, takes a seat at it, and invites the friend.",
    body: friendChallengeSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(friendChallengeSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { person, ...settings } = wanted.value;
      const name = acceptedName(person.name);
      if (!name.ok) return name;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { id } = guest.value;
      const friend = await house.friends.known(id, asked.friend);
      if (friend?.isFriend !== true) return refuse("no-friend", "this isn't one of your friends");
      const seats = [{ kind: "open" as const }, { kind: "open" as const }];
      const table = await house.hall.lay(id, { ...settings, seats, watching: false });
      if (!table.ok) return table;
      await house.store.noteSitter(id, table.value.id);
      const sat = await table.value.change((record) => {
        const sitting = { person: { ...person, name: name.value }, seat: 0 };
        // Nobody is told this token: the seat belongs to the guest, who may ask for another.
        const read = sitDown(record, guest.value, hashOf(house.freshToken()), sitting);
        return read.ok ? accept({ record: read.value.record, with: undefined }) : read;
      });
      if (!sat.ok) return sat;
      await house.friends.invite(friend.guest, id, table.value.id);
      return respondWith(table.value.state);
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/friend",
    about: "Asks the player in this seat to be friends, or accepts if they have asked.",
    body: befriendSchema,
    answer: done,
    async handle(house, asked) {
      const wanted = readMessage(befriendSchema, asked.body);
      if (!wanted.ok) return wanted;
      const both = await found(house, asked, wanted.value.seat);
      if (!both.ok) return both;
      const { own, other } = both.value;
      const row = { guest: own.guest, friend: other.guest, name: other.name, ownName: own.name };
      const added = await house.friends.add(row, false);
      return added.ok ? respondWith({ done: true }) : added;
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/report",
    about: "Tells the server's operator about the player in this seat.",
    body: reportSchema,
    answer: done,
    async handle(house, asked) {
      const wanted = readMessage(reportSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { seat, reason, text = "" } = wanted.value;
      const both = await found(house, asked, seat);
      if (!both.ok) return both;
      const { own, other } = both.value;
      const at = house.now();
      const before = await house.store.reportsBy(own.guest);
      if (before.filter((report) => at - report.at < day).length >= mostReports)
        return refuse("too-fast", "too many reports", { right: "to wait until tomorrow" });
      const told = { reporter: own.guest, guest: other.guest, name: other.name };
      await house.store.addReport({ id: house.freshId(), at, table: asked.table, seat, reason, text, ...told });
      return respondWith({ done: true });
    },
  },
  {
    method: "GET",
    path: "/api/opponents",
    about: "The people one has played lately, by table and seat.",
    answer: recentOpponentsSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return respondWith({ opponents: [] });
      const { id } = guest.value;
      const relations = await house.friends.relations(id);
      const seen = new Set<string>([id, ""]);
      const opponents = [];
      for (const table of await house.store.recentTables(id, mostRecent)) {
        const read = await house.hall.table(table);
        if (!read.ok || read.value.match === undefined) continue;
        const { record, lastMove } = read.value;
        for (const [seat, chair] of record.chairs.entries()) {
          if (chair.kind !== "person" || seen.has(chair.guest)) continue;
          seen.add(chair.guest);
          if ((await house.store.apart(id, [chair.guest])).length > 0) continue;
          const friend = relations.get(chair.guest);
          const told = { table, seat, name: chair.name, game: record.game, at: lastMove };
          opponents.push({ ...told, ...(friend !== undefined && { friend }) });
        }
      }
      return respondWith({ opponents });
    },
  },
];
