/** The replay's door. */
export type { ReplayPosition } from "./open.ts";
export { Replay, type ReplayProps } from "./Replay.tsx";
