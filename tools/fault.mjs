// `npm run fault`: fault injection. `--kills N` kills servers under load, `--page --kills N` kills the browser during
// writes to its store.
import { install, runNode } from "./setup.mjs";

install();
const args = process.argv.slice(2);
process.exitCode = runNode(args.includes("--page") ? "tools/fault-page.mjs" : "bench/kills.ts", args);
