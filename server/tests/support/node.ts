/** A server as a separate process, to be killed; its options come as JSON on the command line. */
import { flushCompileCache } from "node:module";
import { closeOnSignals, serve } from "@turnlight/server";

const served = await serve(JSON.parse(process.argv[2] ?? "{}"));
if (!served.ok) throw new Error(served.refusal.reason);
closeOnSignals(served.value);
// Written now, since a killed process cannot write it at exit.
flushCompileCache();
process.stdout.write(`${served.value.url}\n`);
