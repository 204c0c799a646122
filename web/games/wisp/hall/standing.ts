/** The standing over all matches, and the result of one match. */
import { aftermath, isHinted, type WispResult, type WispStanding } from "@turnlight/games/wisp";
import { store } from "../../../store/device-store.ts";
import { legacyStanding } from "./legacy-import.ts";

export const standingNow = async (): Promise<WispStanding> => (await store).standing("wisp", aftermath, legacyStanding);

/** The result of a finished match; undefined where it was not won. */
export const earnedIn = async (match: string): Promise<WispResult | undefined> => {
  const archived = await (await store).archived(match);
  const [own] = archived?.earned ?? [];
  const read = own === undefined ? undefined : aftermath.readResult(own.result);
  return read?.ok ? read.value : undefined;
};

/** Whether a hint was used in the attempt that ended this match. */
export const wasHinted = async (match: string): Promise<boolean> => {
  const archived = await (await store).archived(match);
  const notes = (archived?.log ?? []).flatMap(({ happened }) => (happened.kind === "note" ? [happened.note] : []));
  return isHinted(notes);
};
