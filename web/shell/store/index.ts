/** The store's door. */

export { firstPaintSettings, keepFirstPaint } from "./first-paint.ts";
export type { Kind } from "./kind.ts";
export { recordKey } from "./layout.ts";
export * from "./reader.ts";
export * from "./saved.ts";
export { type Figures, statistics } from "./statistics.ts";
export { openStore, type Store } from "./store.ts";
export type { Trouble } from "./troubles.ts";
