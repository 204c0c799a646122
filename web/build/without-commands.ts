/** A game's manifest names its commands for the command line. The page never asks for them, and does not carry them. */
import type { Plugin } from "vite";

const nothing = "\0no-commands";

export const withoutCommands = (): Plugin => ({
  name: "without-commands",
  enforce: "pre",
  resolveId: (source, importer = "") =>
    source === "./commands/index.ts" && /(?<!\/web)\/games\/[^/]+\/[^/]+$/.test(importer) ? nothing : undefined,
  load: (id) => (id === nothing ? "export const commands = {};" : undefined),
});
