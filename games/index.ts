/** The registry of games: a new game is one line here. Each is loaded only when it is asked for. */
import type { AnyGame } from "@turnlight/kernel";

export const games: Readonly<Record<string, () => Promise<AnyGame>>> = {
  "dice-race": async () => (await import("@turnlight/kernel/examples/dice-race")).diceRace,
  head: async () => (await import("./head/index.ts")).head,
  "hidden-number": async () => (await import("@turnlight/kernel/examples/hidden-number")).hiddenNumber,
  wisp: async () => (await import("./wisp/index.ts")).wisp,
  zonk: async () => (await import("./zonk/index.ts")).zonk,
  thirteen: async () => (await import("./thirteen/index.ts")).thirteen,
  "wisp-side-by-side": async () => (await import("./wisp/index.ts")).wispSideBySide,
  "thirteen-side-by-side": async () => (await import("./thirteen/index.ts")).thirteenSideBySide,
};
