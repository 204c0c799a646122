/** All files of one build, as passed to the service worker. */
export interface Precache {
  /** Changes whenever any file does. */
  readonly version: string;
  /** Every path with the digest of its body: `sha256-` and base64. */
  readonly files: Readonly<Record<string, string>>;
  /** For each path that not everybody needs, all that somebody must use to need it. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}
