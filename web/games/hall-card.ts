/** What the hall shows of a game before anything of it is opened. */
import type { ComponentType } from "preact";
import type { Localized } from "../language/language.ts";
import type { SoundRoom } from "../sound/index.ts";
import type { LobbyProps } from "./screen.ts";

export interface HallCard {
  readonly room: SoundRoom;
  /** A great game has a card in the hall; a small one stands on the page for makers. */
  readonly great: boolean;
  /** The game's character in one picture, still under reduced motion. */
  readonly Scene: ComponentType;
  readonly words: Localized<{ readonly title: string; readonly call: string }>;
  /** The game has a level or table for every day, the same for everybody: which of its rooms that is. */
  readonly daily?: string;
  /** Which of its rooms begins a first match at once, for somebody who has never played it. */
  readonly minute?: string;
  /** The game's own rooms before a match, at `#/play/<game>/…`; without them there is the plain set-up. */
  readonly lobby?: () => Promise<{ readonly Lobby: ComponentType<LobbyProps> }>;
}
