/** Everything this game's page imports from the rest of the page, in one module. */

export { dayName } from "../../language/format.ts";
export { texts } from "../../language/language.ts";
export { refusalText } from "../../language/refusals.ts";
export { today } from "../../language/today.ts";
export { useEachFact } from "../../match/each-fact.ts";
export { signs } from "../../match/review/amounts.ts";
export type { ReviewBoardProps } from "../../match/review/board.ts";
export { openReview } from "../../match/review/navigation.ts";
export type { ReviewWords } from "../../match/review/review-words.ts";
export { settle } from "../../match/settle.ts";
export { ownSeat, startMatch } from "../../match/start-match.ts";
export { go } from "../../navigation/routes.ts";
export { reducedMotion } from "../../settings/settings.ts";
export { sound } from "../../sound/index.ts";
export { hasSavedAfterPaint } from "../../ui/after-paint.ts";
export { Frame } from "../../ui/frame/Frame.tsx";
export * from "../../ui/index.ts";
