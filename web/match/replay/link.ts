/** A record in an address, without timestamps. */
import { isStory, readRecord, readStory, writeRecord } from "@turnlight/kernel";
import { packText, unpackText } from "./packed-text.ts";

/** The address of a record; undefined if the text is none. */
export const linkOf = async (text: string): Promise<string | undefined> => {
  const record = isStory(text) ? readStory(text) : readRecord(text);
  if (!record.ok) return undefined;
  const timeless = { ...record.value, entries: record.value.entries.map((entry) => ({ ...entry, at: 0 })) };
  return `#/replays/link/${await packText(writeRecord(timeless))}`;
};

/** The record in an address; empty if it cannot be read. */
export const recordIn = unpackText;
