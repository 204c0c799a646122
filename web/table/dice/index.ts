/** The dice tray's door. */
export { DiceTray } from "./DiceTray.tsx";
export { choosePainting, type Painting, painting, paintings, recallPainting } from "./painting.ts";
export { type DiceTrayProps, type Look, looks, type RailNote, type Thrown, type TrayDie } from "./tray.ts";
