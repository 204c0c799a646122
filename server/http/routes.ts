/** All HTTP routes, in one list from which both the server and its OpenAPI description are made. */
import { findGame, games } from "@turnlight/games";
import { accept, botsOf, type Result, refuse } from "@turnlight/kernel";
import {
  gamesSchema,
  newTableSchema,
  ownTablesSchema,
  proposalAnswerSchema,
  proposeSchema,
  readMessage,
  readySchema,
  recordSchema,
  revealSchema,
  seatChangeSchema,
  seatedSchema,
  serverAddressSchema,
  sitDownSchema,
  standUpSchema,
  stopSchema,
  type TableState,
  tableSchema,
  tablesSchema,
  vacationSchema,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { banned } from "../people/bans.ts";
import { blockedGuests } from "../people/blocks.ts";
import { acceptedName } from "../people/names.ts";
import { seatByToken } from "../people/sign-outs.ts";
import type { Guest } from "../store/store.ts";
import { withVacation } from "../tables/absence.ts";
import { withProposal, withProposalAnswer, withReady } from "../tables/lobby.ts";
import {
  changeSeat,
  reveal,
  seatBy,
  seatOf,
  sitDown,
  standUp,
  type TableRecord,
  withStopping,
} from "../tables/table-record.ts";
import { hashOf } from "../tokens.ts";
import { boardRoutes } from "./boards.ts";
import { challengeRoutes } from "./challenges.ts";
import { friendRoutes } from "./friends.ts";
import { levelRoutes } from "./levels.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { peopleRoutes } from "./people.ts";
import { profileRoutes } from "./profiles.ts";
import { pushRoutes } from "./push.ts";
import { ratingRoutes } from "./ratings.ts";
import {
  currentGuest,
  type HttpContext,
  type RequestInput,
  type ResponseOutput,
  type RouteDefinition,
  respondWith,
} from "./route.ts";
import { syncRoutes } from "./sync.ts";

/** The requester's seat: by its token, which must be valid, or by the guest's cookie. */
const seated = (
  record: TableRecord,
  token: string | undefined,
  holds: boolean,
  guest: Guest | undefined,
): Result<number> => {
  const byCookie = guest === undefined ? undefined : seatOf(record, guest.id);
  const byToken = token === undefined || !holds ? undefined : seatBy(record, hashOf(token));
  const seat = token === undefined ? byCookie : byToken;
  return seat === undefined
    ? refuse("no-right", "you don't have a seat here", { right: "the token of the seat" })
    : accept(seat);
};

const guestSchema = z.object({ guest: z.string() });

export const routes: readonly RouteDefinition[] = [
  ...peopleRoutes,
  ...friendRoutes,
  ...profileRoutes,
  ...boardRoutes,
  ...challengeRoutes,
  ...levelRoutes,
  ...ratingRoutes,
  ...passkeyRoutes,
  ...syncRoutes,
  ...pushRoutes,
  {
    method: "GET",
    path: "/api/games",
    about: "The games that can be played online, and their bots.",
    answer: gamesSchema,
    async handle() {
      const found = await Promise.all(
        Object.keys(games).map(async (name) => {
          const game = await findGame(name);
          if (!game.ok) return [];
          const { rules, about } = game.value;
          const usual = rules.configText.read("");
          const alone = usual.ok && rules.seats(usual.value) < 2;
          return alone ? [] : [{ game: name, about, bots: Object.keys(botsOf(game.value)) }];
        }),
      );
      return respondWith({ games: found.flat() });
    },
  },
  {
    method: "GET",
    path: "/api/address",
    about: "The address at which others reach this server, for links; none if only this machine does.",
    answer: serverAddressSchema,
    async handle({ address }) {
      return respondWith(address === undefined ? {} : { address });
    },
  },
  {
    method: "POST",
    path: "/api/guests",
    about: "Creates a guest and sets a cookie; an existing guest stays the same.",
    answer: guestSchema,
    async handle(house, asked) {
      const known = await currentGuest(house, asked);
      if (known.ok) return respondWith({ guest: known.value.id });
      // Whoever is banned does not become somebody else.
      if (known.refusal.code === "banned") return known;
      const guest = { id: house.freshId(), made: house.now() };
      const cookie = house.freshToken();
      await house.store.makeGuest(guest, hashOf(cookie));
      return accept({ body: { guest: guest.id }, cookie });
    },
  },
  {
    method: "POST",
    path: "/api/tables",
    about: "Opens a table. Its match starts once every open seat is taken.",
    body: newTableSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(newTableSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const laid = await house.hall.lay(guest.value.id, wanted.value);
      return laid.ok ? respondWith(laid.value.state) : laid;
    },
  },
  {
    method: "GET",
    path: "/api/tables/:table",
    about: "What everybody who has a table's link may know about it.",
    answer: tableSchema,
    async handle({ hall }, { table }) {
      const found = await hall.table(table);
      return found.ok ? respondWith(found.value.state) : found;
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/sit",
    about: "Takes a seat and returns its token. Another request returns a new token for the same seat.",
    body: sitDownSchema,
    answer: seatedSchema,
    async handle(house, asked) {
      const wanted = readMessage(sitDownSchema, asked.body);
      if (!wanted.ok) return wanted;
      const name = acceptedName(wanted.value.person.name);
      if (!name.ok) return name;
      const sitting = { ...wanted.value, person: { ...wanted.value.person, name: name.value } };
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const found = await house.hall.table(asked.table);
      if (!found.ok) return found;
      // A blocked guest only learns that there is no free seat.
      if (await blockedGuests(house.store, guest.value.id, found.value.record))
        return refuse("no-seat", "no seat is free");
      const token = house.freshToken();
      await house.store.noteSitter(guest.value.id, asked.table);
      const sat = await found.value.change((record) => {
        const read = sitDown(record, guest.value, hashOf(token), sitting);
        return read.ok ? accept({ record: read.value.record, with: read.value.seat }) : read;
      });
      if (!sat.ok) await house.store.forgetSitter(guest.value.id, asked.table);
      return sat.ok ? respondWith({ table: found.value.state, seat: sat.value, token }) : sat;
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/phrase",
    about: "Reveals the phrase whose fingerprint was given when joining, once all seats are taken.",
    body: revealSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(revealSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { token, phrase } = wanted.value;
      return changed(house, asked, token, (record, seat) => reveal(record, seat, phrase));
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/stand",
    about: "Leaves the table before the match starts. When the last player leaves, the table is closed.",
    body: standUpSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(standUpSchema, asked.body);
      return wanted.ok ? changed(house, asked, wanted.value.token, standUp) : wanted;
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/stop",
    about: "Offers to end the match without a result, or accepts that; declining clears all offers.",
    body: stopSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(stopSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { token, agrees } = wanted.value;
      const done = await changed(house, asked, token, (record, seat) => withStopping(record, seat, agrees));
      const found = done.ok ? await house.hall.table(asked.table) : done;
      if (!found.ok) return found;
      await found.value.stopIfAgreed();
      return respondWith(found.value.state);
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/ready",
    about: "Says that one is ready to begin, or not yet, at a table that waits for everybody to say so.",
    body: readySchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(readySchema, asked.body);
      if (!wanted.ok) return wanted;
      const { token, ready } = wanted.value;
      return changed(house, asked, token, (record, seat) => withReady(record, seat, ready));
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/propose",
    about: "Proposes other settings before the match begins; they apply once everybody seated agrees.",
    body: proposeSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(proposeSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { token, ...settings } = wanted.value;
      const found = await house.hall.table(asked.table);
      if (!found.ok) return found;
      const { game } = found.value;
      return changed(house, asked, token, (record, seat) => withProposal(game, record, seat, settings, house.limits));
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/answer",
    about: "Agrees to the proposed settings; who does not clears the proposal.",
    body: proposalAnswerSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(proposalAnswerSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { token, agrees } = wanted.value;
      const found = await house.hall.table(asked.table);
      if (!found.ok) return found;
      const { game } = found.value;
      return changed(house, asked, token, (record, seat) =>
        withProposalAnswer(game, record, seat, agrees, house.limits),
      );
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/vacation",
    about: "Takes days off, for which one's clock is paused, or ends them.",
    body: vacationSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(vacationSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { token, days } = wanted.value;
      return changed(house, asked, token, (record, seat) => withVacation(record, seat, days, house.now()));
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/seat",
    about:
      "Gives an open seat to a bot, or removes a player, before the match starts; only for the player who opened the table.",
    body: seatChangeSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(seatChangeSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const found = await house.hall.table(asked.table);
      if (!found.ok) return found;
      const { game } = found.value;
      const { seat, chair } = wanted.value;
      const done = await found.value.change((record) => {
        if (record.owner !== guest.value.id)
          return refuse("no-right", "this is somebody else's table", { right: "the player who opened it" });
        const next = changeSeat(game, record, seat, chair);
        return next.ok ? accept({ record: next.value, with: undefined }) : next;
      });
      return done.ok ? respondWith(found.value.state) : done;
    },
  },
  {
    method: "GET",
    path: "/api/codes/:code",
    about: "The table that a code belongs to.",
    answer: tableSchema,
    async handle({ hall }, { code }) {
      const found = await hall.byCode(code.toUpperCase());
      return found.ok ? respondWith(found.value.state) : found;
    },
  },
  {
    method: "GET",
    path: "/api/open",
    about: "Tables that anybody can join; `?game=` selects the game.",
    answer: tablesSchema,
    async handle(house, asked) {
      const { game } = asked.query;
      const guest = await currentGuest(house, asked);
      const open: TableState[] = [];
      for (const { record, state } of await house.hall.listed(typeof game === "string" ? game : ""))
        if (!guest.ok || !(await blockedGuests(house.store, guest.value.id, record))) open.push(state);
      return respondWith({ tables: open });
    },
  },
  {
    method: "GET",
    path: "/api/mine",
    about: "The guest's tables: whose turn it is, and since when.",
    answer: ownTablesSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return respondWith({ tables: [] });
      const tables = await house.hall.of(guest.value.id);
      const recent = await house.hall.finishedOf(guest.value.id);
      return respondWith({
        tables: tables.map(({ table, seat }) => ({
          table: table.state,
          seat,
          waiting: table.waiting,
          since: table.lastMove,
        })),
        recent: recent.map(({ table, seat }) => ({
          table: table.state,
          seat,
          waiting: [],
          since: table.lastMove,
          wants: [...(table.match?.rematchWanted ?? [])],
        })),
      });
    },
  },
  {
    method: "GET",
    path: "/api/tables/:table/record",
    about:
      "A finished match with its seed, for `turnlight replay --verify`; `?match=` selects an earlier one. Without spectators, only for those who played.",
    answer: recordSchema,
    async handle(house, asked) {
      const found = await house.hall.table(asked.table);
      if (!found.ok) return found;
      const { match } = asked.query;
      if (!found.value.record.watching) {
        const guest = await currentGuest(house, asked);
        if (!guest.ok) return guest;
        if (seatOf(found.value.record, guest.value.id) === undefined)
          return refuse("no-right", "you didn't play at this table");
      }
      const record = await found.value.finished(typeof match === "string" ? match : undefined);
      return record.ok ? respondWith(record.value) : record;
    },
  },
];

const changed = async (
  house: HttpContext,
  asked: RequestInput,
  token: string | undefined,
  act: (record: TableRecord, seat: number) => Result<TableRecord>,
): Promise<Result<ResponseOutput>> => {
  const found = await house.hall.table(asked.table);
  if (!found.ok) return found;
  const guest = await currentGuest(house, asked);
  const own = token === undefined ? undefined : await seatByToken(house.store, found.value.record, token);
  const holds = own !== undefined;
  if (!guest.ok && guest.refusal.code === "banned") return guest;
  if (own !== undefined && (await house.store.isBanned(own.guest, house.now()))) return banned();
  const done = await found.value.change((record) => {
    const seat = seated(record, token, holds, guest.ok ? guest.value : undefined);
    const next = seat.ok ? act(record, seat.value) : seat;
    return next.ok ? accept({ record: next.value, with: undefined }) : next;
  });
  return done.ok ? respondWith(found.value.state) : done;
};
