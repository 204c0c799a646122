// The PostgreSQL that the server's tests start: the system's own, or installed if possible.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { installedByApt, onPath, runs } from "./apt.mjs";

const debian = "/usr/lib/postgresql";

const find = () => {
  const versions = (() => {
    try {
      return readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    } catch {
      return [];
    }
  })();
  const folder = versions.map((version) => join(debian, version, "bin")).find((bin) => runs(join(bin, "initdb")));
  return folder ?? onPath("initdb")?.replace(/[\\/]initdb$/, "");
};

/** The folder of `initdb` and `postgres`, or `undefined` after printing what to do. */
export const postgresFolder = () => {
  const named = process.env.POSTGRES_PATH;
  if (named) return named;
  const folder = find() ?? (installedByApt("PostgreSQL", "postgresql") ? find() : undefined);
  if (folder === undefined)
    console.error(
      "The server's tests need PostgreSQL, and none was found or could be installed.\n" +
        "Install it (for example: sudo apt-get install postgresql), or set POSTGRES_PATH to the folder of initdb.",
    );
  return folder;
};
