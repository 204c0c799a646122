/** Everything this game's page imports from the rest of the page, in one module. */

export { day, dayName, list, number, percent } from "../../language/format.ts";
export { texts } from "../../language/language.ts";
export { refusalText } from "../../language/refusals.ts";
export { today } from "../../language/today.ts";
export { showReplay } from "../../match/replay/navigation.ts";
export { signs } from "../../match/review/amounts.ts";
export type { ReviewBoardProps } from "../../match/review/board.ts";
export { openReview } from "../../match/review/navigation.ts";
export type { ReviewWords } from "../../match/review/review-words.ts";
export { settle } from "../../match/settle.ts";
export { ownSeat, startMatch } from "../../match/start-match.ts";
export { openTable } from "../../match/tables.ts";
export { UnfinishedHere } from "../../match/unfinished/UnfinishedHere.tsx";
export { go } from "../../navigation/routes.ts";
export { pace, reducedMotion } from "../../settings/settings.ts";
export { sound } from "../../sound/index.ts";
export { store } from "../../store/device-store.ts";
export { hasSavedAfterPaint } from "../../ui/after-paint.ts";
export { type DiceLook, DiceTray, lookNamed, type TrayDie } from "../../ui/dice/index.ts";
export { Die } from "../../ui/die-face/Die.tsx";
export { Frame } from "../../ui/frame/Frame.tsx";
export * from "../../ui/index.ts";
export { useOneAtATime } from "../../ui/one-at-a-time.ts";
export type { SharedFile } from "../../ui/share.ts";
