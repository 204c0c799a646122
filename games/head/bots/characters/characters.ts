/**
 * The other opponents on the ladder. They think with the Executioner's means, but each has a temper of their own: what
 * they ask for first, how soon they risk a word, what they forget, and which board they set. They do not adapt.
 * Measured in docs/head-strength.md.
 */
import { type BotMaker, plainBot } from "@turnlight/kernel";
import type { HeadMove, HeadView } from "../../rules/index.ts";
import { type ExecutionerConfig, executionerConfig } from "../executioner/config.ts";
import { executionerWith } from "../executioner/executioner.ts";
import type { CharacterName } from "./names.ts";

interface LadderCharacter {
  readonly about: string;
  readonly skill: number;
  readonly config: ExecutionerConfig;
  /** Which board it sets: the easiest of n, or the hardest if negative. */
  readonly hides: number;
}

const { fill, word, letter, cell, memory } = executionerConfig;

/** The same share of cells however full the board is. */
const cellsAlways = (share: number): ExecutionerConfig["fill"] => ({
  ...fill,
  cells: { dense: share, even: share, leaning: share, thin: share },
});

/** The same confidence before a word at every skill. */
const dares = (threshold: number): ExecutionerConfig["word"] => ({ ...word, threshold: [[0, threshold]] });

const characters: Readonly<Record<CharacterName, LadderCharacter>> = {
  apprentice: {
    about: "timid: vowels first, then whatever comes to mind; forgets much and never risks a word it could get wrong",
    skill: 0.15,
    config: {
      ...executionerConfig,
      word: dares(0.95),
      whim: { upTo: 1, oneIn: 3 },
      letter: { ...letter, vowelBonus: 12 },
      cell: { ...cell, follows: [[0, 0.35]] },
      memory: { ...memory, forgets: 0.8 },
    },
    hides: 30,
  },
  crier: {
    about: "bold: letters first, and a whole word as soon as a handful would fit",
    skill: 0.35,
    config: { ...executionerConfig, fill: cellsAlways(0.15), word: dares(0.04) },
    hides: 4,
  },
  gravedigger: {
    about: "patient: cells before letters, row by row, and along every line to its end; words only when certain",
    skill: 0.6,
    config: {
      ...executionerConfig,
      fill: cellsAlways(0.9),
      word: dares(0.9),
      cell: { ...cell, sweep: "rows", follows: [[0, 1]] },
    },
    hides: 3,
  },
  clerk: {
    about:
      "precise: no cell before every word is known, never forgets, and reads each row for the letter that tells most",
    skill: 0.95,
    config: {
      ...executionerConfig,
      fill: cellsAlways(0),
      word: dares(0.6),
      letter: { ...letter, patternBonus: [[0, 20]] },
      cell: { ...cell, follows: [[0, 1]] },
    },
    hides: -10,
  },
};

const botOf = ({ skill, config, hides }: LadderCharacter) =>
  executionerWith({ skillIn: () => skill, hides: () => hides }, config);

export const characterBots: Readonly<Record<CharacterName, BotMaker<HeadView, HeadMove>>> = {
  apprentice: plainBot("apprentice", characters.apprentice.about, botOf(characters.apprentice)),
  crier: plainBot("crier", characters.crier.about, botOf(characters.crier)),
  gravedigger: plainBot("gravedigger", characters.gravedigger.about, botOf(characters.gravedigger)),
  clerk: plainBot("clerk", characters.clerk.about, botOf(characters.clerk)),
};
