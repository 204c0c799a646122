/** Routes for published profiles: private until somebody publishes theirs, and seen by nobody whom it is not for. */
import { type Result, refuse } from "@turnlight/kernel";
import { publicationSchema, publishedProfileSchema, publishSchema, readMessage } from "@turnlight/wire";
import * as z from "zod/mini";
import { acceptedName } from "../people/names.ts";
import type { ProfileRow } from "../store/profiles.ts";
import { currentGuest, type HttpContext, type RequestInput, type RouteDefinition, respondWith } from "./route.ts";

const nothing = z.object({});

const publicationOf = (row: ProfileRow | undefined) =>
  row === undefined ? {} : { published: { audience: row.audience, link: row.link, at: row.at } };

/** The same words whether there is none, or it is not for this visitor. */
const hidden = () => refuse("no-profile", "this profile isn't public, or has been deleted");

/** By its link, or by what one of one's own friends is called. */
const seenBy = async (house: HttpContext, asked: RequestInput): Promise<Result<ProfileRow>> => {
  const { store, friends } = house;
  const guest = await currentGuest(house, asked);
  const own = guest.ok ? guest.value.id : undefined;
  const known = own === undefined ? undefined : await friends.known(own, asked.code);
  const row = known === undefined ? await store.profileBy(asked.code) : await store.profileOf(known.guest);
  if (row === undefined) return hidden();
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
      const { audience, profile } = wanted.value;
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
    answer: publishedProfileSchema,
    async handle(house, asked) {
      const row = await seenBy(house, asked);
      return row.ok ? respondWith(row.value.profile) : row;
    },
  },
];
