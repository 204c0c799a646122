/** The wisp as the player has chosen it, as a picture outside of boards. */
import { wispPicture } from "../lobby/map/art.ts";
import { lookOf } from "./WispLook.tsx";
import { wornLook } from "./worn.ts";

export const WornWisp = () => lookOf({ look: wornLook.value }) ?? <img src={wispPicture} alt="" decoding="async" />;
