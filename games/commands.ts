/** The registry of games' questions on the command line: a game that has any is one line here. The page loads none of it. */
import type { Commands } from "@turnlight/kernel";

const loaders: Readonly<Record<string, () => Promise<Commands>>> = {
  head: async () => (await import("./head/commands/index.ts")).commands,
  wisp: async () => (await import("./wisp/commands/index.ts")).commands,
  zonk: async () => (await import("./zonk/commands/index.ts")).commands,
  thirteen: async () => (await import("./thirteen/commands/index.ts")).commands,
};

/** What a game can be asked; nothing of its own for most. */
export const commandsOf = async (game: string): Promise<Commands> =>
  (Object.hasOwn(loaders, game) ? await loaders[game]?.() : undefined) ?? {};
