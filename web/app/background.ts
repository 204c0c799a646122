/** What goes on behind every page, loaded after its first paint. */
export { watchIdle } from "../ui/idle.ts";
export { startOffline } from "./offline/index.ts";
export { sendWaiting } from "./waiting-results.ts";
