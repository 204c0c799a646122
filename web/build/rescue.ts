/**
 * Builds the recovery page as self-contained files: one that the page loads before anything else, the other on demand.
 */
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { languageFolders } from "./language-folders.ts";
import { withoutPackages } from "./licences.ts";
import { target } from "./target.ts";

const source = fileURLToPath(new URL("../rescue/watch.ts", import.meta.url));
const name = "rescue.js";

const filesOf = async (): Promise<readonly { readonly fileName: string; readonly code: string }[]> => {
  const built = await build({
    configFile: false,
    // Dynamic imports are inlined, and the bundler would warn of that.
    logLevel: "error",
    publicDir: false,
    plugins: [languageFolders(), withoutPackages()],
    build: {
      write: false,
      target,
      // As a library, so that none of the page's own loading code is included.
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
