/** The recovery page as a file of its own, whole in itself, that the page loads before anything else. */
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { target } from "./target.ts";

const source = fileURLToPath(new URL("../rescue/watch.ts", import.meta.url));
const name = "rescue.js";

const codeOf = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target,
      rolldownOptions: { input: source, output: { entryFileNames: name, format: "iife" } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === "chunk");
  if (chunk === undefined) throw new Error("the recovery page was not built");
  return chunk.code;
};

export const rescue = (): Plugin => {
  let base = "/";
  let isBuilt = false;
  return {
    name: "rescue",
    configResolved(config) {
      base = config.base;
      isBuilt = config.command === "build";
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: name, source: await codeOf() });
    },
    transformIndexHtml: (_, { path }) =>
      path.endsWith("index.html")
        ? [
            {
              tag: "script",
              attrs: isBuilt ? { src: base + name, defer: true } : { src: "/rescue/watch.ts", type: "module" },
              injectTo: "head-prepend",
            },
          ]
        : [],
  };
};
