/** The public interface of the rules. */
export * from "./board.ts";
export * from "./config.ts";
export * from "./grid.ts";
export { guessRefusal } from "./guessing.ts";
export * from "./hunt.ts";
export { fittingWords, possibleLines, shownCells } from "./imagine.ts";
export * from "./limits.ts";
export * from "./moves.ts";
export { type HeadRules, headRules } from "./rules.ts";
export { type SeriesScore, seriesScore, shownSeries } from "./series.ts";
export * from "./state.ts";
export * from "./words.ts";
