/** Begins a duel: creates the table and navigates to it. */
import type { Occasion, Seed } from "@turnlight/kernel";
import { executionerTonight } from "../saved.ts";
import { hideIn } from "../setup/auto-hide.ts";
import { ownSeat, profile, type Sitter, startMatch } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { refusals } from "../words/refusals.ts";
import { configOf } from "./config.ts";
import type { HeadPreferences } from "./preferences.ts";

interface DuelStart {
  readonly seed?: Seed;
  readonly occasion?: Occasion;
  /** The player's own words are placed at random right away. */
  readonly hidden?: boolean;
}

export const beginDuel = async (
  config: string,
  sitters: readonly Sitter[],
  { seed, occasion, hidden = false }: DuelStart = {},
): Promise<void> => {
  await startMatch(
    { game: "head", config, sitters, ...(occasion !== undefined && { occasion }) },
    {
      refusals,
      ...(seed !== undefined && { drawn: { seed } }),
      ...(hidden && { before: async (match) => hideIn(match) }),
    },
  );
};

export const guestSeat = ({ guestName, guestColour }: HeadPreferences): Sitter & { readonly kind: "person" } => {
  const mine = profile.value?.colour ?? 0;
  const colour = guestColour === mine ? (mine + 1) % 8 : guestColour;
  return { kind: "person", name: guestName || words.value.newGame.usualGuest, colour, avatar: colour };
};

const rivalOf = async (preferences: HeadPreferences): Promise<Sitter> => {
  const { opponent, difficulty } = preferences;
  if (opponent === "person") return guestSeat(preferences);
  const { name } = words.value.newGame.opponents[opponent];
  const bot = opponent === "executioner" ? await executionerTonight(difficulty) : opponent;
  return { kind: "bot", bot, name };
};

/** With the chosen settings and opponent. */
export const beginTable = async (chosen: HeadPreferences, how?: DuelStart): Promise<void> =>
  beginDuel(configOf(chosen), [ownSeat(), await rivalOf(chosen)], how);
