/** The public interface of the dice tray. */
export { lookNamed } from "./colours.ts";
export { DiceTray } from "./DiceTray.tsx";
export { choosePainting, type Painting, painting, paintings, recallPainting } from "./painter-choice.ts";
export { type DiceLook, type DiceTrayProps, looks, type RailNote, type Thrown, type TrayDie } from "./tray.ts";
