/**
 * Preloads a lobby's files while the page itself is still loading. The server does not see the part of the address
 * behind `#`, so a small script beside the entry picks them.
 */
import type { Plugin } from "vite";

const name = "lobbies.js";
const lobby = /\/web\/games\/([^/]+)\/lobby\/Lobby\.tsx$/;

interface Part {
  readonly imports: readonly string[];
  readonly sheets: readonly string[];
}

/** The files of a chunk and of everything it imports. */
const filesOf = (file: string, parts: ReadonlyMap<string, Part>, found = new Set<string>()): Set<string> => {
  const part = parts.get(file);
  if (part === undefined || found.has(file)) return found;
  found.add(file);
  for (const needed of part.imports) filesOf(needed, parts, found);
  for (const sheet of part.sheets) found.add(sheet);
  return found;
};

/** Low priority: the page's own files come first. Sheets are only preloaded; the page applies them, in its own order. */
const code = (
  files: Readonly<Record<string, readonly string[]>>,
  base: string,
): string => `const files = new Map(${JSON.stringify(Object.entries(files))});
for (const file of files.get(/^#\\/play\\/([^/]+)/.exec(location.hash)?.[1]) ?? []) {
  const link = document.createElement("link");
  link.rel = file.endsWith(".css") ? "preload" : "modulepreload";
  if (file.endsWith(".css")) link.as = "style";
  link.crossOrigin = "";
  link.fetchPriority = "low";
  link.href = ${JSON.stringify(base)} + file;
  document.head.append(link);
}
`;

export const lobbies = (): Plugin => {
  let base = "/";
  return {
    name: "lobbies",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const parts = new Map(
          chunks.map(({ fileName, imports, viteMetadata }) => [
            fileName,
            { imports, sheets: [...(viteMetadata?.importedCss ?? [])] },
          ]),
        );
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/web/index.html"));
        const there = filesOf(entry?.fileName ?? "", parts);
        const files = Object.fromEntries(
          chunks.flatMap(({ fileName, moduleIds }) => {
            const game = moduleIds.map((id) => lobby.exec(id)?.[1]).find((found) => found !== undefined);
            return game === undefined ? [] : [[game, [...filesOf(fileName, parts)].filter((file) => !there.has(file))]];
          }),
        );
        this.emitFile({ type: "asset", fileName: name, source: code(files, base) });
      },
    },
    transformIndexHtml: (_, { path }) =>
      path.endsWith("index.html")
        ? [{ tag: "script", attrs: { src: base + name, type: "module", async: true }, injectTo: "head-prepend" }]
        : [],
  };
};
