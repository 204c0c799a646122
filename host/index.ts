/** The host's door: what the page's worker and the server use. The contract suite has a door of its own. */

export { botThought } from "./bot-thought.ts";
export * from "./commands.ts";
export { HostedMatch } from "./hosted-match.ts";
export * from "./log.ts";
export { type MemoryStore, memoryStore } from "./memory-store.ts";
export { applyPatch, diff, type Patch } from "./patch.ts";
export { type PracticeStart, practicePrefix, startPractice } from "./practice.ts";
export * from "./sight.ts";
export * from "./store.ts";
