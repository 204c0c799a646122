/** What a connection needs around it. */
import type { ClientFrame } from "@turnlight/wire";
import type { ServerLimits } from "../config.ts";
import type { ServerLog } from "../log.ts";
import type { Matchmaker } from "../matching/matchmaker.ts";
import type { ServerMetrics } from "../metrics.ts";
import type { Announcements } from "../people/announcements.ts";
import type { Friends } from "../people/friends.ts";
import type { SignOuts } from "../people/sign-outs.ts";
import type { RateLimiter } from "../rate-limit.ts";
import type { SharedLimits } from "../shared-limits.ts";
import type { OnlineStore } from "../store/store.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import type { UnderWay } from "../under-way.ts";

export interface ConnectionPorts {
  readonly hall: TableDirectory;
  readonly store: OnlineStore;
  readonly shared: SharedLimits;
  readonly signOuts: SignOuts;
  readonly matchmaker: Matchmaker;
  readonly friends: Friends;
  readonly announcements: Announcements;
  readonly limits: ServerLimits;
  readonly buckets: {
    readonly connection: RateLimiter;
    readonly account: RateLimiter;
    readonly address: RateLimiter;
    readonly remarks: RateLimiter;
    readonly intents: RateLimiter;
  };
  readonly underWay: UnderWay;
  readonly log: ServerLog;
  readonly metrics: ServerMetrics;
  now(): number;
  report(problem: unknown): void;
}

/** The client of a connection. */
export interface Client {
  readonly name: string;
  readonly address: string;
  /** The token of their cookie, if a browser sent one. */
  readonly cookie: string | undefined;
}

export type FrameOf<K extends ClientFrame["kind"]> = Extract<ClientFrame, { kind: K }>;
