/** The board of a game's daily. */
import { language } from "../language/language.ts";

/** Hunts have a board for each language of words. */
const headBank = (): string => (language.value === "de" ? "german" : "english");

export const dailyBoard = (game: string, date: string): string =>
  game === "head" ? `head daily ${date} ${headBank()}` : `${game} daily ${date}`;
