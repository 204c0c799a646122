/** The line of this very page: its socket, its clock, its signs that the device is awake again, and the name in its profile. */
import { profile } from "../../store/device.ts";
import { besidePage } from "./address.ts";
import { type PageLine, pageLineOver, whenBack } from "./page-line.ts";

export const pageLine: PageLine = pageLineOver({
  connect: () => new WebSocket(besidePage("/api/socket").href.replace(/^http/, "ws")),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  called: () => profile.peek()?.name,
  whenBack: (wake) => whenBack(window, document, wake),
});
