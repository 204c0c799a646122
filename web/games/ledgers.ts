/** What games say of everything that was played: a game that keeps a ledger is one line here. */
import type { Ledger } from "../table/ledger/ledger.ts";

const ledgers: Readonly<Record<string, () => Promise<{ readonly ledger: Ledger }>>> = {
  head: () => import("./head/ledger.ts"),
  wisp: () => import("./wisp/ledger.ts"),
  zonk: () => import("./zonk/ledger.ts"),
  thirteen: () => import("./thirteen/ledger.ts"),
};

/** Nothing for a game that keeps none. */
export const ledgerOf = async (game: string): Promise<Ledger | undefined> =>
  Object.hasOwn(ledgers, game) ? (await ledgers[game]?.())?.ledger : undefined;
