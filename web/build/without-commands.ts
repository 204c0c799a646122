/** Removes a game's commands (for the command line) from its manifest in the page's build, which never uses them. */
import type { Plugin } from "vite";

const nothing = "\0no-commands";

export const withoutCommands = (): Plugin => ({
  name: "without-commands",
  enforce: "pre",
  resolveId: (source, importer = "") =>
    source === "./commands/index.ts" && /(?<!\/web)\/games\/[^/]+\/[^/]+$/.test(importer) ? nothing : undefined,
  load: (id) => (id === nothing ? "export const commands = {};" : undefined),
});
