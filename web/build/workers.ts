/**
 * Builds workers as part of the page's own build, so that page and workers share files. Each is started by a small file
 * that does nothing but import the worker: WebKit runs a worker's first file once more when another file imports it,
 * and no chunk can import a file that is written after bundling.
 */
import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const preloadHelper = "\0vite/preload-helper.js";
/** The beginning of the preload code for a lazily loaded file, in Vite's helper. */
const preloads = "let promise = Promise.resolve();";
const withoutDocument = `if (typeof document === "undefined") return baseModule();`;

const begun = /new Worker\(\s*new URL\(\s*("[^"]+")\s*,\s*import\.meta\.url\s*\)/g;

/** The start file of a built worker. */
const startOf = (file: string): string => file.replace(/\.js$/, ".start.js");

/**
 * WebKit delivers messages while a worker's imports are still loading, and messages without a listener are lost. So the
 * start file imports nothing statically and buffers messages until the worker itself listens.
 */
const startCode = (file: string): string => `const early = [];
const keep = ({ data }) => early.push(data);
self.addEventListener("message", keep);
import("./${file}").then(() => {
  self.removeEventListener("message", keep);
  for (const data of early) self.dispatchEvent(new MessageEvent("message", { data }));
}, reportError);
`;

export const workers = (): Plugin => {
  /** The chunk reference of each worker, by its source file. */
  const references = new Map<string, string>();
  return {
    name: "workers",
    apply: "build",
    enforce: "pre",
    buildStart: () => references.clear(),
    transform(code, id) {
      if (id === preloadHelper) {
        if (!code.includes(preloads))
          throw new Error("Vite preloads in another way than it did; see web/build/workers.ts");
        return { code: code.replace(preloads, `${withoutDocument}\n${preloads}`), map: null };
      }
      if (!code.includes("new Worker(")) return null;
      const refer = (quoted: string): string => {
        const source = resolve(dirname(id), JSON.parse(quoted));
        const reference = references.get(source) ?? this.emitFile({ type: "chunk", id: source });
        references.set(source, reference);
        return `new Worker(import.meta.ROLLUP_FILE_URL_${reference}`;
      };
      return { code: code.replace(begun, (_, quoted: string) => refer(quoted)), map: null };
    },
    // Relative to the script that starts it, wherever the page is hosted.
    resolveFileUrl({ referenceId, fileName }) {
      if (![...references.values()].includes(referenceId)) return null;
      return `new URL(${JSON.stringify(startOf(basename(fileName)))}, import.meta.url).href`;
    },
    generateBundle() {
      for (const reference of references.values()) {
        const file = this.getFileName(reference);
        this.emitFile({ type: "asset", fileName: startOf(file), source: startCode(basename(file)) });
      }
    },
  };
};
