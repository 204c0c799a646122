/** What the rooms of this game use of the rest of the page, by one door. */

export { dayName, inLanguage, language, number, texts } from "../../language/language.ts";
export { refusalSaid } from "../../language/refusals.ts";
export { today } from "../../language/today.ts";
export { sizes } from "../../look/sizes.ts";
export { go } from "../../routes.ts";
export { pace, settings } from "../../settings/settings.ts";
export { scaled } from "../../settings/text-size.ts";
export { sound } from "../../sound/index.ts";
export { keepProfile, profile, store } from "../../store/device.ts";
export { choice, type Format, form, listOf, type Reader, text, truth, whole } from "../../store/index.ts";
export { useEach } from "../../table/each.ts";
export { LeftHere } from "../../table/feed/LeftHere.tsx";
export { openFile } from "../../table/files.ts";
export { Frame } from "../../table/frame/Frame.tsx";
export { habitsOf, useHabits } from "../../table/habits.ts";
export { layAndGo, ownSeat } from "../../table/laying.ts";
export { oneAtATime, useOneAtATime } from "../../table/one-at-a-time.ts";
export * from "../../table/parts/index.ts";
export { queueOf } from "../../table/queue.ts";
export { ReviewStrip } from "../../table/review/ReviewStrip.tsx";
export type { ReviewWords } from "../../table/review/review-words.ts";
export type { Heard, Sight, Sitter, Table, TableChange } from "../../table/table.ts";
export { watchRecord } from "../../table/watched.ts";
export type { ScreenProps } from "../screen.ts";
