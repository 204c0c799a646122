/** Creates an online table and takes a seat, one request after the other, then navigates there. */
import { signal } from "@preact/signals";
import { fingerprintOf, type Result } from "@turnlight/kernel";
import { type NewTable, readName, type TableState } from "@turnlight/wire";
import { rememberGuest } from "../../match/online/remember-guest.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { ownSeat } from "../../match/start-match.ts";
import { swap } from "../../navigation/routes.ts";
import { ownPhrase, promised } from "./dice-phrase.ts";

/** While a seat is being taken, nobody is redirected to the match as a spectator. */
export const isTakingSeat = signal(false);

/** Takes a seat; whoever has read the rules before is ready to play by them. */
export const takeSeat = async (table: string, { isReady = false } = {}): Promise<Result<TableState>> => {
  isTakingSeat.value = true;
  const seated = await sit(table);
  if (seated.ok && isReady && seated.value.ready !== undefined) await serverApi.ready(table, true);
  isTakingSeat.value = false;
  return seated;
};

const sit = async (table: string): Promise<Result<TableState>> => {
  const { name: typed, colour, avatar } = ownSeat();
  const name = readName(typed);
  if (!name.ok) return name;
  const phrase = ownPhrase.value.trim();
  const promise = phrase === "" ? {} : { fingerprint: fingerprintOf(phrase) };
  const seated = await serverApi.sit(table, { person: { name: name.value, colour, avatar }, ...promise });
  if (!seated.ok) return seated;
  if (phrase !== "") promised.keep(table, phrase);
  // A connection opened before taking the seat is still subscribed as a spectator.
  rememberGuest();
  swap(`/online/${table}`);
  return seated;
};

export const createTableAndSit = async (table: NewTable): Promise<Result<TableState>> => {
  const laid = await serverApi.lay(table);
  return laid.ok ? takeSeat(laid.value.id) : laid;
};
