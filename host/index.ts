/** The host's door: what the page's worker and the server use. The contract suite has a door of its own. */
export * from "./log.ts";
export { type MemoryStore, memoryStore } from "./memory.ts";
export * from "./store.ts";
