/**
 * The opponents' reasons for every decision of the match: those heard at the table, those saved with a match that is
 * opened again, and for a record those worked out anew from its seed.
 */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { decisionKey } from "@turnlight/games/zonk";
import type { MatchRecord } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { store, useEachFact } from "../shared.ts";
import { openSolver } from "../solver-worker.ts";
import { moveKindOf } from "./heard-move.ts";
import type { ZonkScreenProps } from "./props.ts";
import { reasonsInLog } from "./stored-reasons.ts";
import type { KnownReasons } from "./turn-log.ts";

const none: KnownReasons = new Map();

/** Empty for a match that is not saved here, as online. */
const savedReasons = async (match: string): Promise<KnownReasons> => {
  if (match === "") return none;
  const loaded = await (await store).load(match);
  return loaded.ok && loaded.value !== undefined ? reasonsInLog(loaded.value) : none;
};

/** A review opens the screen anew at every step of the same record. */
const worked = new WeakMap<MatchRecord, Promise<KnownReasons>>();

const workedOut = async (record: MatchRecord): Promise<KnownReasons> => {
  const solver = openSolver();
  const read = await solver.ask("explain", { record });
  solver.close();
  return read.ok ? new Map(read.value) : none;
};

/** Of a record, worked out anew from its seed. */
export const reasonsOf = (record: MatchRecord): Promise<KnownReasons> => {
  const known = worked.get(record) ?? workedOut(record);
  worked.set(record, known);
  return known;
};

export const useReasons = ({
  sight,
  entry,
  record,
}: Pick<ZonkScreenProps, "sight" | "entry" | "record">): ReadonlySignal<KnownReasons> => {
  const reasons = useSignal<KnownReasons>(none);
  const { commitment, match, laid } = sight.value;
  const hasBots = laid.sitters.some(({ kind }) => kind === "bot");
  useEffect(() => {
    reasons.value = none;
    if (!hasBots) return;
    let isPast = false;
    void (record === undefined ? savedReasons(match) : reasonsOf(record)).then((found) => {
      // What was heard meanwhile is newer.
      if (!isPast) reasons.value = new Map([...found, ...reasons.peek()]);
    });
    return () => {
      isPast = true;
    };
  }, [record, record === undefined ? commitment : "", hasBots]);
  useEachFact(entry, (heard) => {
    if (heard?.why === undefined) return;
    const { turns, takes } = sight.peek().view;
    const key = decisionKey({ turn: turns.length, takes: takes.length }, moveKindOf(heard));
    reasons.value = new Map([...reasons.peek(), [key, heard.why]]);
  });
  return reasons;
};
