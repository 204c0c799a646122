/** The kernel's door: what games and hosts may use. The conformance suite has a door of its own, `@turnlight/kernel/conforms`. */
export * from "./aftermath.ts";
export * from "./bot.ts";
export * from "./chance.ts";
export * from "./command.ts";
export * from "./days.ts";
export * from "./game.ts";
export * from "./match.ts";
export { same } from "./plain.ts";
export * from "./record.ts";
export * from "./refusal.ts";
export * from "./review.ts";
export * from "./reviewer.ts";
export * from "./rules.ts";
export * from "./series.ts";
export * from "./settings.ts";
export * from "./side-by-side.ts";
export { isStory, mayRead, outcomeLine, readStory, stepLines, writeStory } from "./story.ts";
