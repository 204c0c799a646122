/** What the operator tells everybody who is connected, through every node: one text at a time, while it lasts. */
import type { ServerFrame } from "@turnlight/wire";
import type { StoredAnnouncement } from "../store/announcement.ts";
import type { OnlineStore } from "../store/store.ts";

type Send = (frame: ServerFrame) => void;

interface AnnouncementPorts {
  readonly store: Pick<OnlineStore, "announcement">;
  now(): number;
}

export class Announcements {
  readonly #ports: AnnouncementPorts;
  readonly #followers = new Set<Send>();
  #current: StoredAnnouncement | undefined;

  constructor(ports: AnnouncementPorts) {
    this.#ports = ports;
  }

  /** Reads what is announced now, and tells everybody if that is something else than before. */
  async reload(): Promise<void> {
    this.#stand(await this.#ports.store.announcement());
  }

  /** Ends an announcement whose time is over. */
  async tick(): Promise<void> {
    this.#stand(this.#current);
  }

  /** Sends what is announced, now and with every change. Returns the unsubscribe function. */
  follow(send: Send): () => void {
    this.#followers.add(send);
    if (this.#current !== undefined) send(this.#frame());
    return () => this.#followers.delete(send);
  }

  #stand(stored: StoredAnnouncement | undefined): void {
    const isOver = stored?.until !== undefined && stored.until <= this.#ports.now();
    const next = isOver ? undefined : stored;
    const isSame = next?.id === this.#current?.id;
    this.#current = next;
    if (!isSame) for (const send of this.#followers) send(this.#frame());
  }

  #frame(): ServerFrame {
    return { kind: "announcement", ...(this.#current !== undefined && { current: this.#current }) };
  }
}
