/** The way to the replay: a match of this device by its name, any other record in memory, since it is no file yet. */
import { signal } from "@preact/signals";
import { go } from "../../navigation/routes.ts";

interface ReplaySource {
  /** A record or a story. */
  readonly text: string;
}

export const replaySource = signal<ReplaySource | undefined>(undefined);

export const showReplay = (text: string): void => {
  replaySource.value = { text };
  go("/replay");
};

/** A match that this device has kept; its address can be opened again. */
export const showMatchReplay = (id: string): void => go(`/replay/kept/${id}`);
