/** What the arcade uses of the house, by one door. */

export { day, dayName, inLanguage, number, texts } from "../../language/language.ts";
export { refusalSaid } from "../../language/refusals.ts";
export { today } from "../../language/today.ts";
export { go } from "../../routes.ts";
export { pace, reducedMotion } from "../../settings/settings.ts";
export { sound } from "../../sound/index.ts";
export { store } from "../../store/device.ts";
export { DiceTray, type Look, looks, type TrayDie } from "../../table/dice/index.ts";
export { Die } from "../../table/dice-face/Die.tsx";
export { LeftHere } from "../../table/feed/LeftHere.tsx";
export { Frame } from "../../table/frame/Frame.tsx";
export { layAndGo, ownSeat } from "../../table/laying.ts";
export { useOneAtATime } from "../../table/one-at-a-time.ts";
export * from "../../table/parts/index.ts";
export type { ReviewWords } from "../../table/review/review-words.ts";
export { openReview } from "../../table/review/way.ts";
export { settle } from "../../table/settle.ts";
export { hasKeptOnceShown } from "../../table/shown.ts";
export { openTable } from "../../table/tables.ts";
export { watchRecord } from "../../table/watched.ts";
