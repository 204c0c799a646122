/** Everything one build consists of, as the service worker is told. */
export interface Precache {
  /** Changes whenever any file does. */
  readonly version: string;
  /** Paths with a hash in their name. */
  readonly hashed: readonly string[];
  /** Paths without one, and what a browser checks them against. */
  readonly named: Readonly<Record<string, string>>;
}
