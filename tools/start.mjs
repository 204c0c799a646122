// `npm start`: installs and builds if needed, serves the page and opens a browser if there is one.
import { buildIfNeeded } from "./build.mjs";
import { install, runNodeInPlace } from "./setup.mjs";

install();
const status = buildIfNeeded();
process.exitCode =
  status === 0 ? await runNodeInPlace("cli/bin/turnlight.mjs", ["serve", "--open", ...process.argv.slice(2)]) : status;
