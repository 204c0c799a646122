/**
 * The kernel's public interface for games and hosts. The conformance suite is exported separately, as
 * `@turnlight/kernel/conforms`.
 */
export * from "./aftermath.ts";
export * from "./attribution.ts";
export { bestLine } from "./best-line.ts";
export * from "./bot.ts";
export * from "./chance.ts";
export * from "./cli-command.ts";
export * from "./course.ts";
export * from "./days.ts";
export * from "./game.ts";
export * from "./level.ts";
export * from "./match.ts";
export { worthOfMove } from "./move-worth.ts";
export { isEqual } from "./plain-data.ts";
export * from "./record.ts";
export * from "./result.ts";
export * from "./review.ts";
export * from "./reviewer.ts";
export * from "./rules.ts";
export { seatRange } from "./seat-range.ts";
export * from "./series.ts";
export * from "./settings.ts";
export { reviewSetup } from "./setup-review.ts";
export * from "./side-by-side.ts";
export { isStory, mayRead, outcomeLine, readStory, stepLines, writeStory } from "./story.ts";
export { runToEnd, type Work } from "./work.ts";
