/** Everything that can be asked over HTTP: one list that both the server and its description are made from. */
import { games } from "@turnlight/games";
import { accept, botsOf, type Read, refuse } from "@turnlight/kernel";
import {
  gamesSchema,
  newTableSchema,
  readMessage,
  recordSchema,
  revealSchema,
  seatedSchema,
  sitDownSchema,
  standUpSchema,
  tableSchema,
} from "@turnlight/wire";
import * as z from "zod/mini";
import type { Guest, OnlineStore } from "../store/store.ts";
import { findGame, type Hall } from "../tables/hall.ts";
import type { OnlineTable } from "../tables/online-table.ts";
import { reveal, satThere, seatBy, sitDown, standUp } from "../tables/record.ts";
import { type Chances, hashOf } from "../tokens.ts";

export interface House extends Chances {
  readonly hall: Hall;
  readonly store: OnlineStore;
  now(): number;
}

interface Asked {
  /** The table in the path. */
  readonly table: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The token of the guest's cookie, where one came along. */
  readonly cookie: string | undefined;
}

interface Answered {
  readonly body: unknown;
  /** A new guest's token, for their cookie. */
  readonly cookie?: string;
}

export interface Request {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly about: string;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
  handle(house: House, asked: Asked): Promise<Read<Answered>>;
}

const said = (body: unknown): Read<Answered> => accept({ body });

const guestOf = async ({ store }: House, { cookie }: Asked): Promise<Read<Guest>> => {
  const guest = cookie === undefined ? undefined : await store.guestBy(hashOf(cookie));
  return guest === undefined
    ? refuse("no-guest", "nobody is known by this cookie", { right: "POST /api/guests first" })
    : accept(guest);
};

const seated = (table: OnlineTable, token: string): Read<number> => {
  const seat = seatBy(table.record, hashOf(token));
  return seat === undefined
    ? refuse("no-right", "this token opens no seat here", { right: "the seat's own" })
    : accept(seat);
};

const guestSchema = z.object({ guest: z.string() });

export const requests: readonly Request[] = [
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
      return said({ games: found.flat() });
    },
  },
  {
    method: "POST",
    path: "/api/guests",
    about: "Makes whoever asks a guest, by a cookie; who is one already stays the same.",
    answer: guestSchema,
    async handle(house, asked) {
      const known = await guestOf(house, asked);
      if (known.ok) return said({ guest: known.value.id });
      const guest = { id: house.freshId(), made: house.now() };
      const cookie = house.freshToken();
      await house.store.makeGuest(guest, hashOf(cookie));
      return accept({ body: { guest: guest.id }, cookie });
    },
  },
  {
    method: "POST",
    path: "/api/tables",
    about: "Lays a table. Its match begins once every open seat is taken.",
    body: newTableSchema,
    answer: tableSchema,
    async handle(house, asked) {
      const wanted = readMessage(newTableSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await guestOf(house, asked);
      if (!guest.ok) return guest;
      const laid = await house.hall.lay(guest.value.id, wanted.value);
      return laid.ok ? said(laid.value.state) : laid;
    },
  },
  {
    method: "GET",
    path: "/api/tables/:table",
    about: "What everybody who has a table's link may know of it.",
    answer: tableSchema,
    async handle({ hall }, { table }) {
      const found = await hall.table(table);
      return found.ok ? said(found.value.state) : found;
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/sit",
    about:
      "Takes a seat, and answers with the token that opens it. Asked again, there is a new token for the same seat.",
    body: sitDownSchema,
    answer: seatedSchema,
    async handle(house, asked) {
      const wanted = readMessage(sitDownSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await guestOf(house, asked);
      if (!guest.ok) return guest;
      const found = await house.hall.table(asked.table);
      if (!found.ok) return found;
      const token = house.freshToken();
      const sat = await found.value.change((record) => {
        const read = sitDown(record, guest.value.id, hashOf(token), wanted.value);
        return read.ok ? accept({ record: read.value.record, with: read.value.seat }) : read;
      });
      return sat.ok ? said({ table: found.value.state, seat: sat.value, token }) : sat;
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/phrase",
    about: "Hands in the phrase whose fingerprint was given on sitting down, once everybody sits.",
    body: revealSchema,
    answer: tableSchema,
    async handle({ hall }, asked) {
      const wanted = readMessage(revealSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { token, phrase } = wanted.value;
      return changed(hall, asked, token, (record, seat) => reveal(record, seat, phrase));
    },
  },
  {
    method: "POST",
    path: "/api/tables/:table/stand",
    about: "Gives a seat up before the match begins. The last to stand up closes the table.",
    body: standUpSchema,
    answer: tableSchema,
    async handle({ hall }, asked) {
      const wanted = readMessage(standUpSchema, asked.body);
      return wanted.ok ? changed(hall, asked, wanted.value.token, standUp) : wanted;
    },
  },
  {
    method: "GET",
    path: "/api/tables/:table/record",
    about:
      "A finished match with its seed, as `turnlight replay --verify` reads it; `?match=` names an earlier one. Where nobody may look on, only for those who sat there.",
    answer: recordSchema,
    async handle(house, asked) {
      const found = await house.hall.table(asked.table);
      if (!found.ok) return found;
      const { match } = asked.query;
      if (!found.value.record.watching) {
        const guest = await guestOf(house, asked);
        if (!guest.ok) return guest;
        if (!satThere(found.value.record, guest.value.id)) return refuse("no-right", "you did not sit at this table");
      }
      const record = await found.value.finished(typeof match === "string" ? match : undefined);
      return record.ok ? said(record.value) : record;
    },
  },
];

const changed = async (
  hall: Hall,
  { table }: Asked,
  token: string,
  act: (record: OnlineTable["record"], seat: number) => Read<OnlineTable["record"]>,
): Promise<Read<Answered>> => {
  const found = await hall.table(table);
  if (!found.ok) return found;
  const done = await found.value.change((record) => {
    const seat = seated(found.value, token);
    const next = seat.ok ? act(record, seat.value) : seat;
    return next.ok ? accept({ record: next.value, with: undefined }) : next;
  });
  return done.ok ? said(found.value.state) : done;
};
