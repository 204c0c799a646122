/** Everything this game's page imports from the rest of the page, in one module. */

export { dayAndMonth, dayName, list, number } from "../../language/format.ts";
export { texts } from "../../language/language.ts";
export { refusalText } from "../../language/refusals.ts";
export { today } from "../../language/today.ts";
export { useEachFact } from "../../match/each-fact.ts";
export { preferencesOf, usePreferences } from "../../match/preferences.ts";
export { showReplay } from "../../match/replay/navigation.ts";
export { signs } from "../../match/review/amounts.ts";
export type { ReviewBoardProps } from "../../match/review/board.ts";
export { ReviewStrip } from "../../match/review/ReviewStrip.tsx";
export type { RetoldMatch, ReviewWords } from "../../match/review/review-words.ts";
export { ownSeat, startMatch } from "../../match/start-match.ts";
export type { HeardEntry, Sitter, TableChange, TableSight } from "../../match/table.ts";
export { go } from "../../navigation/routes.ts";
export { pace, settings } from "../../settings/settings.ts";
export { scaled } from "../../settings/text-size.ts";
export { sound } from "../../sound/index.ts";
export { profile, saveProfile, store } from "../../store/device-store.ts";
export type { Format } from "../../store/index.ts";
export { openFile } from "../../ui/file-picker.ts";
export { Frame } from "../../ui/frame/Frame.tsx";
export * from "../../ui/index.ts";
export { oneAtATime, useOneAtATime } from "../../ui/one-at-a-time.ts";
export type { SharedFile } from "../../ui/share.ts";
export { sizes } from "../../ui/theme/sizes.ts";
export { Volume } from "../../ui/Volume.tsx";
