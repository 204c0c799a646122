/** Laying a table for people far away, and sitting down at one: each one request after the other, then one goes there. */
import { signal } from "@preact/signals";
import { fingerprintOf, type Read } from "@turnlight/kernel";
import { type NewTable, readName, type TableState } from "@turnlight/wire";
import { swap } from "../../routes.ts";
import { ownSeat } from "../../table/laying.ts";
import { asking } from "../../table/remote/asking.ts";
import { knowsFar } from "../../table/remote/known.ts";
import { pageLine } from "../../table/remote/own-line.ts";
import { ownPhrase, promised } from "./phrase.ts";

/** As long as one is about to sit down, nobody is led to the match as one who only looks on. */
export const isSitting = signal(false);

export const sitDown = async (table: string): Promise<Read<TableState>> => {
  isSitting.value = true;
  const seated = await sit(table);
  isSitting.value = false;
  return seated;
};

const sit = async (table: string): Promise<Read<TableState>> => {
  const { name: typed, colour, avatar } = ownSeat();
  const name = readName(typed);
  if (!name.ok) return name;
  const phrase = ownPhrase.value.trim();
  const promise = phrase === "" ? {} : { fingerprint: fingerprintOf(phrase) };
  const seated = await asking.sit(table, { person: { name: name.value, colour, avatar }, ...promise });
  if (!seated.ok) return seated;
  if (phrase !== "") promised.keep(table, phrase);
  knowsFar.keep();
  // A line that was opened before one had a seat looks through other eyes.
  pageLine.renew();
  swap(`/far/${table}`);
  return seated;
};

export const layAndSit = async (table: NewTable): Promise<Read<TableState>> => {
  const laid = await asking.lay(table);
  return laid.ok ? sitDown(laid.value.id) : laid;
};

/** The first open table at which somebody waits, or one of one's own that everybody can find. */
export const sitAnywhere = async (wanted: NewTable): Promise<Read<TableState>> => {
  const open = await asking.open(wanted.game);
  if (!open.ok) return open;
  for (const { id } of open.value) {
    const seated = await sitDown(id);
    if (seated.ok) return seated;
  }
  return layAndSit({ ...wanted, found: "listed" });
};
