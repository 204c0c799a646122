// `npm run fault`: breaks things on purpose and looks at what is left. `--kills N` kills servers under load,
// `--page --kills N` the browser at writes of its store.
import { install, runNode } from "./setup.mjs";

install();
const args = process.argv.slice(2);
process.exitCode = runNode(args.includes("--page") ? "tools/fault-page.mjs" : "bench/kills.ts", args);
