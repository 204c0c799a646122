/** Everything one build consists of, as the service worker is told. */
export interface Precache {
  /** Changes whenever any file does. */
  readonly version: string;
  /** Every path, and what its body is checked against: `sha256-` and the digest in base64. */
  readonly files: Readonly<Record<string, string>>;
}
