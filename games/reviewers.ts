/** The registry of reviewers: a game whose decisions can be judged is one line here. Each is loaded only when it is asked for. */
import type { AnyReviewer } from "@turnlight/kernel";

export const reviewers: Readonly<Record<string, () => Promise<AnyReviewer>>> = {
  head: async () => (await import("./head/review/index.ts")).reviewer,
  wisp: async () => (await import("./wisp/review/index.ts")).reviewer,
  zonk: async () => (await import("./zonk/review/index.ts")).reviewer,
  thirteen: async () => (await import("./thirteen/review/index.ts")).reviewer,
};
