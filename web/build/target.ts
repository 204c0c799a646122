/**
 * The oldest browsers the page is built for. The bundler rewrites syntax they do not know, but polyfills neither
 * functions nor style rules: what a built file may not use is listed here, and a build that uses it fails.
 */
import type { Plugin } from "vite";

/** The newest two of each engine when this was set, Firefox ESR, and everything from iOS 17 on. */
export const target = ["chrome155", "edge155", "firefox153", "safari17", "ios17"];

interface MissingFeature {
  readonly what: string;
  /** Matches an unguarded use in a built file. */
  readonly used: RegExp;
  /** The version that introduced it, or what never supports it. */
  readonly lacks: string;
}

const inScripts: readonly MissingFeature[] = [
  { what: "groupBy", used: /\b(?:Object|Map)\.groupBy\b/, lacks: "Safari before 17.4" },
  { what: "Promise.withResolvers", used: /\bPromise\.withResolvers\b/, lacks: "Safari before 17.4" },
  { what: "Promise.try", used: /\bPromise\.try\b/, lacks: "Safari before 18.2" },
  { what: "checkVisibility", used: /\.checkVisibility\(/, lacks: "Safari before 17.4" },
  { what: "RegExp.escape", used: /\bRegExp\.escape\b/, lacks: "Safari before 18.2" },
  { what: "URL.parse", used: /\bURL\.parse\(/, lacks: "Safari before 18" },
  {
    what: "Iterator helpers",
    used: /\bIterator\.from\b|\.(?:keys|values|entries)\(\)\.(?:map|filter|take|drop|reduce|some|every|find|forEach|toArray)\(/,
    lacks: "Safari before 18.4",
  },
  { what: "base64 of bytes", used: /\.(?:fromBase64|toBase64)\(/, lacks: "Safari before 18.2" },
  { what: "requestIdleCallback", used: /(?<![.?"'`\w])requestIdleCallback\(/, lacks: "every Safari" },
  { what: "navigator.vibrate", used: /navigator\.vibrate\(/, lacks: "every Safari" },
];

const inSheets: readonly MissingFeature[] = [
  { what: "@scope", used: /@scope\b/, lacks: "Safari before 17.4" },
  { what: "light-dark()", used: /\blight-dark\(/, lacks: "Safari before 17.5" },
  { what: "anchored places", used: /\banchor\(|\bposition-anchor:/, lacks: "Safari before 26" },
  {
    what: "CSS conditions and functions",
    used: /[:\s]if\((?:style|media|supports)\(|@function\b/,
    lacks: "Safari and Firefox",
  },
  // The height of a phone's viewport changes with the browser's bars: dvh follows it, vh does not.
  { what: "100vh", used: /(?<![\d.])100vh\b/, lacks: "phones, whose bars cover its end: 100dvh is right" },
];

/** The unsupported features a file uses. */
export const missingIn = (file: string, code: string): readonly string[] => {
  const table = file.endsWith(".css") ? inSheets : file.endsWith(".js") ? inScripts : [];
  return table
    .filter(({ used }) => used.test(code))
    .map(({ what, lacks }) => `${file} uses ${what}, missing in ${lacks}`);
};

export const withinTarget = (): Plugin => ({
  name: "within-target",
  apply: "build",
  generateBundle(_, bundle) {
    const faults = Object.values(bundle).flatMap((file) =>
      missingIn(file.fileName, file.type === "chunk" ? file.code : String(file.source)),
    );
    if (faults.length > 0) this.error(faults.join("\n"));
  },
});
