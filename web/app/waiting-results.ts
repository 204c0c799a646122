/** Results that were played without a connection are sent once there is one. */

import { hasWaiting } from "../boards/waiting-mark.ts";

/** Looks at the start and whenever the connection is back. Nothing is loaded where nothing waits. */
export const sendWaiting = (): void => {
  const send = () => {
    if (!hasWaiting()) return;
    void import("../boards/outbox.ts").then(
      ({ flush }) => flush(),
      () => undefined,
    );
  };
  addEventListener("online", send);
  if (navigator.onLine) send();
};
