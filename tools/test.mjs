// `npm test`: installs if needed, then runs all tests. What follows `npm test --` goes to the test runner.
import { install, runNode } from "./setup.mjs";

install();
process.exitCode = runNode("node_modules/vitest/vitest.mjs", ["run", ...process.argv.slice(2)]);
