/** The games' pictures, loaded after the first paint and kept; a picture that cannot be loaded can be asked for again. */
import { signal } from "@preact/signals";
import { hallCards } from "../../games/index.ts";
import type { HallArt } from "../../games/page.ts";
import { today } from "../../language/today.ts";
import { afterPaint } from "../../ui/after-paint.ts";

export type LoadedArt = HallArt | "failed";

export const loadedArt = signal<Readonly<Record<string, LoadedArt>>>({});
/** The day's starting positions, by game. */
export const startBoards = signal<Readonly<Record<string, unknown>>>({});

const isLoaded = (game: string): boolean => typeof loadedArt.peek()[game] === "object";

export const loadArt = async (game: string): Promise<void> => {
  const load = hallCards[game]?.art;
  if (load === undefined || isLoaded(game)) return;
  const found = await load().then(
    ({ art }): LoadedArt => art,
    () => "failed" as const,
  );
  loadedArt.value = { ...loadedArt.peek(), [game]: found };
};

/** Asked for once the device's data is known: a level to be grown is worth it only where the game was played. */
export const loadStart = async (game: string, isPlayed: boolean): Promise<void> => {
  const art = loadedArt.peek()[game];
  if (typeof art !== "object" || art.start === undefined) return;
  const board = await art.start(today(), isPlayed).catch(() => undefined);
  if (board !== undefined) startBoards.value = { ...startBoards.peek(), [game]: board };
};

/** One after the other, in the order in which they are seen. */
export const loadAllArt = async (games: readonly string[]): Promise<void> => {
  await afterPaint();
  await Promise.all(games.map(loadArt));
};
