/** What the rooms of this game use of the house, by one door. */
export { keepProfile, profile, store } from "../../shell/device.ts";
export { Frame } from "../../shell/frame/Frame.tsx";
export { dayName, inWords, language, number, texts, today } from "../../shell/language.ts";
export { sizes } from "../../shell/look/sizes.ts";
export { openFile } from "../../shell/pages/files.ts";
export { recordToWatch } from "../../shell/pages/watched.ts";
export { refusalSaid } from "../../shell/refusals.ts";
export { go } from "../../shell/routes.ts";
export { pace, settings } from "../../shell/settings/settings.ts";
export { sound } from "../../shell/sound/index.ts";
export { choice, finite, form, type Kind, listOf, type Reader, text, truth, whole } from "../../shell/store/index.ts";
export { counting } from "../../shell/texts/plural.ts";
export { layAndGo, ownSeat } from "../../table/laying.ts";
export * from "../../table/parts/index.ts";
export { queueOf } from "../../table/queue.ts";
export type { Heard, Sight, Sitter, Table, TableChange } from "../../table/table.ts";
export type { ScreenProps } from "../screen.ts";
