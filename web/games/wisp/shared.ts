/** What the wisp's rooms use of the house, by one door. */

export { dayName, inLanguage, texts } from "../../language/language.ts";
export { refusalSaid } from "../../language/refusals.ts";
export { today } from "../../language/today.ts";
export { go } from "../../routes.ts";
export { reducedMotion } from "../../settings/settings.ts";
export { sound } from "../../sound/index.ts";
export { Below } from "../../table/Below.tsx";
export { useEach } from "../../table/each.ts";
export { LeftHere } from "../../table/feed/LeftHere.tsx";
export { Frame } from "../../table/frame/Frame.tsx";
export { layAndGo, ownSeat } from "../../table/laying.ts";
export * from "../../table/parts/index.ts";
export type { ReviewWords } from "../../table/review/review-words.ts";
export { openReview } from "../../table/review/way.ts";
export { settle } from "../../table/settle.ts";
export { hasKeptOnceShown } from "../../table/shown.ts";
