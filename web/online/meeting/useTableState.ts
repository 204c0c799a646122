/** The state of a server's table by its link: subscribed, or fetched once where spectators are not allowed. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { Refusal, Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { pageConnection } from "../../match/online/page-connection.ts";
import { serverApi } from "../../match/online/server-api.ts";

export interface ShownTable {
  readonly state: TableState;
  /** `undefined` until the server has said which viewer this is. */
  readonly viewer?: Viewer;
  readonly here: readonly number[];
}

export const useTableState = (id: string): ReadonlySignal<ShownTable | Refusal | undefined> => {
  const shown = useSignal<ShownTable | Refusal | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const place = pageConnection.follow(id, {
      changed({ table, viewer, here }) {
        if (table !== undefined) shown.value = { state: table, here, ...(viewer !== undefined && { viewer }) };
      },
      async refused(refusal) {
        const state = await serverApi.state(id);
        if (left) return;
        // A table without spectators can still have open seats.
        shown.value = state.ok ? { state: state.value, here: [], viewer: "spectator" } : refusal;
      },
    });
    return () => {
      left = true;
      place.leave();
    };
  }, [id, shown]);
  return shown;
};
