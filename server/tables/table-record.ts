/** A stored table: its players, their credentials, and its match. Every change makes the next version. */

import { type Sitter, sealedOccasion, type TableSetup } from "@turnlight/host";
import {
  type AnyGame,
  accept,
  commitment,
  fingerprintOf,
  type Result,
  readBot,
  refuse,
  type Seat,
  sharedSeed,
} from "@turnlight/kernel";
import { cutName, limits, type NewTable, readMessage, type SitDown, type TableState } from "@turnlight/wire";
import * as z from "zod/mini";
import type { Guest, StoredTable } from "../store/store.ts";
import { absenceAt, type UsualAbsence, vacationsIn } from "./absence.ts";

const text = z.string();
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const chairSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open") }),
  z.object({ kind: z.literal("bot"), bot: text, name: text }),
  z.object({
    kind: z.literal("person"),
    guest: text,
    /** The hash of the seat's token. */
    token: hex,
    /** The guest's sign-out count when it was issued. */
    signOuts: z.exactOptional(z.int()),
    name: text,
    colour: z.int(),
    avatar: z.int(),
    fingerprint: z.exactOptional(hex),
    phrase: z.exactOptional(text),
  }),
]);
type Chair = z.infer<typeof chairSchema>;
type NewChair = NewTable["seats"][number];

const stateSchema = z.object({
  game: text,
  config: text,
  chairs: z.array(chairSchema),
  watching: z.boolean(),
  clock: z.exactOptional(z.int()),
  code: z.exactOptional(text),
  listed: z.exactOptional(z.literal(true)),
  help: z.exactOptional(z.literal(true)),
  /** The matches count for ratings. */
  rated: z.exactOptional(z.literal(true)),
  /** The server's part of the first match's seed. */
  seed: hex,
  /** The ids of the first, the previous and the current match. */
  first: z.exactOptional(text),
  previous: z.exactOptional(text),
  match: z.exactOptional(text),
  /** The seats that agree to stop a match without a result. */
  stopping: z.exactOptional(z.object({ match: text, seats: z.array(z.int()) })),
  /** Seconds added after each move; `clock` is then each player's time for the whole match. */
  increment: z.exactOptional(z.int()),
  /** Seconds of absence after which a win or draw may be claimed; never if absent. */
  claim: z.exactOptional(z.int()),
  /** Days off each player may take in a match. */
  vacation: z.exactOptional(z.int()),
  vacations: z.exactOptional(z.array(z.object({ match: text, seat: z.int(), from: z.int(), to: z.int() }))),
  /** The seats that are ready; present if the match waits for everybody to be. */
  ready: z.exactOptional(z.array(z.int())),
  /** Settings that somebody proposes before the match begins. */
  proposal: z.exactOptional(
    z.object({
      seat: z.int(),
      config: text,
      clock: z.exactOptional(z.int()),
      increment: z.exactOptional(z.int()),
      watching: z.exactOptional(z.boolean()),
      help: z.exactOptional(z.boolean()),
      rated: z.exactOptional(z.boolean()),
      listed: z.exactOptional(z.boolean()),
      agreed: z.array(z.int()),
    }),
  ),
  /** The course of a board that is played here for a place on it; its dice stay secret if others are still to play it. */
  course: z.exactOptional(z.object({ board: text, sealed: z.exactOptional(z.literal(true)) })),
  /** The table is closed. */
  closed: z.boolean(),
  /** The match is over and no rematch has begun. */
  over: z.boolean(),
});

export type TableRecord = z.infer<typeof stateSchema> & Pick<StoredTable, "id" | "version" | "owner" | "touched">;

export const readRecord = ({ id, version, owner, touched, state }: StoredTable): Result<TableRecord> => {
  const read = readMessage(stateSchema, JSON.parse(state));
  return read.ok ? accept({ ...read.value, id, version, owner, touched }) : read;
};

const isOpen = ({ kind }: Chair): boolean => kind === "open";

export const writeRecord = ({ id, version, owner, touched, ...state }: TableRecord): StoredTable => ({
  id,
  version,
  owner,
  touched,
  open: !state.closed && !state.over,
  clocked: state.clock !== undefined,
  game: state.game,
  ...(state.code !== undefined && { code: state.code }),
  slow: state.clock !== undefined && state.clock >= limits.unhurriedClock && state.increment === undefined,
  listed: state.listed === true && !state.closed && state.match === undefined && state.chairs.some(isOpen),
  state: JSON.stringify(state),
});

export interface NewTableRecord {
  readonly id: string;
  readonly owner: string;
  readonly seed: string;
  readonly code: string;
  readonly now: number;
  readonly usual: UsualAbsence;
  readonly course?: TableRecord["course"];
  /** Everybody has agreed to it beforehand. */
  readonly isConfirmed?: boolean;
}

/** Settings as the game's rules have read them. */
interface GameSettings {
  readonly game: AnyGame;
  readonly config: unknown;
}

/** A rated match is one of two people, without help, with settings that the game does not leave out. */
export const mayBeRated = (
  { rated, help }: { readonly rated?: boolean; readonly help?: boolean },
  { game, config }: GameSettings,
  chairs: readonly { readonly kind: string }[],
  isCourse = false,
): Result<undefined> => {
  if (rated !== true) return accept(undefined);
  if (help === true || isCourse || chairs.length !== 2 || chairs.some(({ kind }) => kind === "bot"))
    return refuse("not-rateable", "only matches of two people without help are rated", {
      right: "two people, and no hints",
    });
  const refusal = game.ratedRefusal?.(config);
  return refusal === undefined ? accept(undefined) : { ok: false, refusal };
};

/** Makes a table for two or more, with its bots seated. */
export const newRecord = (
  game: AnyGame,
  asked: NewTable,
  { id, owner, seed, code, now, usual, course, isConfirmed = false }: NewTableRecord,
): Result<TableRecord> => {
  const { rules } = game;
  const config = rules.configText.read(asked.config);
  if (!config.ok) return config;
  const seats = rules.seats(config.value);
  if (seats < 2 && course === undefined)
    return refuse("plays-alone", `${rules.id} is a single-player game`, { right: "a game for two or more" });
  if (seats !== asked.seats.length)
    return refuse("wrong-seats", `${asked.seats.length} seats were given`, { right: `${seats} for this match` });
  if (!asked.seats.some(({ kind }) => kind === "open"))
    return refuse("wrong-seats", "there's no open seat", { right: "at least one open seat" });
  for (const chair of asked.seats) {
    const bot = chair.kind === "bot" ? readBot(game, chair.bot) : undefined;
    if (bot?.ok === false) return bot;
  }
  const rated = mayBeRated(asked, { game, config: config.value }, asked.seats, course !== undefined);
  if (!rated.ok) return rated;
  const absence = absenceAt(asked, asked, usual);
  if (!absence.ok) return absence;
  const chairs = asked.seats.map((chair): Chair => (chair.kind === "bot" ? { ...chair, name: chair.bot } : chair));
  return accept({
    id,
    version: 1,
    owner,
    touched: now,
    game: rules.id,
    config: rules.configText.write(config.value),
    chairs,
    watching: asked.watching,
    ...(asked.clock !== undefined && { clock: asked.clock }),
    ...(asked.increment !== undefined && { increment: asked.increment }),
    ...absence.value,
    // Who is ready has agreed to what it counts for. Quick matches are confirmed before they are laid.
    ...((asked.ready === true || (asked.rated === true && !isConfirmed)) && { ready: [] }),
    ...(asked.rated === true && { rated: true }),
    ...(asked.found !== undefined && { code }),
    ...(asked.found === "listed" && { listed: true }),
    ...(asked.help === true && { help: true }),
    seed,
    ...(course !== undefined && { course }),
    closed: false,
    over: false,
  });
};

const replaced = (record: TableRecord, seat: Seat, chair: Chair): TableRecord => ({
  ...record,
  chairs: record.chairs.with(seat, chair),
});

/** Frees a seat: whoever takes it next has neither said that they are ready nor agreed to anything. */
const vacated = ({ ready, proposal, ...record }: TableRecord, seat: Seat, chair: Chair): TableRecord => ({
  ...replaced(record, seat, chair),
  ...(ready !== undefined && { ready: ready.filter((one) => one !== seat) }),
  ...(proposal !== undefined &&
    proposal.seat !== seat && {
      proposal: { ...proposal, agreed: proposal.agreed.filter((one) => one !== seat) },
    }),
});

export const seatedPeople = ({ chairs }: TableRecord): readonly Seat[] =>
  chairs.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));

const numerals = ["", " II", " III", " IV", " V", " VI"];

/** Makes names and colours unique at the table: adds a number to a name, or picks another colour. */
const toldApart = (person: SitDown["person"], chairs: readonly Chair[]): SitDown["person"] => {
  const others = chairs.flatMap((chair) => (chair.kind === "person" ? [chair] : []));
  const { name } = person;
  const names = numerals.map((numeral) => `${cutName(name, limits.name - numeral.length)}${numeral}`);
  const colours = Array.from({ length: limits.colours }, (_, i) => (person.colour + i) % limits.colours);
  return {
    ...person,
    name: names.find((one) => !others.some((other) => other.name === one)) ?? name,
    colour: colours.find((one) => !others.some((other) => other.colour === one)) ?? person.colour,
  };
};

/** A guest who already has a seat gets a new token for it: the first answer may have been lost. */
export const sitDown = (
  record: TableRecord,
  { id: guest, signOuts }: Pick<Guest, "id" | "signOuts">,
  token: string,
  { person, seat: wanted, fingerprint }: SitDown,
): Result<{ readonly record: TableRecord; readonly seat: Seat }> => {
  const own = record.chairs.findIndex((chair) => chair.kind === "person" && chair.guest === guest);
  const mine = record.chairs[own];
  if (mine?.kind === "person")
    return accept({ record: replaced(record, own, { ...mine, token, signOuts }), seat: own });
  if (record.closed) return refuse("closed", "this table is closed");
  const free = wanted ?? record.chairs.findIndex(({ kind }) => kind === "open");
  if (record.chairs[free]?.kind !== "open" || record.match !== undefined)
    return refuse("no-seat", wanted === undefined ? "no seat is free" : `seat ${wanted} isn't free`, {
      right: "a free seat",
    });
  const chair: Chair = {
    kind: "person",
    guest,
    token,
    signOuts,
    ...toldApart(person, record.chairs),
    ...(fingerprint !== undefined && { fingerprint }),
  };
  return accept({ record: replaced(record, free, chair), seat: free });
};

/** Only before the match begins; after that one resigns. The last person to leave closes the table. */
export const standUp = (record: TableRecord, seat: Seat): Result<TableRecord> => {
  if (record.match !== undefined)
    return refuse("too-late", "the match has already started", { right: "to resign, over the socket" });
  const left = vacated(record, seat, { kind: "open" });
  return accept({ ...left, closed: !left.chairs.some(({ kind }) => kind === "person") });
};

/** The table's creator gives a seat to a bot, or takes a seat back, before the match begins. */
export const changeSeat = (game: AnyGame, record: TableRecord, seat: Seat, chair: NewChair): Result<TableRecord> => {
  const now = record.chairs[seat];
  if (record.match !== undefined || record.closed) return refuse("too-late", "the match has already started");
  if (now === undefined) return refuse("no-such-seat", "seat not found");
  if (now.kind === "person" && now.guest === record.owner)
    return refuse("own-seat", "you can't remove yourself", { right: "to leave the table" });
  if (chair.kind === "bot" && now.kind === "person") return refuse("no-seat", "this seat is taken");
  if (chair.kind === "bot" && record.rated === true)
    return refuse("not-rateable", "bots don't play rated matches", { right: "a match that isn't rated" });
  const bot = chair.kind === "bot" ? readBot(game, chair.bot) : undefined;
  if (bot?.ok === false) return bot;
  return accept(vacated(record, seat, chair.kind === "bot" ? { ...chair, name: chair.bot } : chair));
};

/** Agrees to stop the match without a result; disagreeing clears all such offers. */
export const withStopping = (record: TableRecord, seat: Seat, agrees: boolean): Result<TableRecord> => {
  const { stopping, ...rest } = record;
  const { match } = rest;
  if (match === undefined) return refuse("not-begun", "the match hasn't started");
  if (rest.over) return refuse("match-over", "the match is over");
  if (!agrees) return accept(rest);
  const others = stopping?.match === match ? stopping.seats.filter((one) => one !== seat) : [];
  return accept({ ...rest, stopping: { match, seats: [...others, seat].sort((a, b) => a - b) } });
};

const stoppingIn = ({ stopping, match, over }: TableRecord): Pick<TableState, "stopping"> =>
  stopping === undefined || stopping.match !== match || over ? {} : { stopping: [...stopping.seats] };

export const reveal = (record: TableRecord, seat: Seat, phrase: string): Result<TableRecord> => {
  const chair = record.chairs[seat];
  if (chair?.kind !== "person" || chair.fingerprint === undefined)
    return refuse("no-fingerprint", "no phrase was chosen for this seat", {
      right: "its fingerprint when joining",
    });
  if (record.chairs.some(({ kind }) => kind === "open"))
    return refuse("too-early", "not all seats are taken yet", { right: "the phrase once every seat is taken" });
  if (fingerprintOf(phrase) !== chair.fingerprint)
    return refuse("other-phrase", "this isn't the phrase that was chosen", { right: "the one with this fingerprint" });
  return accept(replaced(record, seat, { ...chair, phrase }));
};

export const phaseOf = ({ closed, match, chairs }: TableRecord): TableState["phase"] => {
  if (closed) return "closed";
  if (match !== undefined) return "playing";
  return chairs.some(({ kind }) => kind === "open") ? "seating" : "revealing";
};

/** All seats are taken, all promised phrases have been revealed, and nobody has anything left to say. */
export const isReady = (record: TableRecord): boolean =>
  phaseOf(record) === "revealing" &&
  record.proposal === undefined &&
  (record.ready === undefined || seatedPeople(record).every((seat) => record.ready?.includes(seat))) &&
  record.chairs.every(
    (chair) => chair.kind !== "person" || chair.fingerprint === undefined || chair.phrase !== undefined,
  );

const phrasesOf = ({ chairs }: TableRecord): readonly (string | null)[] =>
  chairs.map((chair) => (chair.kind === "person" ? (chair.phrase ?? null) : null));

export const seedOfTable = (record: TableRecord): string => sharedSeed(record.seed, phrasesOf(record));

/** How the first match's seed was made, for verification once it is over. */
export const fairnessOf = (record: TableRecord): { server: string; phrases: readonly (string | null)[] } => ({
  server: record.seed,
  phrases: phrasesOf(record),
});

export const laidOf = ({ game, config, chairs, course }: TableRecord): TableSetup => ({
  game,
  config,
  ...(course !== undefined && {
    occasion: { kind: course.sealed === true ? sealedOccasion : "ranked", about: course.board },
  }),
  sitters: chairs.flatMap((chair): readonly Sitter[] => {
    if (chair.kind === "open") return [];
    if (chair.kind === "bot") return [chair];
    const { kind, name, colour, avatar } = chair;
    return [{ kind, name, colour, avatar }];
  }),
});

export const seatBy = ({ chairs }: TableRecord, token: string): Seat | undefined => {
  const seat = chairs.findIndex((chair) => chair.kind === "person" && chair.token === token);
  return seat < 0 ? undefined : seat;
};

export const seatOf = ({ chairs }: TableRecord, guest: string): Seat | undefined => {
  const seat = chairs.findIndex((chair) => chair.kind === "person" && chair.guest === guest);
  return seat < 0 ? undefined : seat;
};

/** Keeps the seat but removes the guest's identity. */
export const withoutGuest = (record: TableRecord, guest: string, name: string): TableRecord => ({
  ...record,
  owner: record.owner === guest ? "" : record.owner,
  chairs: record.chairs.map((chair) =>
    chair.kind === "person" && chair.guest === guest ? { ...chair, guest: "", name, token: "0".repeat(64) } : chair,
  ),
});

export const guestsAt = ({ chairs, owner }: TableRecord): readonly string[] => [
  owner,
  ...chairs.flatMap((chair) => (chair.kind === "person" ? [chair.guest] : [])),
];

const hostOf = (record: TableRecord): { readonly host?: Seat } => {
  const host = seatOf(record, record.owner);
  return host === undefined ? {} : { host };
};

/** The public state, for everybody who has the link. */
export const stateOf = (record: TableRecord, now: number): TableState => ({
  id: record.id,
  version: record.version,
  game: record.game,
  config: record.config,
  seats: record.chairs.map((chair) => {
    if (chair.kind !== "person") return chair;
    const { kind, name, colour, avatar, fingerprint, phrase } = chair;
    const promised = fingerprint === undefined ? "none" : phrase === undefined ? "committed" : "revealed";
    return { kind, name, colour, avatar, phrase: promised };
  }),
  phase: phaseOf(record),
  watching: record.watching,
  ...(record.clock !== undefined && { clock: record.clock }),
  commitment: commitment(record.seed),
  ...(record.match !== undefined && { match: record.match }),
  ...(record.over && { over: true }),
  ...hostOf(record),
  ...(record.code !== undefined && { code: record.code }),
  ...(record.listed === true && { listed: true }),
  ...(record.help === true && { help: true }),
  ...(record.rated === true && { rated: true }),
  ...stoppingIn(record),
  ...(record.increment !== undefined && { increment: record.increment }),
  ...(record.claim !== undefined && { claim: record.claim }),
  ...vacationsIn(record, now),
  ...(record.ready !== undefined && record.match === undefined && { ready: record.ready }),
  ...(record.proposal !== undefined && record.match === undefined && { proposal: record.proposal }),
});
