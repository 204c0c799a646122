/** Props of the game's screen, typed by the game's view and facts. */
import type { WispFact, WispView } from "@turnlight/games/wisp";
import type { ScreenProps } from "../../screen.ts";

export type WispScreenProps = ScreenProps<WispView, WispFact>;
