/** What the wisp's rooms use of the house, by one door. */
export { profile } from "../../shell/device.ts";
export { Frame } from "../../shell/frame/Frame.tsx";
export { inWords, texts } from "../../shell/language.ts";
export { tables } from "../../shell/match/tables.ts";
export { refusalSaid } from "../../shell/refusals.ts";
export { go } from "../../shell/routes.ts";
export { reducedMotion } from "../../shell/settings/settings.ts";
export { sound } from "../../shell/sound/index.ts";
export { layTable } from "../../table/local/local-table.ts";
export * from "../../table/parts/index.ts";
