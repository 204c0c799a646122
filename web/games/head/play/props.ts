/** Props of the duel's screen, typed by the game's view and facts. */
import type { HeadFact, HeadView } from "@turnlight/games/head";
import type { ScreenProps } from "../../screen.ts";

export type HeadScreenProps = ScreenProps<HeadView, HeadFact>;
