/** What the tavern uses of the house, by one door. */
import "../../table/parts/forms.css";

export { dayName, inLanguage, number, texts } from "../../language/language.ts";
export { refusalSaid } from "../../language/refusals.ts";
export { today } from "../../language/today.ts";
export { go } from "../../routes.ts";
export { change, pace, settings } from "../../settings/settings.ts";
export { sound } from "../../sound/index.ts";
export { profile, store } from "../../store/device.ts";
export { Below } from "../../table/Below.tsx";
export * from "../../table/dice/index.ts";
export { useEach } from "../../table/each.ts";
export { Face } from "../../table/faces.tsx";
export { LeftHere } from "../../table/feed/LeftHere.tsx";
export { Frame } from "../../table/frame/Frame.tsx";
export { layAndGo } from "../../table/laying.ts";
export { useOneAtATime } from "../../table/one-at-a-time.ts";
export * from "../../table/parts/index.ts";
export { ReviewStrip } from "../../table/review/ReviewStrip.tsx";
export type { ReviewWords } from "../../table/review/review-words.ts";
export { openReview } from "../../table/review/way.ts";
export { hasKeptOnceShown, onceShown } from "../../table/shown.ts";
export type { Drawn, Heard, Laid, Sitter } from "../../table/table.ts";
export { watchRecord } from "../../table/watched.ts";
