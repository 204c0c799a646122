/** The message by which nodes tell each other what was used of the limits that hold over all of them. */

/** Limits by address or guest. Those of one connection concern one node alone. */
export const sharedLimits = ["account", "address", "remarks", "intents", "requests"] as const;
export type BucketName = (typeof sharedLimits)[number];

/** What was used of a limit through one node; of `sockets`, how many are open. */
export interface UsageEvent {
  readonly kind: "usage";
  readonly node: string;
  readonly limit: BucketName | "sockets";
  readonly used: readonly (readonly [name: string, amount: number])[];
}
