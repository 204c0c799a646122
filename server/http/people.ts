/** Account routes: recovery on another device, signing out, data export, deletion, blocking. */
import { accept, refuse } from "@turnlight/kernel";
import { aboutMeSchema, blockSchema, readMessage, recoverySchema, recoveryWishSchema } from "@turnlight/wire";
import * as z from "zod/mini";
import { deleteGuest } from "../people/deletion.ts";
import { shownOf } from "../people/shown-records.ts";
import { shownRating } from "../ratings/ratings.ts";
import { seatOf } from "../tables/table-record.ts";
import { hashOf } from "../tokens.ts";
import { currentGuest, type RouteDefinition, respondWith } from "./route.ts";

const done = z.object({ done: z.literal(true) });
const nothing = z.object({});

/** More than anybody may publish. */
const mostListed = 1000;

export const peopleRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/me",
    about: "Everything the server knows about a guest.",
    answer: aboutMeSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { id, made } = guest.value;
      const tables = [];
      for (const name of await house.store.everSat(id)) {
        const table = await house.hall.table(name);
        const seat = table.ok ? seatOf(table.value.record, id) : undefined;
        if (table.ok && seat !== undefined) tables.push({ table: table.value.state, seat });
      }
      const [devices, blocked] = [await house.store.sessionsOf(id), await house.store.blockedBy(id)];
      const [addresses, quiet] = [await house.store.callAddresses(id), await house.store.quietHours(id)];
      const callAddresses = addresses.length;
      const { friends, asked: wanted, wishes } = await house.friends.of(id);
      const reports = await house.store.reportsBy(id);
      const results = await house.store.entriesOf(id);
      const published = await house.store.profileOf(id);
      const levels = await house.store.levelsOf(id, mostListed);
      const levelsPlayed = await house.store.levelsPlayed(id);
      const ratings = await house.store.ratingsOf(id);
      const records = await house.store.shownRecordsOf(id);
      const sync = await house.store.syncOf(id);
      return respondWith({
        guest: id,
        made,
        devices,
        tables,
        blocked,
        callAddresses,
        friends: [...friends, ...wanted, ...wishes].map(({ name }) => name),
        reports: reports.map(({ at, table, name, reason, text }) => ({ at, table, name, reason, text })),
        results: results.map(({ board, at, figures }) => ({ board, at, figures })),
        levels: levels.map((level) => ({ id: level.id, title: level.title, made: level.made })),
        levelsPlayed,
        ratings: ratings.map(shownRating),
        shownRecords: records.map(shownOf),
        ...(quiet !== undefined && { quiet }),
        ...(sync !== undefined && { sync: { made: sync.made, ...(await house.store.syncUse(sync.vault)) } }),
        ...(published !== undefined && {
          profile: { audience: published.audience, profile: published.profile },
        }),
      });
    },
  },
  {
    method: "POST",
    path: "/api/me/recovery",
    about: "A recovery code for another device, chosen here or by the client; it replaces the previous one.",
    body: recoveryWishSchema,
    answer: recoverySchema,
    async handle(house, asked) {
      const wanted = readMessage(recoveryWishSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const code = wanted.value.code ?? house.freshRecovery();
      await house.store.keepRecovery(guest.value.id, hashOf(code));
      return respondWith({ code });
    },
  },
  {
    method: "POST",
    path: "/api/recover",
    about: "Signs this device in with a recovery code.",
    body: recoverySchema,
    answer: done,
    async handle(house, asked) {
      const wanted = readMessage(recoverySchema, asked.body);
      if (!wanted.ok) return refuse("no-code", "this isn't a recovery code");
      const guest = await house.store.guestByRecovery(hashOf(wanted.value.code));
      if (guest === undefined) return refuse("no-code", "this recovery code isn't valid");
      const cookie = house.freshToken();
      await house.store.addSession(guest, hashOf(cookie), house.now());
      return accept({ body: { done: true }, cookie });
    },
  },
  {
    method: "POST",
    path: "/api/me/sign-out",
    about: "Signs out all devices: cookies, seat tokens, connections, notifications and recovery codes become invalid.",
    body: nothing,
    answer: done,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      await house.signOuts.signOut(guest.value.id);
      return respondWith({ done: true });
    },
  },
  {
    method: "POST",
    path: "/api/me/delete",
    about: "Gives up every seat, removes the name from every match, and deletes the guest.",
    body: nothing,
    answer: done,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      await deleteGuest(guest.value.id, house);
      return respondWith({ done: true });
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/block",
    about: "Blocks the player on this seat: neither can join the other's tables any more.",
    body: blockSchema,
    answer: done,
    async handle(house, asked) {
      const wanted = readMessage(blockSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const found = await house.hall.table(asked.table);
      if (!found.ok) return found;
      const chair = found.value.record.chairs[wanted.value.seat];
      if (seatOf(found.value.record, guest.value.id) === undefined)
        return refuse("no-right", "you don't have a seat here", { right: "a player at this table" });
      if (chair?.kind !== "person" || chair.guest === guest.value.id)
        return refuse("no-such-seat", "there's nobody to block on this seat");
      await house.store.block(guest.value.id, chair.guest);
      await house.friends.remove(guest.value.id, chair.guest);
      house.hall.blocked(guest.value.id, chair.guest);
      return respondWith({ done: true });
    },
  },
];
