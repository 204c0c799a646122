/** The host's door: what the page's worker and the server use. The contract suite has a door of its own. */
export { type Change, changed, changeOf } from "./change.ts";
export * from "./commands.ts";
export { HostedMatch } from "./hosted.ts";
export * from "./log.ts";
export { type MemoryStore, memoryStore } from "./memory.ts";
export { type PlayOn, playOn, practice } from "./playing-on.ts";
export * from "./sight.ts";
export * from "./store.ts";
export { thoughtOf } from "./thinking.ts";
