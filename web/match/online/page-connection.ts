/** The line of this very page: its socket, its clock, its signs that the device is awake again, and the name in its profile. */
import { profile } from "../../store/device-store.ts";
import { type PageConnection, pageConnectionOver, whenBack } from "./connection-lifecycle.ts";

export const pageConnection: PageConnection = pageConnectionOver({
  connect: () => new WebSocket(new URL("/api/socket", location.href.replace(/^http/, "ws"))),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  called: () => profile.peek()?.name,
  whenBack: (wake) => whenBack(window, document, wake),
});
