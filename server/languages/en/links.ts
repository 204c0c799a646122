/** The texts of link previews and of the pages behind short links, in English. */
import { pluralIn } from "../plural.ts";

const count = pluralIn("en");

export const texts = {
  /** As Open Graph writes it. */
  locale: "en_GB",
  titles: {
    head: "Don’t Lose Your Head",
    wisp: "Will-o’-the-Wisp",
    zonk: "Zonk",
    thirteen: "Thirteen Throws",
    "dice-race": "Dice race",
    "hidden-number": "Hidden number",
  } as Readonly<Record<string, string>>,
  taglines: {
    head: "Find the hidden words before the blade comes down.",
    wisp: "Lure what hunts you into the grove.",
    zonk: "One more roll? The bell is right there.",
    thirteen: "Thirteen boxes, a rising target and a shop.",
    "dice-race": "Roll as long as you dare, then hold.",
    "hidden-number": "Higher, lower, found.",
  } as Readonly<Record<string, string>>,
  about: "Turn-based games with fair dice and fair opponents: play alone, with friends on one device, or online.",
  open: "Open Turnlight",
  home: "Home",
  table: {
    invites: (name: string, game: string) => `${name} has invited you to ${game}`,
    invited: (game: string) => `You’re invited to ${game}`,
    players: (players: number) => count(players, { one: "# player", other: "# players" }),
    noClock: "No time limit",
    perMove: (time: string) => `${time} per move`,
    perMatch: (time: string, increment: string) => `${time} per player, plus ${increment} per move`,
    target: (points: string) => `first to ${points} points`,
    board: (side: string, words: string) => `${side} board, ${words} words`,
    join: "Open the link to join; no account needed.",
    watch: (game: string) => `${game}: a match to watch`,
    watchAbout: "The match has begun. Open the link to watch.",
    plain: "A table on Turnlight",
    plainAbout: "Open the link to get there.",
    gone: "Table not found",
    goneAbout: "It has been closed, or the code isn’t right. Ask for a new link, or open a table of your own.",
  },
  level: {
    named: (name: string) => `${name}: a level for Will-o’-the-Wisp`,
    title: "A level for Will-o’-the-Wisp",
    about: (width: number, height: number, creatures: number) =>
      `${width} × ${height} cells, ${count(creatures, { one: "one creature", other: "# creatures" })} to lure into the grove. Can you solve it?`,
    picture: "The level’s board",
    gone: "Level not found",
    goneAbout: "The link is incomplete or damaged. Ask for it again, or play one of ours.",
  },
  result: {
    title: (game: string) => `${game}: replay`,
    between: (names: string, game: string) => `${names}: ${game}`,
    won: (name: string) => `${name} won.`,
    about: "Watch the match move by move.",
    gone: "Replay not found",
    goneAbout: "The match isn’t over yet, was private, or is no longer stored here.",
  },
  play: {
    daily: (game: string) => `${game}: today’s challenge`,
    seed: (game: string, seed: string) => `${game}: seed ${seed}`,
    seedAbout: "The same dice for everyone. Can you do better?",
    gone: "Page not found",
    goneAbout: "The link is incomplete or damaged. Ask for it again, or start at the home page.",
  },
  friend: {
    title: "Be friends on Turnlight?",
    about: "Open the link to add each other, and invite each other to matches.",
  },
  profile: {
    title: "A profile on Turnlight",
    named: (name: string) => `${name} on Turnlight`,
    about: "Statistics and achievements in four turn-based games.",
  },
  tooFast: "Too many requests",
  tooFastAbout: "Wait a moment, then try again.",
};

export type LinkTexts = typeof texts;
