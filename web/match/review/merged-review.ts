/** Two reviews of one match, made at different doors, become one. */
import { readRecord } from "@turnlight/kernel";
import type { SavedReview } from "./format.ts";

const hasNames = (record: string): boolean => {
  const read = readRecord(record);
  return read.ok && read.value.players !== undefined;
};

/** Of two reviews of one match the newer judgement, with the names either has; it is one's own if either says so. */
export const mergedReview = (one: SavedReview, two: SavedReview): SavedReview => {
  const [older, newer] =
    one.engine < two.engine || (one.engine === two.engine && one.at <= two.at) ? [one, two] : [two, one];
  const record = hasNames(newer.record) || !hasNames(older.record) ? newer.record : older.record;
  return { ...newer, record, own: one.own || two.own };
};
