/** The way to the recovery page, in files of their own that need nothing else: one the page loads before anything, the other when it is needed. */
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { target } from "./target.ts";

const source = fileURLToPath(new URL("../rescue/watch.ts", import.meta.url));
const name = "rescue.js";

const filesOf = async (): Promise<readonly { readonly fileName: string; readonly code: string }[]> => {
  const built = await build({
    configFile: false,
    // What the page fetches later comes with it at once, and the bundler would warn of that.
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target,
      // As a library: nothing of the page's own loading comes with it.
      lib: { entry: source, formats: ["es"] },
      rolldownOptions: { output: { entryFileNames: name, chunkFileNames: "rescue-[name].js" } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  return outputs.filter((one) => one.type === "chunk");
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
      for (const { fileName, code } of await filesOf()) this.emitFile({ type: "asset", fileName, source: code });
    },
    transformIndexHtml: (_, { path }) =>
      path.endsWith("index.html")
        ? [
            {
              tag: "script",
              attrs: { src: isBuilt ? base + name : "/rescue/watch.ts", type: "module" },
              injectTo: "head-prepend",
            },
          ]
        : [],
  };
};
