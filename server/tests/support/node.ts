/** A server as a process of its own, to be killed: what it is to be comes as JSON on the command line. */
import { flushCompileCache } from "node:module";
import { closeOnSignals, serve } from "@turnlight/server";

const served = await serve(JSON.parse(process.argv[2] ?? "{}"));
if (!served.ok) throw new Error(served.refusal.reason);
closeOnSignals(served.value);
// Who is killed cannot write it at the end.
flushCompileCache();
process.stdout.write(`${served.value.url}\n`);
