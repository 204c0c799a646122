/** Reads the game's view from a sight. */
import type { HeadView } from "@turnlight/games/head";

/** Undefined before a match has loaded; otherwise a sight of this game's table always holds this game's view. */
export const headViewIn = (view: unknown): HeadView | undefined =>
  typeof view === "object" && view !== null && "hunts" in view && "boards" in view ? (view as HeadView) : undefined;

/** Words are still being placed. */
export const isSettingUp = ({ ready }: HeadView): boolean => ready.includes(false);
