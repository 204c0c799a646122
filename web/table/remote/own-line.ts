/** The line of this very page: its socket, its clock, its signs that the device is awake again, and the name in its profile. */
import { profile } from "../../store/device.ts";
import { type PageLine, pageLineOver } from "./page-line.ts";

const whenBack = (wake: () => void): (() => void) => {
  const seen = (): void => {
    if (document.visibilityState === "visible") wake();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", seen);
  };
};

export const pageLine: PageLine = pageLineOver({
  connect: () => new WebSocket(new URL("/api/socket", location.href.replace(/^http/, "ws"))),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  called: () => profile.peek()?.name,
  whenBack,
});
