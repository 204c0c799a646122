/** The duel's sentences: the last guess, a cell's name, a pattern spelled out. */
import { blank, type HeadView, isSolved, type JudgedGuess, type SeenCell } from "@turnlight/games/head";
import type { PlayTexts } from "../words/play.en.ts";
import { dangerOf, zoneAt } from "./shown-duel.ts";

const saidOf = (guess: JudgedGuess, who: string, view: HeadView, { last }: PlayTexts): string => {
  if (guess.kind === "letter") return (guess.hit ? last.letterHit : last.letterMiss)(who, guess.letter);
  if (guess.kind === "word") return (guess.hit ? last.wordHit : last.wordMiss)(who, guess.word);
  if (!guess.hit) return last.cellRed(who, guess.cell);
  const seen = view.hunts[guess.by === 0 ? 0 : 1].cells.find(({ cell }) => cell === guess.cell);
  return seen?.colour === "green" ? last.cellGreen(who, guess.cell, seen.letter) : last.cellYellow(who, guess.cell);
};

const withAgain = (sentence: string, { again }: JudgedGuess, { last }: PlayTexts): string =>
  again ? `${sentence} ${last.again}` : sentence;

/** A guess as a full sentence. */
export const guessSaid = (guess: JudgedGuess, who: string, view: HeadView, words: PlayTexts): string => {
  const sentence = saidOf(guess, who, view, words);
  // The sentence for a wrong word already states its cost.
  const isOneMiss = !guess.hit && guess.kind !== "word";
  return withAgain(isOneMiss ? `${sentence} ${words.last.oneMiss}` : sentence, guess, words);
};

type SeenHunt = HeadView["hunts"][number];

/** What a guess has brought besides its own answer: words that read otherwise now, and cells whose letter is known. */
export const broughtSaid = (
  before: SeenHunt,
  { patterns, towards, cells }: SeenHunt,
  guess: JudgedGuess,
  words: PlayTexts,
): readonly string[] => {
  const rows = patterns.flatMap((one, row) => {
    if (one === before.patterns[row]) return [];
    const toward = isSolved(one) ? (towards?.[row] ?? null) : null;
    return [`${words.pattern(row + 1, spelled(one, words))}.`, ...(toward === null ? [] : [words.runs(toward)])];
  });
  const wereYellow = new Set(before.cells.flatMap(({ cell, colour }) => (colour === "yellow" ? [cell] : [])));
  const turned = cells.flatMap((one) =>
    one.colour === "green" && wereYellow.has(one.cell) && !(guess.kind === "cell" && guess.cell === one.cell)
      ? [words.last.turned(one.cell, one.letter)]
      : [],
  );
  return [...rows, ...turned];
};

/** The last guess as a short line; its cost is shown at the blade. */
export const lastSaid = (view: HeadView, whoIs: (seat: number) => string, words: PlayTexts): string | undefined => {
  const guess = view.guesses.at(-1);
  return guess === undefined ? undefined : withAgain(saidOf(guess, whoIs(guess.by), view, words), guess, words);
};

/** A pattern letter by letter, for screen readers. */
export const spelled = (pattern: string, words: PlayTexts): string =>
  isSolved(pattern)
    ? `${pattern}, ${words.solved}`
    : [...pattern].map((letter) => (letter === blank ? words.blank : letter)).join(" ");

export const seenName = (seen: SeenCell | undefined, { cell }: PlayTexts): string => {
  if (seen === undefined) return cell.hidden;
  return seen.colour === "green" ? cell.green(seen.letter) : cell[seen.colour];
};

interface DuelSituation {
  readonly view: HeadView;
  /** Whose turn it is. */
  readonly turn: string;
  readonly you: number | undefined;
  nameOf(seat: number): string;
}

/** The state of both hunts, on request: misses, words so far, and letters ruled out. */
export const standingSaid = ({ view, turn, you, nameOf }: DuelSituation, words: PlayTexts): string => {
  const { standing, pattern } = words;
  const hunts = view.hunts.map(({ misses, limit, patterns, missed }, seat) => {
    const who = seat === you ? words.last.you : nameOf(seat);
    const zone = words.zone[zoneAt(dangerOf({ misses, limit }))];
    return [
      standing.misses(who, words.missesSaid(misses, limit, zone)),
      standing.hunted(seat === you ? standing.you : standing.they(nameOf(seat))),
      ...patterns.map((one, row) => `${pattern(row + 1, spelled(one, words))}.`),
      ...(missed.length > 0 ? [standing.tried([...missed].join(" "))] : []),
    ].join(" ");
  });
  return [`${turn}.`, ...hunts].join(" ");
};
