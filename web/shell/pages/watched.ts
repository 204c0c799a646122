/** The record that the replay page shows next: handed over in memory, since a match that just ended is no file yet. */
import { signal } from "@preact/signals";

export const recordToWatch = signal<string | undefined>(undefined);
