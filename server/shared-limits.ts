/**
 * The limits that hold over all nodes: each says regularly what was used of them through it, and counts what the others
 * say. What is hardly used is not worth a message; without messages each node limits by itself.
 */
import { randomUUID } from "node:crypto";
import type { ServerLimits } from "./config.ts";
import { RateLimiter } from "./rate-limit.ts";
import type { OnlineStore } from "./store/store.ts";
import { type BucketName, sharedLimits, type UsageEvent } from "./store/usage-event.ts";

/** What a name uses of its refill, or of its sockets, below which the other nodes are not told. */
const tellFrom = { refill: 0.1, sockets: 0.05 } as const;
/** Milliseconds after which a node that has said nothing has no sockets. */
const nodeGone = 5000;

interface SharedLimitsPorts {
  readonly store: Pick<OnlineStore, "shared" | "tell">;
  readonly limits: Pick<ServerLimits, BucketName | "socketsPerAddress" | "reconcile">;
  now(): number;
}

export class SharedLimits {
  readonly #ports: SharedLimitsPorts;
  readonly #node = randomUUID();
  readonly buckets: Readonly<Record<BucketName, RateLimiter>>;
  /** Sockets by address, through this node. */
  readonly #sockets = new Map<string, number>();
  #hasToldSockets = false;
  /** The same through others, and when they last said so. */
  readonly #elsewhere = new Map<string, { at: number; sockets: Map<string, number> }>();

  constructor(ports: SharedLimitsPorts) {
    this.#ports = ports;
    const { limits, now } = ports;
    const bucket = (name: BucketName): RateLimiter => new RateLimiter(limits[name], now);
    this.buckets = {
      account: bucket("account"),
      address: bucket("address"),
      remarks: bucket("remarks"),
      intents: bucket("intents"),
      requests: bucket("requests"),
    };
  }

  /** Whether an address may open another socket. */
  mayOpen(address: string): boolean {
    const { limits, now } = this.#ports;
    let open = this.#sockets.get(address) ?? 0;
    for (const { at, sockets } of this.#elsewhere.values())
      if (now() - at < nodeGone) open += sockets.get(address) ?? 0;
    return open < limits.socketsPerAddress;
  }

  opened(address: string): void {
    this.#sockets.set(address, (this.#sockets.get(address) ?? 0) + 1);
  }

  closed(address: string): void {
    const left = (this.#sockets.get(address) ?? 1) - 1;
    if (left === 0) this.#sockets.delete(address);
    else this.#sockets.set(address, left);
  }

  /** Tells the other nodes what was used since the last time. */
  async tick(): Promise<void> {
    const { store, limits } = this.#ports;
    for (const limit of sharedLimits) {
      const least = Math.max(1, limits[limit].perSecond * (limits.reconcile / 1000) * tellFrom.refill);
      const used = this.buckets[limit].takeSpent().filter(([, amount]) => amount >= least);
      if (store.shared && used.length > 0) await this.#tell(limit, used);
    }
    if (!store.shared) return;
    const many = Math.max(1, limits.socketsPerAddress * tellFrom.sockets);
    const open = [...this.#sockets].filter(([, count]) => count >= many);
    if (open.length > 0 || this.#hasToldSockets) await this.#tell("sockets", open);
    this.#hasToldSockets = open.length > 0;
  }

  hear({ node, limit, used }: UsageEvent): void {
    if (node === this.#node) return;
    if (limit !== "sockets") {
      for (const [name, amount] of used) this.buckets[limit].charge(name, amount);
      return;
    }
    this.#elsewhere.set(node, { at: this.#ports.now(), sockets: new Map(used) });
    for (const [other, { at }] of this.#elsewhere)
      if (this.#ports.now() - at >= nodeGone) this.#elsewhere.delete(other);
  }

  #tell(limit: UsageEvent["limit"], used: UsageEvent["used"]): Promise<void> {
    return this.#ports.store.tell({ kind: "usage", node: this.#node, limit, used }).catch(() => undefined);
  }
}
