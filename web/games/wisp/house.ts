/** What the wisp's rooms use of the house, by one door. */
export { Frame } from "../../shell/frame/Frame.tsx";
export { dayName, inWords, today } from "../../shell/language.ts";
export { refusalSaid } from "../../shell/refusals.ts";
export { go } from "../../shell/routes.ts";
export { reducedMotion } from "../../shell/settings/settings.ts";
export { sound } from "../../shell/sound/index.ts";
export { layAndGo, ownSeat } from "../../table/laying.ts";
export * from "../../table/parts/index.ts";
