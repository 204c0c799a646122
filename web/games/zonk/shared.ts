/** Everything this game's page imports from the rest of the page, in one module. */
import "../../ui/forms.css";

export { dayName, number, percent } from "../../language/format.ts";
export { texts } from "../../language/language.ts";
export { refusalText } from "../../language/refusals.ts";
export { today } from "../../language/today.ts";
export { useEachFact } from "../../match/each-fact.ts";
export { usePreferences } from "../../match/preferences.ts";
export { showReplay } from "../../match/replay/navigation.ts";
export { openReview } from "../../match/review/navigation.ts";
export { ReviewStrip } from "../../match/review/ReviewStrip.tsx";
export type { ReviewWords } from "../../match/review/review-words.ts";
export { startMatch } from "../../match/start-match.ts";
export type { HeardEntry, PresetDraw, Sitter, TableSetup } from "../../match/table.ts";
export { UnfinishedHere } from "../../match/unfinished/UnfinishedHere.tsx";
export { unfinishedMatches } from "../../match/unfinished/unfinished-ids.ts";
export { go } from "../../navigation/routes.ts";
export { change, pace, settings } from "../../settings/settings.ts";
export { sound } from "../../sound/index.ts";
export { profile, store } from "../../store/device-store.ts";
export type { RunningMatch } from "../../store/index.ts";
export { afterPaint, hasSavedAfterPaint } from "../../ui/after-paint.ts";
export * from "../../ui/dice/index.ts";
export { Face } from "../../ui/faces.tsx";
export { Frame } from "../../ui/frame/Frame.tsx";
export * from "../../ui/index.ts";
export { useOneAtATime } from "../../ui/one-at-a-time.ts";
