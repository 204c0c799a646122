#!/usr/bin/env node
// Plain JavaScript that any Node version can parse, so that an old one prints a clear message instead of a syntax
// error.
import module from "node:module";
import { fileURLToPath } from "node:url";
import { isModern, modernNode, runInPlace, whenShellEnds } from "../../tools/node.mjs";

if (isModern(process.versions.node)) {
  // A closed pipe, as of `| head`, is no error.
  process.stdout.on("error", (problem) => process.exit(problem.code === "EPIPE" ? 0 : 1));
  whenShellEnds(() => process.kill(process.pid, "SIGTERM"));
  // Types are stripped and code is compiled once, not at every call.
  module.enableCompileCache();
  const { run } = await import("../main.ts");
  const { processIo } = await import("../io.ts");
  process.exitCode = await run(process.argv.slice(2), processIo());
} else {
  const again = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  process.exitCode = await runInPlace(modernNode(), again);
}
