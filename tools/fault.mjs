// `npm run fault`: breaks things on purpose and looks at what is left. `--kills N` kills servers under load.
import { install, runNode } from "./setup.mjs";

install();
process.exitCode = runNode("bench/kills.ts", process.argv.slice(2));
