/** Our server as a target; its configuration is given as JSON on the command line. */
import { serve } from "@turnlight/server";
import { answerAt } from "./answering.ts";

const served = await serve(JSON.parse(process.argv[2] ?? "{}"));
if (!served.ok) throw new Error(served.refusal.reason);
answerAt(served.value.url);
