/** The server's HTTP API, beside the socket: account, creating and joining tables, finding tables and records. */
import { accept, type Result } from "@turnlight/kernel";
import {
  type AboutMe,
  aboutMeSchema,
  entryRecordSchema,
  type friendChallengeSchema,
  friendLinkMadeSchema,
  friendsSchema,
  type NewTable,
  type OwnTable,
  ownTablesSchema,
  type PasskeyMade,
  type PasskeyUsed,
  type ProfileAudience,
  type Publication,
  type PublishedProfile,
  type PushSettings,
  type PushSubscribe,
  passkeyOfferSchema,
  type proposeSchema,
  publicationSchema,
  pushSettingsSchema,
  type RatingsState,
  ratingsSchema,
  recentOpponentsSchema,
  recoverySchema,
  type reportSchema,
  type SeenProfile,
  type ShownRecord,
  type SitDown,
  seatedSchema,
  seenProfileSchema,
  shownRecordsSchema,
  type TableState,
  tableSchema,
  tablesSchema,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { besidePage } from "./address.ts";
import { type Fetch, requestsOver } from "./requests.ts";

/** What can be proposed before a match begins. */
export type ProposedSettings = Omit<z.infer<typeof proposeSchema>, "token">;
export type FriendList = z.infer<typeof friendsSchema>;
export type RecentOpponent = z.infer<typeof recentOpponentsSchema>["opponents"][number];
type OwnTables = z.infer<typeof ownTablesSchema>;
export type RecentTable = NonNullable<OwnTables["recent"]>[number];
type FriendChallenge = z.infer<typeof friendChallengeSchema>;
type Report = z.infer<typeof reportSchema>;

type PasskeyOffer = z.infer<typeof passkeyOfferSchema>;

const anything = z.unknown();

/** Every request, with its response validated; every failure is returned as a refusal. */
export const serverApiOver = (fetch: Fetch) => {
  const { ask, asGuest } = requestsOver(fetch);
  const published = async (asked: Promise<Result<z.infer<typeof publicationSchema>>>) => {
    const read = await asked;
    return read.ok ? accept(read.value.published) : read;
  };
  const records = async (asked: Promise<Result<z.infer<typeof shownRecordsSchema>>>) => {
    const read = await asked;
    return read.ok ? accept(read.value.records) : read;
  };
  const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;
  return {
    /** Makes the visitor a guest, whom the socket knows by a cookie. */
    becomeGuest: (): Promise<Result<unknown>> => ask(anything, "/api/guests", {}),
    lay: (table: NewTable): Promise<Result<TableState>> => asGuest(tableSchema, "/api/tables", table),
    sit: async (table: string, sitting: SitDown): Promise<Result<TableState>> => {
      const seated = await asGuest(seatedSchema, at(table, "/sit"), sitting);
      return seated.ok ? { ok: true, value: seated.value.table } : seated;
    },
    state: (table: string): Promise<Result<TableState>> => ask(tableSchema, at(table)),
    /** Reveals the phrase that was committed to on joining. */
    reveal: (table: string, phrase: string): Promise<Result<TableState>> =>
      ask(tableSchema, at(table, "/phrase"), { phrase }),
    /** Never again match with the player on this seat. */
    block: (table: string, seat: number): Promise<Result<unknown>> => ask(anything, at(table, "/block"), { seat }),
    aboutMe: (): Promise<Result<AboutMe>> => ask(aboutMeSchema, "/api/me"),
    /** Keeps a code that signs in another device; it replaces the previous one. */
    keepRecovery: async (code: string): Promise<Result<string>> => {
      const read = await asGuest(recoverySchema, "/api/me/recovery", { code });
      return read.ok ? { ok: true, value: read.value.code } : read;
    },
    recover: (code: string): Promise<Result<unknown>> => ask(anything, "/api/recover", { code }),
    /** The options for creating a passkey for this guest, or for signing in with one. */
    offerPasskey: (use: "make" | "show"): Promise<Result<PasskeyOffer>> =>
      use === "make"
        ? asGuest(passkeyOfferSchema, "/api/me/passkey/offer", {})
        : ask(passkeyOfferSchema, "/api/passkey/offer", {}),
    keepPasskey: (made: PasskeyMade): Promise<Result<unknown>> => ask(anything, "/api/me/passkey", made),
    usePasskey: (used: PasskeyUsed): Promise<Result<unknown>> => ask(anything, "/api/passkey", used),
    /** What is needed to subscribe to push notifications, and the current subscription. */
    calls: (): Promise<Result<PushSettings>> => ask(pushSettingsSchema, "/api/me/calls"),
    callMe: (how: PushSubscribe): Promise<Result<unknown>> => asGuest(anything, "/api/me/calls", how),
    stopCalls: (endpoint: string): Promise<Result<unknown>> => ask(anything, "/api/me/calls/stop", { endpoint }),
    signOut: (): Promise<Result<unknown>> => ask(anything, "/api/me/sign-out", {}),
    deleteMe: (): Promise<Result<unknown>> => ask(anything, "/api/me/delete", {}),
    stand: (table: string): Promise<Result<TableState>> => ask(tableSchema, at(table, "/stand"), {}),
    /** Agrees to abort the match without a result, or declines. */
    stop: (table: string, agrees: boolean): Promise<Result<TableState>> =>
      ask(tableSchema, at(table, "/stop"), { agrees }),
    /** Gives a seat to a bot, or frees it again. */
    changeSeat: (table: string, seat: number, chair: NewTable["seats"][number]): Promise<Result<TableState>> =>
      ask(tableSchema, at(table, "/seat"), { seat, chair }),
    /** Says that one is ready to begin, or not yet. */
    ready: (table: string, ready: boolean): Promise<Result<unknown>> => ask(anything, at(table, "/ready"), { ready }),
    /** Proposes other settings; alone at the table they apply at once. */
    propose: (table: string, settings: ProposedSettings): Promise<Result<unknown>> =>
      ask(anything, at(table, "/propose"), settings),
    answerProposal: (table: string, agrees: boolean): Promise<Result<unknown>> =>
      ask(anything, at(table, "/answer"), { agrees }),
    /** Takes so many days off; 0 comes back. */
    vacation: (table: string, days: number): Promise<Result<unknown>> =>
      ask(anything, at(table, "/vacation"), { days }),
    /** Asks the player in this seat to be friends, or accepts if they have asked. */
    befriend: (table: string, seat: number): Promise<Result<unknown>> => ask(anything, at(table, "/friend"), { seat }),
    /** Tells the operator about a player. */
    report: (table: string, report: Report): Promise<Result<unknown>> => ask(anything, at(table, "/report"), report),
    friends: (): Promise<Result<FriendList>> => ask(friendsSchema, "/api/friends"),
    /** A code that makes whoever uses it a friend, once. */
    friendLink: (name: string): Promise<Result<z.infer<typeof friendLinkMadeSchema>>> =>
      asGuest(friendLinkMadeSchema, "/api/friends/link", { name }),
    acceptFriend: (code: string, name: string): Promise<Result<unknown>> =>
      asGuest(anything, "/api/friends/accept", { code, name }),
    /** Accepts somebody's request. */
    agreeToFriend: (friend: string): Promise<Result<unknown>> =>
      ask(anything, `/api/friends/${encodeURIComponent(friend)}/agree`, {}),
    removeFriend: (friend: string): Promise<Result<unknown>> =>
      ask(anything, `/api/friends/${encodeURIComponent(friend)}/remove`, {}),
    /** Lays a table, takes a seat at it, and invites the friend. */
    challenge: (friend: string, challenge: FriendChallenge): Promise<Result<TableState>> =>
      ask(tableSchema, `/api/friends/${encodeURIComponent(friend)}/challenge`, challenge),
    opponents: async (): Promise<Result<readonly RecentOpponent[]>> => {
      const read = await ask(recentOpponentsSchema, "/api/opponents");
      return read.ok ? { ok: true, value: read.value.opponents } : read;
    },
    /** Whether and to whom one's profile is published. */
    publication: (): Promise<Result<Publication | undefined>> => published(ask(publicationSchema, "/api/me/profile")),
    publish: (
      audience: ProfileAudience,
      profile: PublishedProfile,
      ratings: boolean,
    ): Promise<Result<Publication | undefined>> =>
      published(
        asGuest(publicationSchema, "/api/me/profile", { audience, profile, ...(ratings && { ratings: true }) }),
      ),
    unpublish: (): Promise<Result<Publication | undefined>> =>
      published(ask(publicationSchema, "/api/me/profile/delete", {})),
    profile: (link: string): Promise<Result<SeenProfile>> =>
      ask(seenProfileSchema, `/api/profiles/${encodeURIComponent(link)}`),
    ratings: (): Promise<Result<RatingsState>> => ask(ratingsSchema, "/api/me/ratings"),
    /** The matches one shows on one's profile. */
    shownRecords: async (): Promise<Result<readonly ShownRecord[]>> =>
      records(ask(shownRecordsSchema, "/api/me/records")),
    showRecord: (record: string, played: number, seat: number): Promise<Result<readonly ShownRecord[]>> =>
      records(asGuest(shownRecordsSchema, "/api/me/records", { record, played, seat })),
    hideRecord: (id: string): Promise<Result<readonly ShownRecord[]>> =>
      records(ask(shownRecordsSchema, `/api/me/records/${encodeURIComponent(id)}/delete`, {})),
    /** A match on somebody's profile. */
    shownRecord: async (id: string): Promise<Result<string>> => {
      const read = await ask(entryRecordSchema, `/api/records/${encodeURIComponent(id)}`);
      return read.ok ? { ok: true, value: read.value.record } : read;
    },
    byCode: (code: string): Promise<Result<TableState>> => ask(tableSchema, `/api/codes/${encodeURIComponent(code)}`),
    open: async (game: string): Promise<Result<readonly TableState[]>> => {
      const read = await ask(tablesSchema, `/api/open?game=${encodeURIComponent(game)}`);
      return read.ok ? { ok: true, value: read.value.tables } : read;
    },
    /** Open tables, and finished ones with the seats that want a rematch. */
    ownTables: (): Promise<Result<OwnTables>> => ask(ownTablesSchema, "/api/mine"),
    mine: async (): Promise<Result<readonly OwnTable[]>> => {
      const read = await ask(ownTablesSchema, "/api/mine");
      return read.ok ? { ok: true, value: read.value.tables } : read;
    },
    /** The last match of the table, if none is named. */
    record: async (table: string, match?: string): Promise<Result<string>> => {
      const which = match === undefined ? "" : `?match=${encodeURIComponent(match)}`;
      const read = await ask(anything, at(table, `/record${which}`));
      return read.ok ? { ok: true, value: JSON.stringify(read.value) } : read;
    },
  };
};

export type ServerApi = ReturnType<typeof serverApiOver>;

export const serverApi: ServerApi = serverApiOver((path, how) => fetch(besidePage(path), how));

let server: Promise<boolean> | undefined;
/** Whether this page is hosted with its server; offline it is assumed to be. Requested until there is an answer. */
export const hasServer = (): Promise<boolean> => {
  // A request that needs no guest account, so that mere visitors get none.
  server ??= serverApi.open("").then((read) => {
    const code = read.ok ? undefined : read.refusal.code;
    if (code === "no-line") server = undefined;
    return code !== "no-server";
  });
  return server;
};
