/** The coach on offers: what each would add to this run, in points of the next stage, computed in a worker. */
import { useSignal } from "@preact/signals";
import type { RunState } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import type { ThirteenSolver } from "../solver-worker.ts";

export const useAdded = (
  line: ThirteenSolver,
  state: RunState,
  offers: readonly (string | null)[],
  asked: boolean,
): ReadonlyMap<string, number> => {
  const known = useSignal<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    known.value = new Map();
    if (!asked) return;
    const items = offers.filter((item) => item !== null);
    let isGone = false;
    void line.ask("added", { state, items }).then((read) => {
      if (isGone || !read.ok) return;
      known.value = new Map(
        items.flatMap((item, i): readonly (readonly [string, number])[] => {
          const points = read.value[i];
          return typeof points === "number" ? [[item, points]] : [];
        }),
      );
    });
    return () => {
      isGone = true;
    };
  }, [line, state, offers, asked, known]);
  return known.value;
};
