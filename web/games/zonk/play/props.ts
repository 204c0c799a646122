/** Props of the game's screen, typed by the game's view and facts. */
import type { ZonkFact, ZonkView } from "@turnlight/games/zonk";
import type { ScreenProps } from "../../screen.ts";

export type ZonkScreenProps = ScreenProps<ZonkView, ZonkFact>;
