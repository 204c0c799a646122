/** The store's door. */
export type { AsideItem } from "./aside.ts";
export type { Kind } from "./kind.ts";
export { recordKey } from "./layout.ts";
export type { Imported } from "./merge.ts";
export { keepQuick, type QuickSettings, quickSettings } from "./quick.ts";
export * from "./reader.ts";
export * from "./saved.ts";
export { type Figures, statistics } from "./statistics.ts";
export { type Drawer, openStore, type Store } from "./store.ts";
export type { Trouble } from "./troubles.ts";
