/** The way to the replay: a match of this device by its name, any other record in memory, since it is no file yet. */
import { signal } from "@preact/signals";
import { go } from "../routes.ts";

interface Watched {
  /** A record or a story. */
  readonly text: string;
}

export const recordToWatch = signal<Watched | undefined>(undefined);

export const watchRecord = (text: string): void => {
  recordToWatch.value = { text };
  go("/replay");
};

/** A match that this device has kept; its address can be opened again. */
export const watchMatch = (id: string): void => go(`/replay/kept/${id}`);
