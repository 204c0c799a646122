/** Laying a table for people far away, and sitting down at one: each one request after the other, then one goes there. */
import type { Read } from "@turnlight/kernel";
import type { NewTable, TableState } from "@turnlight/wire";
import { swap } from "../../routes.ts";
import { ownSeat } from "../../table/laying.ts";
import { asking } from "../../table/remote/asking.ts";
import { knowsFar } from "../../table/remote/known.ts";
import { pageLine } from "../../table/remote/page-line.ts";

export const sitDown = async (table: string): Promise<Read<TableState>> => {
  const { name, colour, avatar } = ownSeat();
  const seated = await asking.sit(table, { person: { name, colour, avatar } });
  if (!seated.ok) return seated;
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
