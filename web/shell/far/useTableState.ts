/** A server's table as one who has its link sees it: followed over the line, and asked for once where one may not look on. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { Refusal, Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { asking } from "../../table/remote/asking.ts";
import { pageLine } from "../../table/remote/own-line.ts";

export interface Shown {
  readonly state: TableState;
  /** Nothing until the server has said who one is here. */
  readonly viewer?: Viewer;
  readonly here: readonly number[];
}

export const useTableState = (id: string): ReadonlySignal<Shown | Refusal | undefined> => {
  const shown = useSignal<Shown | Refusal | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const place = pageLine.follow(id, {
      changed({ table, viewer, here }) {
        if (table !== undefined) shown.value = { state: table, here, ...(viewer !== undefined && { viewer }) };
      },
      async refused(refusal) {
        const state = await asking.state(id);
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
