/** The migrations in order, in SQL that both databases understand. */
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./migrations/", import.meta.url);

export const migrations: readonly { readonly number: number; readonly sql: string }[] = readdirSync(folder)
  .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
  .sort()
  .map((name) => ({ number: Number(name.slice(0, 3)), sql: readFileSync(new URL(name, folder), "utf8") }));

export const newestMigration = migrations.at(-1)?.number ?? 0;

/** The migrations that a database of one version lacks; throws for one that a newer version has written. */
export const missingMigrations = (done: number, upTo: number): typeof migrations => {
  if (done > newestMigration)
    throw new Error(`it was written by a newer version (${done}; this one knows ${newestMigration})`);
  return migrations.filter(({ number }) => number > done && number <= upTo);
};
