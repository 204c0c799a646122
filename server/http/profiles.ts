/** Routes for published profiles: private until somebody publishes theirs, and seen by nobody whom it is not for. */
import { type Result, refuse } from "@turnlight/kernel";
import {
  entryRecordSchema,
  publicationSchema,
  publishSchema,
  readMessage,
  seenProfileSchema,
  shownRecordsSchema,
  showRecordSchema,
  limits as wireLimits,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { acceptedName } from "../people/names.ts";
import { recordText, shownOf, showRecord } from "../people/shown-records.ts";
import { shownRating } from "../ratings/ratings.ts";
import type { ProfileRow } from "../store/profiles.ts";
import { currentGuest, type HttpContext, type RequestInput, type RouteDefinition, respondWith } from "./route.ts";

const nothing = z.object({});

const publicationOf = (row: ProfileRow | undefined) =>
  row === undefined
    ? {}
    : {
        published: {
          audience: row.audience,
          link: row.link,
          at: row.at,
          ...(row.ratings && { ratings: true as const }),
        },
      };

/** The same words whether there is none, or it is not for this visitor. */
const hidden = () => refuse("no-profile", "this profile isn't public, or has been deleted");

/** By its link, or by what one of one's own friends is called. */
const seenBy = async (house: HttpContext, asked: RequestInput): Promise<Result<ProfileRow>> => {
  const { store, friends } = house;
  const guest = await currentGuest(house, asked);
  const own = guest.ok ? guest.value.id : undefined;
  const known = own === undefined ? undefined : await friends.known(own, asked.code);
  const row = known === undefined ? await store.profileBy(asked.code) : await store.profileOf(known.guest);
  return row === undefined ? hidden() : visibleTo(house, own, row);
};

const visibleTo = async (
  { store, friends }: HttpContext,
  own: string | undefined,
  row: ProfileRow,
): Promise<Result<ProfileRow>> => {
  if (row.guest === own) return { ok: true, value: row };
  if (own !== undefined && (await store.apart(own, [row.guest])).length > 0) return hidden();
  if (row.audience === "everyone") return { ok: true, value: row };
  const isFriend = own !== undefined && (await friends.relations(own)).get(row.guest) === "friend";
  return isFriend ? { ok: true, value: row } : hidden();
};

export const profileRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/me/profile",
    about: "Whether, to whom and since when one's profile is published.",
    answer: publicationSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      // Whoever is no guest has published nothing.
      return respondWith(guest.ok ? publicationOf(await house.store.profileOf(guest.value.id)) : {});
    },
  },
  {
    method: "POST",
    path: "/api/me/profile",
    about: "Publishes one's profile for friends or everyone, or replaces what was published.",
    body: publishSchema,
    answer: publicationSchema,
    async handle(house, asked) {
      const wanted = readMessage(publishSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { audience, profile, ratings } = wanted.value;
      const name = acceptedName(profile.name);
      if (!name.ok) return name;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { id } = guest.value;
      await house.store.publishProfile({
        guest: id,
        link: house.freshId(),
        audience,
        profile: { ...profile, name: name.value },
        at: house.now(),
        ratings: ratings === true,
      });
      return respondWith(publicationOf(await house.store.profileOf(id)));
    },
  },
  {
    method: "POST",
    path: "/api/me/profile/delete",
    about: "Deletes what one has published; its link leads nowhere from then on.",
    body: nothing,
    answer: publicationSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      await house.store.forgetProfile(guest.value.id);
      return respondWith({});
    },
  },
  {
    method: "GET",
    path: "/api/profiles/:code",
    about: "A published profile by its link or by a friend's id, for those whom it is for.",
    answer: seenProfileSchema,
    async handle(house, asked) {
      const row = await seenBy(house, asked);
      if (!row.ok) return row;
      const { guest, profile, ratings } = row.value;
      const records = await house.store.shownRecordsOf(guest);
      const rated = ratings ? await house.store.ratingsOf(guest) : [];
      return respondWith({
        ...profile,
        ...(rated.length > 0 && { ratings: rated.map(shownRating) }),
        ...(records.length > 0 && { records: records.map(shownOf) }),
      });
    },
  },
  {
    method: "GET",
    path: "/api/me/records",
    about: "The matches one shows on one's profile.",
    answer: shownRecordsSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      const rows = guest.ok ? await house.store.shownRecordsOf(guest.value.id) : [];
      return respondWith({ records: rows.map(shownOf) });
    },
  },
  {
    method: "POST",
    path: "/api/me/records",
    about:
      "Shows a finished match on one's profile, to those who can see it. The server replays it first; names are left out.",
    body: showRecordSchema,
    bodyLimit: wireLimits.resultBody,
    answer: shownRecordsSchema,
    async handle(house, asked) {
      const wanted = readMessage(showRecordSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const shown = await showRecord(house, guest.value.id, wanted.value);
      return shown.ok
        ? respondWith({ records: (await house.store.shownRecordsOf(guest.value.id)).map(shownOf) })
        : shown;
    },
  },
  {
    method: "POST",
    path: "/api/me/records/:code/delete",
    about: "Takes a match off one's profile.",
    body: nothing,
    answer: shownRecordsSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      await house.store.removeShownRecord(guest.value.id, asked.code);
      return respondWith({ records: (await house.store.shownRecordsOf(guest.value.id)).map(shownOf) });
    },
  },
  {
    method: "GET",
    path: "/api/records/:code",
    about: "A match shown on a profile, for those who can see the profile.",
    answer: entryRecordSchema,
    async handle(house, asked) {
      const gone = () => refuse("no-entry", "this match isn't shown any more", { right: "a match on a profile" });
      const record = await house.store.shownRecord(asked.code);
      if (record === undefined) return gone();
      const guest = await currentGuest(house, asked);
      const own = guest.ok ? guest.value.id : undefined;
      const profile = await house.store.profileOf(record.guest);
      const isSeen = profile !== undefined && (await visibleTo(house, own, profile)).ok;
      if (record.guest !== own && !isSeen) return gone();
      return respondWith({ name: profile?.profile.name ?? "", record: recordText(record.record) });
    },
  },
];
