/** Bans: a banned guest does nothing through any node, and operators' changes reach what is open. */
import { type Result, refuse } from "@turnlight/kernel";
import type { AuditEntry } from "../store/operator.ts";
import type { OnlineStore } from "../store/store.ts";

export const banned = (): Result<never> =>
  refuse("banned", "this account has been banned from online play", { right: "to ask whoever runs this server" });

export interface OperatorNewsPorts {
  readonly store: OnlineStore;
  /** Closes the connections of a guest. */
  endGuest(guest: string): void;
  /** Reloads the tables a guest sits at. */
  reload(guest: string): Promise<void>;
  /** Looks what is announced. */
  announced(): Promise<void>;
}

const most = 100;

/**
 * Follows the audit log: whatever an operator did, through any process, every node knows within a second. Lookups ask the
 * store itself; this is for what is open already.
 */
export class OperatorNews {
  readonly #ports: OperatorNewsPorts;
  #seen: number | undefined;

  constructor(ports: OperatorNewsPorts) {
    this.#ports = ports;
  }

  /** From here on. */
  async begin(): Promise<void> {
    this.#seen = await this.#ports.store.newestAudit();
  }

  async tick(): Promise<void> {
    const { store } = this.#ports;
    if (this.#seen === undefined) return;
    for (const entry of await store.auditAfter(this.#seen, most)) {
      await this.#hear(entry);
      this.#seen = entry.n;
    }
  }

  async #hear({ action, subject }: AuditEntry): Promise<void> {
    if (action === "ban") this.#ports.endGuest(subject);
    if (action === "rename") await this.#ports.reload(subject);
    if (action === "announce" || action === "end-announcement") await this.#ports.announced();
  }
}
