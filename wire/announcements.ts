/** What the operator of a server announces, as a client sees it. */
import type { ServerFrame } from "./protocol.ts";
import type { ServerConnection } from "./server-connection.ts";

export type Announcement = NonNullable<Extract<ServerFrame, { kind: "announcement" }>["current"]>;

/** Follows announcements: called with the current one if there is one, and with every change. */
export const followAnnouncements = (
  connection: Pick<ServerConnection, "attach">,
  changed: (current: Announcement | undefined) => void,
): (() => void) => {
  const line = connection.attach({
    opened: () => line.send({ kind: "announcements", id: line.freshId() }),
    heard(frame) {
      if (frame.kind === "announcement") changed(frame.current);
    },
  });
  return () => line.detach();
};
