/** The door to workers: asking on the page's side, answering on theirs. */
export { type Answers, answerCalls } from "./answering.ts";
export { type Calls, callsTo, type WorkerLike } from "./calls.ts";
export { beginAnewOnReturn, whenLeft } from "./leaving.ts";
