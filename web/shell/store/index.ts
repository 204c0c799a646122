/** The store's door. */
export type { Kind } from "./kind.ts";
export { recordKey } from "./layout.ts";
export { keepQuick, quickSettings } from "./quick.ts";
export * from "./reader.ts";
export * from "./saved.ts";
export { type Figures, statistics } from "./statistics.ts";
export { openStore, type Store } from "./store.ts";
export type { Trouble } from "./troubles.ts";
