/** A record in an address: compressed, in URL-safe letters, and without timestamps. */
import { isStory, readRecord, readStory, writeRecord } from "@turnlight/kernel";

const packed = async (text: string, way: CompressionStream | DecompressionStream): Promise<Response> => {
  const bytes = way instanceof CompressionStream ? new TextEncoder().encode(text) : lettersRead(text);
  return new Response(new Blob([bytes]).stream().pipeThrough(way));
};

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const lettersRead = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The address of a record; undefined if the text is none. */
export const linkOf = async (text: string): Promise<string | undefined> => {
  const record = isStory(text) ? readStory(text) : readRecord(text);
  if (!record.ok) return undefined;
  const timeless = { ...record.value, entries: record.value.entries.map((entry) => ({ ...entry, at: 0 })) };
  const answer = await packed(writeRecord(timeless), new CompressionStream("deflate-raw"));
  return `#/replays/link/${lettersOf(new Uint8Array(await answer.arrayBuffer()))}`;
};

/** The record in an address; empty if it cannot be read. */
export const recordIn = async (letters: string): Promise<string> => {
  try {
    return await (await packed(letters, new DecompressionStream("deflate-raw"))).text();
  } catch {
    return "";
  }
};
