/** What the rooms of this game use of the house, by one door. */
export { keepProfile, profile, store } from "../../shell/device.ts";
export { Frame } from "../../shell/frame/Frame.tsx";
export { inWords, language, number, texts } from "../../shell/language.ts";
export { sizes } from "../../shell/look/sizes.ts";
export { tables } from "../../shell/match/tables.ts";
export { openFile } from "../../shell/pages/files.ts";
export { recordToWatch } from "../../shell/pages/watched.ts";
export { refusalSaid } from "../../shell/refusals.ts";
export { go } from "../../shell/routes.ts";
export { pace, settings } from "../../shell/settings/settings.ts";
export { sound } from "../../shell/sound/index.ts";
export { choice, finite, form, type Kind, listOf, type Reader, text, truth, whole } from "../../shell/store/index.ts";
export { counting } from "../../shell/texts/plural.ts";
export { layTable } from "../../table/local/local-table.ts";
export * from "../../table/parts/index.ts";
export { queueOf } from "../../table/queue.ts";
export type { Heard, Relaid, Sight, Sitter, Table } from "../../table/table.ts";
export type { ScreenProps } from "../screen.ts";
