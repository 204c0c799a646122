/** Opens the replay page: a match of this device by its id, any other record in memory, since it has no id here. */
import { signal } from "@preact/signals";
import { go } from "../../navigation/routes.ts";

export interface ReplaySource {
  /** A record or a story. */
  readonly text: string;
  /** The place where everybody finds it, if a server keeps it. */
  readonly place?: string;
}

export const replaySource = signal<ReplaySource | undefined>(undefined);

/** The record a server has sent last, and where everybody finds it. */
let kept: ReplaySource | undefined;

/** Says that a server keeps this record for everybody. */
export const noteKept = (text: string, table: string, match: string): void => {
  kept = { text, place: `/replays/online/${table}/${match}` };
};

export const showReplay = (text: string): void => {
  replaySource.value = kept?.text === text ? kept : { text };
  go("/replays");
};

/** A match saved on this device; its address can be opened again. */
export const showMatchReplay = (id: string): void => go(`/replays/saved/${id}`);
