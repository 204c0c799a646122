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

/** The folder of `initdb` and `postgres`, or `undefined` after one line on what is left out and how to have it. */
export const postgresFolder = () => {
  const named = process.env.POSTGRES_PATH;
  const folder = named ?? find() ?? (installedByApt("PostgreSQL", "postgresql") ? find() : undefined);
  if (folder) return folder;
  console.error(
    "PostgreSQL was not found and could not be installed: tests that need it are left out " +
      "(install it, or set POSTGRES_PATH to the folder of initdb).",
  );
  return undefined;
};
