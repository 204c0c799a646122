/**
 * A row that was cut off while being written: the kernel may end a write of a killed process after any page of memory.
 * It happens rarely, so it is forced here, at the end of the browser's own log.
 */
import { appendFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The log consists of blocks; a row begins with seven bytes: checksum, length, kind. */
const block = 32_768;
const halfRow = (): Buffer => {
  const head = Buffer.from([1, 2, 3, 4, 0, 4, 1]);
  return Buffer.concat([head, Buffer.alloc(40, "half")]);
};

/** The newest log of the page's databases in a profile. */
const logIn = (profile: string): string => {
  const found = readdirSync(profile, { recursive: true, encoding: "utf8" })
    .filter((name) => /indexeddb\.leveldb\/\d+\.log$/.test(name))
    .toSorted();
  const newest = found.at(-1);
  if (newest === undefined) throw new Error(`no log of a database in ${profile}`);
  return join(profile, newest);
};

export const tearLog = (profile: string): void => {
  const log = logIn(profile);
  const room = block - (statSync(log).size % block);
  const row = halfRow();
  appendFileSync(log, room < 2 * row.length ? Buffer.concat([Buffer.alloc(room), row]) : row);
};
