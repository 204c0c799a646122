/** A game for one as a game for several, each on a board of their own: its card follows from the game's. */
import type { BoardProgress, MatchRecord, Result } from "@turnlight/kernel";
import type { Localized } from "../language/language.ts";
import type { FactWords } from "./facts.ts";
import type { GamePage, OnlineSetup } from "./page.ts";
import { progressIn, sideIn } from "./side-view.ts";

interface SideTexts {
  readonly title: string;
  readonly call: string;
  readonly rules: readonly string[];
  /** How far a board is. */
  readonly progress: (progress: BoardProgress) => string;
  told(name: string, progress: string): string;
  readonly back: string;
}

interface SideBySideGame {
  /** As the registries name it, and the game of each board. */
  readonly name: string;
  readonly game: string;
  readonly texts: Localized<SideTexts>;
  readonly opponents: GamePage["opponents"];
  readonly screen: NonNullable<GamePage["screen"]>;
  readonly far: () => Promise<{ readonly far: OnlineSetup }>;
  boardOf(record: MatchRecord, seat: number): Promise<Result<MatchRecord>>;
}

/** What happens on one's own board is said as ever; of the others it is said how far they are. */
const sideWords = (words: FactWords, texts: SideTexts): FactWords => ({
  ...Object.fromEntries(
    Object.entries(words).map(([kind, say]): [string, FactWords[string]] => [
      kind,
      (fact, moment) => say(fact, { ...moment, view: sideIn(moment.view)?.own }),
    ]),
  ),
  "side-progress": (fact, { nameOf }) => {
    const told = progressIn(fact);
    return told === undefined ? "" : texts.told(nameOf(told.seat), texts.progress(told.progress));
  },
  "side-back": () => texts.back,
});

export const sideBySidePage = (
  base: GamePage,
  { name, game, texts, opponents, screen, far, boardOf }: SideBySideGame,
): GamePage => {
  const { en, de } = texts;
  const said = { en: en.progress, de: de.progress };
  return {
    room: base.room,
    great: false,
    Scene: base.Scene,
    words: { en, de },
    opponents,
    labels: base.labels,
    sounds: base.sounds,
    quiet: ["side-progress", "side-back"],
    times: { ...base.times, "side-progress": 0, "side-back": 0 },
    moments: base.moments,
    facts: async () => {
      const { facts } = await base.facts();
      return { facts: { en: sideWords(facts.en, en), de: sideWords(facts.de, de) } };
    },
    ...(base.refusals !== undefined && { refusals: base.refusals }),
    screen: async () => {
      const [board, { sideScreen }] = await Promise.all([screen(), import("./SideScreen.tsx")]);
      return { Screen: sideScreen({ game, said }, board.Screen) };
    },
    screenEnds: true,
    // It has no rooms of its own: one meets at a table.
    lobby: async () => ({ Lobby: (await import("./SideScreen.tsx")).sideLobby(name) }),
    far,
    beside: { game, said, boardOf },
  };
};
