/** The record that the replay page shows next: handed over in memory, since a match that just ended is no file yet. */
import { signal } from "@preact/signals";

export interface Watched {
  readonly text: string;
  /** Who sat where; a file from anywhere does not say. */
  readonly names?: readonly string[];
}

export const recordToWatch = signal<Watched | undefined>(undefined);
