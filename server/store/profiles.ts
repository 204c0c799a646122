/** Published profiles: SQL shared by both databases. */
import { type ProfileAudience, type PublishedProfile, profileAudiences, publishedProfileSchema } from "@turnlight/wire";
import * as z from "zod/mini";
import { whole } from "./columns.ts";
import type { Sql } from "./sql.ts";

export interface ProfileRow {
  readonly guest: string;
  /** The last part of its link. */
  readonly link: string;
  readonly audience: ProfileAudience;
  readonly profile: PublishedProfile;
  readonly at: number;
  /** The ratings are shown as well. */
  readonly ratings: boolean;
}

export interface ProfileStore {
  /** Publishes a profile, or replaces it; the link of the first time stays. */
  publishProfile(row: ProfileRow): Promise<void>;
  profileOf(guest: string): Promise<ProfileRow | undefined>;
  profileBy(link: string): Promise<ProfileRow | undefined>;
  forgetProfile(guest: string): Promise<void>;
}

const profileRow = z.object({
  guest: z.string(),
  link: z.string(),
  audience: z.enum(profileAudiences),
  profile: z.string(),
  at: whole,
  ratings: whole,
});

const rowIn = (row: unknown): ProfileRow => {
  const { profile, ratings, ...rest } = profileRow.parse(row);
  return { ...rest, ratings: ratings === 1, profile: publishedProfileSchema.parse(JSON.parse(profile)) };
};

export const profileStoreIn = (sql: Sql): ProfileStore => {
  const one = async (column: "guest" | "link", value: string): Promise<ProfileRow | undefined> => {
    const [row] = await sql.all(`SELECT * FROM profiles WHERE ${column} = $1`, [value]);
    return row === undefined ? undefined : rowIn(row);
  };
  return {
    async publishProfile({ guest, link, audience, profile, at, ratings }) {
      await sql.run(
        `INSERT INTO profiles (guest, link, audience, profile, at, ratings) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (guest) DO UPDATE SET audience = excluded.audience, profile = excluded.profile, at = excluded.at,
           ratings = excluded.ratings`,
        [guest, link, audience, JSON.stringify(profile), at, Number(ratings)],
      );
    },
    profileOf: (guest) => one("guest", guest),
    profileBy: (link) => one("link", link),
    async forgetProfile(guest) {
      await sql.run("DELETE FROM profiles WHERE guest = $1", [guest]);
    },
  };
};
