/** The registry of games: a new game is one line here. Each is loaded on demand. */
import { type AnyGame, accept, quote, type Result, refuse } from "@turnlight/kernel";

type LoadGame = () => Promise<AnyGame>;

/** If a single-player game's manifest declares a side-by-side version, that is registered as a game of its own. */
const alsoSideBySide = (name: string, load: LoadGame): Readonly<Record<string, LoadGame>> => ({
  [name]: load,
  [`${name}-side-by-side`]: async () => {
    const [game, { sideBySide }] = await Promise.all([load(), import("@turnlight/kernel/side-by-side")]);
    return sideBySide(game);
  },
});

const registry: Record<string, LoadGame> = {
  "dice-race": async () => (await import("@turnlight/kernel/examples/dice-race")).diceRace,
  head: async () => (await import("./head/index.ts")).head,
  "hidden-number": async () => (await import("@turnlight/kernel/examples/hidden-number")).hiddenNumber,
  zonk: async () => (await import("./zonk/index.ts")).zonk,
  ...alsoSideBySide("wisp", async () => (await import("./wisp/index.ts")).wisp),
  ...alsoSideBySide("thirteen", async () => (await import("./thirteen/index.ts")).thirteen),
};

/** Every game by name, as a function that loads it. */
export const games: Readonly<Record<string, LoadGame>> = registry;

/**
 * Registers a game from outside, for this process; a single-player game with its side-by-side version. False if the name
 * is taken.
 */
export const addGame = (game: AnyGame): boolean => {
  const { id } = game.rules;
  const load: LoadGame = async () => game;
  const added = game.sideBySide === undefined ? { [id]: load } : alsoSideBySide(id, load);
  if (Object.keys(added).some((name) => Object.hasOwn(registry, name))) return false;
  Object.assign(registry, added);
  return true;
};

/** Names are external input (addresses, files, other devices), so only own properties are looked up. */
export const findGame = async (name: string): Promise<Result<AnyGame>> => {
  const load = Object.hasOwn(games, name) ? games[name] : undefined;
  if (load === undefined)
    return refuse("unknown-game", `there is no game ${quote(name)}`, {
      right: Object.keys(games).join(", "),
      values: { game: name },
    });
  return accept(await load());
};
