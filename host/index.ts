/** Public API of the host package, for the page's worker and the server. The contract suite is exported separately. */

export { botThought } from "./bot-thought.ts";
export * from "./commands.ts";
export { HostedMatch } from "./hosted-match.ts";
export * from "./log.ts";
export { type MemoryStore, memoryStore } from "./memory-store.ts";
export { applyPatch, diff, type Patch } from "./patch.ts";
export { type PracticeStart, practicePrefix, startPractice } from "./practice.ts";
export type { RematchEvent, RematchOffers } from "./rematch-offers.ts";
export * from "./sight.ts";
export * from "./store.ts";
export type { TableChange } from "./table-change.ts";
export { sealedOccasion } from "./viewer-events.ts";
