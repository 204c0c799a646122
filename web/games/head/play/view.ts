/** The game's view, as a screen finds it in a sight. */
import type { HeadView } from "@turnlight/games/head";

/** A sight of this game's table holds this game's view; before a match has loaded there is none. */
export const headViewIn = (view: unknown): HeadView | undefined =>
  typeof view === "object" && view !== null && "hunts" in view && "boards" in view ? (view as HeadView) : undefined;

/** Words are still being placed. */
export const isSettingUp = ({ ready }: HeadView): boolean => ready.includes(false);
