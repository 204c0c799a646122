/** The track of a side-by-side match, in German. */
import type { TrackTexts } from "./race-track.en.ts";

export const de: TrackTexts = { track: "Rennen", leads: "in Führung" };
