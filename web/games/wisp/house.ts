/** What the wisp's rooms use of the house, by one door. */
export { profile, store } from "../../shell/device.ts";
export { Frame } from "../../shell/frame/Frame.tsx";
export { day, inWords, language, number, texts, type Worded } from "../../shell/language.ts";
export { tables } from "../../shell/match/tables.ts";
export { go, swap } from "../../shell/routes.ts";
export { reducedMotion, settings } from "../../shell/settings/settings.ts";
export { sound } from "../../shell/sound/index.ts";
export { layTable } from "../../table/local/local-table.ts";
export * from "../../table/parts/index.ts";
