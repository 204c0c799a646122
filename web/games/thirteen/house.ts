/** What the arcade uses of the house, by one door. */
export { profile, store } from "../../shell/device.ts";
export { Frame } from "../../shell/frame/Frame.tsx";
export { day, dayName, inWords, number, texts, today } from "../../shell/language.ts";
export { recordToWatch } from "../../shell/pages/watched.ts";
export { refusalSaid } from "../../shell/refusals.ts";
export { go } from "../../shell/routes.ts";
export { pace, reducedMotion } from "../../shell/settings/settings.ts";
export { sound } from "../../shell/sound/index.ts";
export { DiceTray, type Look, looks, type TrayDie } from "../../table/dice/index.ts";
export { Die } from "../../table/dice-face/Die.tsx";
export { layAndGo, ownSeat } from "../../table/laying.ts";
export * from "../../table/parts/index.ts";
