/** Opens the replay page: a match of this device by its id, any other record in memory, since it has no id here. */
import { signal } from "@preact/signals";
import { go } from "../../navigation/routes.ts";
import { type ReplaySource, withPlace } from "./kept-record.ts";

export const replaySource = signal<ReplaySource | undefined>(undefined);

export const showReplay = (text: string): void => {
  replaySource.value = withPlace(text);
  go("/replays");
};

/** A match saved on this device; its address can be opened again. */
export const showMatchReplay = (id: string): void => go(`/replays/saved/${id}`);
