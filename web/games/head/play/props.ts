/** Props of the duel's screen, typed by the game's view and facts. */
import type { HeadFact, HeadView } from "@turnlight/games/head";
import type { ScreenProps } from "../../screen.ts";
import type { Spelling } from "./spelling.ts";

/** What the player is about to guess: the move aimed at, or the word being spelled. */
export interface HuntInput {
  readonly aim: string | undefined;
  readonly spelling: Spelling | undefined;
}

export type HeadScreenProps = ScreenProps<HeadView, HeadFact>;
