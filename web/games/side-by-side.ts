/** Derives the page of a side-by-side game from the single-player game's page. */
import { computed } from "@preact/signals";
import { sideBySideName } from "@turnlight/kernel";
import { localized } from "../language/catalogue.ts";
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
  { texts, share, opponents, online, finalBoard }: SideBySidePage,
): GamePage => {
  const said = localized(texts, ({ progress }) => progress);
  const { screen } = base;
  return {
    room: base.room,
    featured: false,
    Scene: base.Scene,
    words: texts,
    texts: localized(texts, ({ rules }) => ({ rules, labels: base.texts.value.labels })),
    opponents,
    ...(base.names !== undefined && { names: base.names }),
    sounds: base.sounds,
    quiet: ["side-progress", "side-back"],
    times: { ...base.times, "side-progress": 0, "side-back": 0 },
    moments: base.moments,
    facts: async () => {
      const { facts } = await base.facts();
      return { facts: computed(() => sideWords(facts.value, texts.value)) };
    },
    ...(base.refusals !== undefined && { refusals: base.refusals }),
    ...(screen !== undefined && {
      screen: async () => {
        const [board, { sideScreen }] = await Promise.all([screen(), import("./SideScreen.tsx")]);
        return { Screen: sideScreen({ game, said, share, finalBoard }, board.Screen) };
      },
    }),
    ...(base.announcesItself === true && { announcesItself: true }),
    screenEnds: true,
    // It has no lobby of its own, only online tables.
    lobby: async () => ({ Lobby: (await import("./SideScreen.tsx")).sideLobby(sideBySideName(game)) }),
    ...(online !== undefined && { online }),
    beside: { game, said, share, finalBoard },
  };
};
