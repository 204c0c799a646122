/** The dice tray's door. */
export { DiceTray } from "./DiceTray.tsx";
export { type DiceTrayProps, type Look, looks, type RailNote, type Thrown, type TrayDie } from "./tray.ts";
