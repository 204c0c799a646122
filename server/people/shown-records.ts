/** Records on a profile: replayed before they are kept, without anybody's name. */
import { gunzipSync } from "node:zlib";
import { accept, type Result, refuse } from "@turnlight/kernel";
import type { ShownRecord } from "@turnlight/wire";
import type { JudgePool } from "../boards/judge-pool.ts";
import type { ShownRecordRow } from "../store/shown-records.ts";
import type { OnlineStore } from "../store/store.ts";

export interface ShownRecordPorts {
  readonly store: OnlineStore;
  readonly judges: JudgePool;
  now(): number;
  freshId(): string;
}

/** On one profile. */
const mostShown = 12;

export const shownOf = ({ id, game, played, scores, seat }: ShownRecordRow): ShownRecord => ({
  id,
  game,
  played,
  scores: [...scores],
  seat,
});

export const showRecord = async (
  { store, judges, now, freshId }: ShownRecordPorts,
  guest: string,
  { record, played, seat }: { readonly record: string; readonly played: number; readonly seat: number },
): Promise<Result<undefined>> => {
  if ((await store.shownRecordsOf(guest)).length >= mostShown)
    return refuse("too-many-records", `${mostShown} matches on a profile are enough`, {
      right: "to take one off first",
      values: { most: mostShown },
    });
  const replayed = await judges.replay(record);
  if (!replayed.ok) return replayed;
  const { game, scores, fingerprint, packed } = replayed.value;
  if (scores[seat] === undefined) return refuse("no-such-seat", "seat not found", { right: "a seat of the match" });
  const made = now();
  const row = { id: freshId(), guest, fingerprint, game, played: Math.min(played, made), scores, seat, made };
  // Shown already: as it should be.
  await store.addShownRecord(row, packed);
  return accept(undefined);
};

export const recordText = (packed: string): string => gunzipSync(Buffer.from(packed, "base64")).toString("utf8");
