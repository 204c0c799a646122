/** The track of a side-by-side match, in English. */
export const en = { track: "Race", leads: "in the lead" };

export type TrackTexts = typeof en;
