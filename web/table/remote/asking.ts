/** What is asked of the server beside the socket: who one is, laying tables, sitting down, finding tables and records. */
import { type Read, refuse } from "@turnlight/kernel";
import {
  type AboutMe,
  aboutMeSchema,
  type CallMe,
  type Calls,
  callsSchema,
  type NewTable,
  type OwnTable,
  ownTablesSchema,
  type PasskeyMade,
  type PasskeyUsed,
  passkeyOfferSchema,
  readMessage,
  recoverySchema,
  refusedSchema,
  type SitDown,
  seatedSchema,
  type TableState,
  tableSchema,
  tablesSchema,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { besidePage } from "./address.ts";

/** As much of `fetch` as is needed. */
type Fetch = (path: string, how?: RequestInit) => Promise<Response>;

type PasskeyOffer = z.infer<typeof passkeyOfferSchema>;

const anything = z.unknown();

/** Every request, with its answer read; whatever goes wrong on the way is a refusal. */
export const askingBy = (fetch: Fetch) => {
  const ask = async <T>(schema: z.ZodMiniType<T>, path: string, body?: unknown): Promise<Read<T>> => {
    try {
      const answer = await fetch(
        path,
        body === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
      );
      // A server that is down may have a gateway speak for it; a plain web host knows nothing of games.
      const said: unknown = await answer.json().catch(() => undefined);
      if (said === undefined)
        return answer.status >= 500
          ? refuse("no-line", "the server cannot be reached")
          : refuse("no-server", "nobody plays online here");
      if (answer.ok) return readMessage(schema, said);
      const refused = readMessage(refusedSchema, said);
      return refused.ok
        ? { ok: false, refusal: refused.value.refusal }
        : refuse("no-server", "nobody plays online here");
    } catch {
      return refuse("no-line", "the server cannot be reached");
    }
  };
  /** Whoever sits down or lays a table is a guest from then on. */
  const asGuest = async <T>(schema: z.ZodMiniType<T>, path: string, body: unknown): Promise<Read<T>> => {
    const guest = await ask(anything, "/api/guests", {});
    return guest.ok ? ask(schema, path, body) : guest;
  };
  const at = (table: string, what = "") => `/api/tables/${encodeURIComponent(table)}${what}`;
  return {
    lay: (table: NewTable): Promise<Read<TableState>> => asGuest(tableSchema, "/api/tables", table),
    sit: async (table: string, sitting: SitDown): Promise<Read<TableState>> => {
      const seated = await asGuest(seatedSchema, at(table, "/sit"), sitting);
      return seated.ok ? { ok: true, value: seated.value.table } : seated;
    },
    state: (table: string): Promise<Read<TableState>> => ask(tableSchema, at(table)),
    /** Hands in the phrase that was promised on sitting down. */
    reveal: (table: string, phrase: string): Promise<Read<TableState>> =>
      ask(tableSchema, at(table, "/phrase"), { phrase }),
    /** Never again at one table with whoever has this seat. */
    block: (table: string, seat: number): Promise<Read<unknown>> => ask(anything, at(table, "/block"), { seat }),
    aboutMe: (): Promise<Read<AboutMe>> => ask(aboutMeSchema, "/api/me"),
    freshRecovery: async (): Promise<Read<string>> => {
      const read = await asGuest(recoverySchema, "/api/me/recovery", {});
      return read.ok ? { ok: true, value: read.value.code } : read;
    },
    recover: (code: string): Promise<Read<unknown>> => ask(anything, "/api/recover", { code }),
    /** What is needed to make a passkey for this guest, or to show one. */
    offerPasskey: (use: "make" | "show"): Promise<Read<PasskeyOffer>> =>
      use === "make"
        ? asGuest(passkeyOfferSchema, "/api/me/passkey/offer", {})
        : ask(passkeyOfferSchema, "/api/passkey/offer", {}),
    keepPasskey: (made: PasskeyMade): Promise<Read<unknown>> => ask(anything, "/api/me/passkey", made),
    usePasskey: (used: PasskeyUsed): Promise<Read<unknown>> => ask(anything, "/api/passkey", used),
    /** What is needed to be called when a match waits, and what was asked for. */
    calls: (): Promise<Read<Calls>> => ask(callsSchema, "/api/me/calls"),
    callMe: (how: CallMe): Promise<Read<unknown>> => asGuest(anything, "/api/me/calls", how),
    stopCalls: (endpoint: string): Promise<Read<unknown>> => ask(anything, "/api/me/calls/stop", { endpoint }),
    signOut: (): Promise<Read<unknown>> => ask(anything, "/api/me/sign-out", {}),
    deleteMe: (): Promise<Read<unknown>> => ask(anything, "/api/me/delete", {}),
    stand: (table: string): Promise<Read<TableState>> => ask(tableSchema, at(table, "/stand"), {}),
    /** Would stop the match without a result, or would rather play on. */
    stop: (table: string, agrees: boolean): Promise<Read<TableState>> =>
      ask(tableSchema, at(table, "/stop"), { agrees }),
    /** Gives a seat to a bot, or takes it back from whoever has it. */
    changeSeat: (table: string, seat: number, chair: NewTable["seats"][number]): Promise<Read<TableState>> =>
      ask(tableSchema, at(table, "/seat"), { seat, chair }),
    byCode: (code: string): Promise<Read<TableState>> => ask(tableSchema, `/api/codes/${encodeURIComponent(code)}`),
    open: async (game: string): Promise<Read<readonly TableState[]>> => {
      const read = await ask(tablesSchema, `/api/open?game=${encodeURIComponent(game)}`);
      return read.ok ? { ok: true, value: read.value.tables } : read;
    },
    mine: async (): Promise<Read<readonly OwnTable[]>> => {
      const read = await ask(ownTablesSchema, "/api/mine");
      return read.ok ? { ok: true, value: read.value.tables } : read;
    },
    record: async (table: string, match: string): Promise<Read<string>> => {
      const read = await ask(anything, at(table, `/record?match=${encodeURIComponent(match)}`));
      return read.ok ? { ok: true, value: JSON.stringify(read.value) } : read;
    },
  };
};

export type Asking = ReturnType<typeof askingBy>;

export const asking: Asking = askingBy((path, how) => fetch(besidePage(path), how));

let server: Promise<boolean> | undefined;
/** Whether this page came with its server; without a network it may have. Asked once. */
export const hasServer = (): Promise<boolean> => {
  // Whatever the answer, it needs no guest: who only looks is none.
  server ??= asking.open("").then((read) => {
    const code = read.ok ? undefined : read.refusal.code;
    if (code === "no-line") server = undefined;
    return code !== "no-server";
  });
  return server;
};
