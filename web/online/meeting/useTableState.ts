/** The state of a server's table by its link: subscribed, or fetched once where spectators are not allowed. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { Refusal, Viewer } from "@turnlight/kernel";
import type { SeatPresence, TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { pageConnection } from "../../match/online/page-connection.ts";
import { serverApi } from "../../match/online/server-api.ts";

export interface ShownTable {
  readonly state: TableState;
  /** `undefined` until the server has said which viewer this is. */
  readonly viewer?: Viewer;
  readonly here: readonly number[];
  /** Everybody with a seat, from a server that says so. */
  readonly presence?: readonly SeatPresence[];
  /** How many have the table open without a seat, and the names they have chosen so far. */
  readonly watchers: number;
  readonly names: readonly string[];
  /** Shows the others at the table the name one is choosing. */
  call(name: string): void;
}

export const useTableState = (id: string): ReadonlySignal<ShownTable | Refusal | undefined> => {
  const shown = useSignal<ShownTable | Refusal | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const call = (name: string) => place.call(name);
    const place = pageConnection.follow(id, {
      changed({ table, viewer, here, presence, watchers, names }) {
        if (table === undefined) return;
        shown.value = {
          state: table,
          here,
          watchers,
          names,
          call,
          ...(viewer !== undefined && { viewer }),
          ...(presence !== undefined && { presence }),
        };
      },
      async refused(refusal) {
        const state = await serverApi.state(id);
        if (left) return;
        // A table without spectators can still have open seats.
        shown.value = state.ok
          ? { state: state.value, here: [], viewer: "spectator", watchers: 0, names: [], call: () => undefined }
          : refusal;
      },
    });
    return () => {
      left = true;
      place.leave();
    };
  }, [id, shown]);
  return shown;
};
