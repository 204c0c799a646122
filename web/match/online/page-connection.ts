/** The connection of this page: its socket, its clock, its wake-up events, and the name in its profile. */
import { readName } from "@turnlight/wire";
import { profile } from "../../store/device-store.ts";
import { besidePage } from "./address.ts";
import { type PageConnection, pageConnectionOver, whenBack } from "./connection-lifecycle.ts";

export const pageConnection: PageConnection = pageConnectionOver({
  connect: () => new WebSocket(besidePage("/api/socket").href.replace(/^http/, "ws")),
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  called() {
    const name = readName(profile.peek()?.name ?? "");
    return name.ok ? name.value : undefined;
  },
  whenBack: (wake) => whenBack(window, document, wake),
});
