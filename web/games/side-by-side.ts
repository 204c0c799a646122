/** Derives the page of a side-by-side game from the single-player game's page. */
import { sideBySideName } from "@turnlight/kernel";
import type { FactWords } from "./facts.ts";
import type { GamePage, SideBySidePage, SideBySideTexts } from "./page.ts";
import { progressIn, sideIn } from "./side-view.ts";

/** Facts of one's own board use the game's sentences; for the others' boards only progress is reported. */
const sideWords = (words: FactWords, texts: SideBySideTexts): FactWords => ({
  ...Object.fromEntries(
    Object.entries(words).map(([kind, say]): [string, FactWords[string]] => [
      kind,
      (fact, context) => say(fact, { ...context, view: sideIn(context.view)?.own }),
    ]),
  ),
  "side-progress": (fact, { nameOf }) => {
    const report = progressIn(fact);
    return report === undefined ? "" : texts.told(nameOf(report.seat), texts.progress(report.progress));
  },
  "side-back": () => texts.back,
});

export const sideBySidePage = (
  game: string,
  base: GamePage,
  { texts, opponents, online }: SideBySidePage,
): GamePage => {
  const { en, de } = texts;
  const progressTexts = { en: en.progress, de: de.progress };
  const { screen } = base;
  return {
    room: base.room,
    featured: false,
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
    ...(screen !== undefined && {
      screen: async () => {
        const [board, { sideScreen }] = await Promise.all([screen(), import("./SideScreen.tsx")]);
        return { Screen: sideScreen({ game, said: progressTexts }, board.Screen) };
      },
    }),
    ...(base.announcesItself === true && { announcesItself: true }),
    screenEnds: true,
    // It has no lobby of its own, only online tables.
    lobby: async () => ({ Lobby: (await import("./SideScreen.tsx")).sideLobby(sideBySideName(game)) }),
    ...(online !== undefined && { online }),
    beside: { game, said: progressTexts },
  };
};
