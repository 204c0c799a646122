/** The tables of quick matches: what people have to have in common, and how they are seated. */
import { createHash } from "node:crypto";
import { type AnyGame, accept, botsOf, fingerprintOf, type Result, refuse } from "@turnlight/kernel";
import { limits, type NewTable, type QueueWish, type SitDown } from "@turnlight/wire";
import type { Acting } from "../people/sign-outs.ts";
import type { OnlineStore } from "../store/store.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { reveal, sitDown, type TableRecord } from "../tables/table-record.ts";
import { hashOf, type RandomSource } from "../tokens.ts";
import { isRated, type Offer } from "./queue.ts";

/** The game, settings and pace that people have to have in common. */
export interface MatchKind {
  readonly game: string;
  readonly config: string;
  readonly clock?: number;
  readonly increment?: number;
}

interface QuickTablePorts extends Pick<RandomSource, "freshToken"> {
  readonly hall: TableDirectory;
  readonly store: OnlineStore;
}

export const keyOf = (kind: MatchKind): string =>
  createHash("sha256")
    .update(JSON.stringify([kind.game, kind.config, kind.clock ?? 0, kind.increment ?? -1]))
    .digest("hex");

export const kindOf = (game: AnyGame, { config: asked, clock, increment, rated }: QueueWish): Result<MatchKind> => {
  const { rules } = game;
  const config = rules.configText.read(asked);
  if (!config.ok) return config;
  const seats = rules.seats(config.value);
  if (seats !== 2) return refuse("wrong-seats", `these settings are for ${seats}`, { right: "a match for two" });
  const unrated = rated === true ? game.ratedRefusal?.(config.value) : undefined;
  if (unrated !== undefined) return { ok: false, refusal: unrated };
  if (increment !== undefined && (clock === undefined || clock >= limits.unhurriedClock))
    return refuse("bad-clock", "an increment needs a time for the whole match", {
      right: `a clock of less than ${limits.unhurriedClock} seconds`,
    });
  return accept({
    game: rules.id,
    config: rules.configText.write(config.value),
    ...(clock !== undefined && { clock }),
    ...(increment !== undefined && { increment }),
  });
};

/** The bot offered in the queue: a game's first that does not move at random, if it names no other here. */
const offeredBots: Readonly<Record<string, string>> = { "thirteen-side-by-side": "generalist" };
export const botFor = (game: AnyGame): string | undefined =>
  offeredBots[game.rules.id] ?? Object.keys(botsOf(game)).find((name) => name !== "random");

/** A clock is for people: whoever plays a bot takes their time. */
const tableOf = ({ game, config, clock, increment }: MatchKind, seats: NewTable["seats"]): NewTable => ({
  game,
  config,
  seats,
  watching: false,
  ...(clock !== undefined && seats.every(({ kind }) => kind === "open") && { clock }),
  ...(increment !== undefined && seats.every(({ kind }) => kind === "open") && { increment }),
});

/** Lays a table for two who have confirmed, with both seated and their phrases revealed. */
export const seatBoth = async (
  { hall, store, freshToken }: QuickTablePorts,
  kind: MatchKind,
  offer: Offer,
  signOuts: ReadonlyMap<string, number>,
): Promise<Result<string>> => {
  const { members, phrases, seed } = offer;
  const laid = {
    ...tableOf(kind, [{ kind: "open" }, { kind: "open" }]),
    ...(isRated(offer) && { rated: true as const }),
  };
  const table = await hall.lay(members[0].guest, laid, seed, undefined, true);
  if (!table.ok) return table;
  const { id } = table.value;
  for (const { guest } of members) await store.noteSitter(guest, id);
  const sat = await table.value.change((record) => {
    let next: Result<TableRecord> = accept(record);
    for (const [seat, { guest, person }] of members.entries()) {
      if (!next.ok) return next;
      const phrase = phrases[guest];
      const wanted = { person, seat, ...(phrase !== undefined && { fingerprint: fingerprintOf(phrase) }) };
      const acting = { id: guest, signOuts: signOuts.get(guest) ?? 0 };
      // Nobody is told this token: the seat belongs to the guest, who may ask for another.
      const read = sitDown(next.value, acting, hashOf(freshToken()), wanted);
      next = read.ok ? accept(read.value.record) : read;
    }
    for (const [seat, { guest }] of members.entries()) {
      const phrase = phrases[guest];
      if (next.ok && phrase !== undefined) next = reveal(next.value, seat, phrase);
    }
    return next.ok ? accept({ record: next.value, with: undefined }) : next;
  });
  return sat.ok ? accept(id) : sat;
};

/** Lays a table for one who takes a bot instead. */
export const seatWithBot = async (
  { hall, store, freshToken }: QuickTablePorts,
  {
    acting: { guest, signOuts },
    kind,
    person,
  }: { readonly acting: Acting; readonly kind: MatchKind; readonly person: SitDown["person"] },
  bot: string,
): Promise<Result<string>> => {
  const table = await hall.lay(guest, tableOf(kind, [{ kind: "open" }, { kind: "bot", bot }]));
  if (!table.ok) return table;
  const { id } = table.value;
  await store.noteSitter(guest, id);
  const sat = await table.value.change((record) => {
    const read = sitDown(record, { id: guest, signOuts }, hashOf(freshToken()), { person, seat: 0 });
    return read.ok ? accept({ record: read.value.record, with: undefined }) : read;
  });
  return sat.ok ? accept(id) : sat;
};
