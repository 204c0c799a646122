/** What the rooms of this game use of the house, by one door. */
export { profile } from "../../shell/device.ts";
export { Frame } from "../../shell/frame/Frame.tsx";
export { inWords, texts } from "../../shell/language.ts";
export { tables } from "../../shell/match/tables.ts";
export { go } from "../../shell/routes.ts";
export { settings } from "../../shell/settings/settings.ts";
export { sound } from "../../shell/sound/index.ts";
export { layTable } from "../../table/local/local-table.ts";
export * from "../../table/parts/index.ts";
export type { Sitter } from "../../table/table.ts";
