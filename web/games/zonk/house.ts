/** What the tavern uses of the house, by one door. */
import "../../table/parts/forms.css";

export { profile, store } from "../../shell/device.ts";
export { Frame } from "../../shell/frame/Frame.tsx";
export { inWords, number, texts } from "../../shell/language.ts";
export { Face } from "../../shell/pages/faces.tsx";
export { recordToWatch } from "../../shell/pages/watched.ts";
export { go, route } from "../../shell/routes.ts";
export { pace } from "../../shell/settings/settings.ts";
export { sound } from "../../shell/sound/index.ts";
export * from "../../table/dice/index.ts";
export { layAndGo } from "../../table/laying.ts";
export * from "../../table/parts/index.ts";
export type { Drawn, Sitter } from "../../table/table.ts";
