/** The store's door. */
export type { AsideItem } from "./aside.ts";
export type { Kind } from "./kind.ts";
export * from "./reader.ts";
export * from "./saved.ts";
export { type Drawer, openStore, recordKey, type Store } from "./store.ts";
export type { Trouble } from "./troubles.ts";
