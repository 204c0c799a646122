/** A server's table as one who has its link sees it: followed over the line, and asked for once where one may not look on. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { Refusal, Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { pageConnection } from "../../match/online/page-connection.ts";
import { serverApi } from "../../match/online/server-api.ts";

export interface ShownTable {
  readonly state: TableState;
  /** Nothing until the server has said who one is here. */
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
        // Where nobody may look on, one may still sit down.
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
