/** The migrations in order, in SQL that both databases understand. */
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./migrations/", import.meta.url);

export const migrations: readonly { readonly number: number; readonly sql: string }[] = readdirSync(folder)
  .filter((name) => /^\d{3}-[a-z-]+\.sql$/.test(name))
  .sort()
  .map((name) => ({ number: Number(name.slice(0, 3)), sql: readFileSync(new URL(name, folder), "utf8") }));
