/** The queue for quick matches, as a client sees it. Rejoins by itself after a lost connection. */
import type { Refusal } from "@turnlight/kernel";
import type { ClientFrame, ServerFrame } from "./protocol.ts";
import type { ServerConnection } from "./server-connection.ts";

type JoinFrame = Extract<ClientFrame, { kind: "queue" }>;
type FrameBody<K extends ServerFrame["kind"]> = Omit<Extract<ServerFrame, { kind: K }>, "kind">;

/** What one waits for, and as whom. */
export type QueueWish = Omit<JoinFrame, "kind" | "id">;

export type QueueState =
  /** The connection is down, or the server has not answered yet. */
  | { readonly kind: "joining" }
  | ({ readonly kind: "queued" } & FrameBody<"queued">)
  | ({ readonly kind: "found" } & FrameBody<"found">)
  | ({ readonly kind: "seated" } & FrameBody<"seated">)
  | ({ readonly kind: "unqueued" } & FrameBody<"unqueued">)
  | { readonly kind: "refused"; readonly refusal: Refusal };

export interface QueueTicket {
  readonly now: QueueState;
  /** Answers the offer of `found`, or takes the bot of `queued`. */
  confirm(offer: string, agrees: boolean, phrase?: string): void;
  leave(): void;
}

const isOver = ({ kind }: QueueState): boolean => kind === "seated" || kind === "unqueued" || kind === "refused";

/** Waits for an opponent; tells each change of the ticket. */
export const joinQueue = (
  connection: Pick<ServerConnection, "attach">,
  wish: QueueWish,
  changed: (now: QueueState) => void,
): QueueTicket => {
  let now: QueueState = { kind: "joining" };
  let asked = "";
  const stand = (next: QueueState): void => {
    now = next;
    if (isOver(next)) line.detach();
    changed(next);
  };
  const line = connection.attach({
    opened() {
      asked = line.freshId();
      line.send({ kind: "queue", id: asked, ...wish });
    },
    lost() {
      if (!isOver(now)) stand({ kind: "joining" });
    },
    heard(frame) {
      if (!isOver(now) && frame.kind !== "friends" && frame.kind !== "announcement") stand(frame);
    },
    refused(id, refusal) {
      if (id === asked && !isOver(now)) stand({ kind: "refused", refusal });
    },
  });
  return {
    get now() {
      return now;
    },
    confirm: (offer, agrees, phrase) =>
      line.send({
        kind: "confirm",
        id: line.freshId(),
        offer,
        agrees,
        ...(phrase !== undefined && { phrase }),
      }),
    leave() {
      if (isOver(now)) return;
      line.send({ kind: "unqueue", id: line.freshId() });
      stand({ kind: "unqueued", why: "left" });
    },
  };
};

/** Follows one's friends' presence and challenges; `shown` lets them see one's own. Returns the unsubscribe function. */
export const followFriends = (
  connection: Pick<ServerConnection, "attach">,
  shown: boolean,
  changed: (now: FrameBody<"friends">) => void,
): (() => void) => {
  const line = connection.attach({
    opened: () => line.send({ kind: "friends", id: line.freshId(), shown }),
    heard(frame) {
      if (frame.kind === "friends") changed(frame);
    },
  });
  return () => line.detach();
};
