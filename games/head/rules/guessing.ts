/** Guesses: whether one is legal, its effect, and the facts it produces. */
import type { Applied, Refusal, Seat, Told } from "@turnlight/kernel";
import { lettersOn } from "./board.ts";
import { isAlone, other } from "./config.ts";
import { cellAt, indexOf } from "./grid.ts";
import { agrees, type Hunt, huntOf, isComplete, isSolved, type JudgedGuess } from "./hunt.ts";
import type { GuessMove } from "./moves.ts";
import type { BladeFall, HeadFact, HeadState } from "./state.ts";
import { type Bank, rowLength, wordRefusal } from "./words.ts";

export const huntIn = ({ config, boards, guesses }: HeadState, seat: Seat): Hunt =>
  huntOf(config, seat, boards[other(seat)], guesses);

const again = (what: string, right: string): Refusal => ({
  code: "guessed-before",
  reason: `${what} has already been guessed`,
  right,
  values: { guess: what },
});

const wordGuessRefusal = (
  { patterns, words }: Hunt,
  { row, word }: GuessMove & { kind: "word" },
  bank: Bank,
): Refusal | undefined => {
  const pattern = patterns[row - 1];
  if (pattern === undefined)
    return { code: "no-such-row", reason: `there is no word ${row}`, right: `a number from 1 to ${patterns.length}` };
  const where = `word ${row}`;
  if (isSolved(pattern))
    return {
      code: "solved-before",
      reason: `${pattern} is already solved`,
      where,
      right: "another word",
      values: { word: pattern },
    };
  if (word.length !== pattern.length)
    return {
      code: "wrong-length",
      reason: `${word} has ${word.length} letters`,
      where,
      right: `a word of ${rowLength(row)} letters`,
      values: { word, length: word.length, right: rowLength(row) },
    };
  if (!agrees(word, pattern))
    return {
      code: "contradicts",
      reason: `${word} does not fit ${pattern}`,
      where,
      right: "a word that fits",
      values: { word, pattern },
    };
  const refused = wordRefusal(bank, word);
  if (refused !== undefined) return { ...refused, where };
  if (words.some((before) => before.word === word)) return again(word, "another word");
  return undefined;
};

/** Guesses that cannot reveal anything are refused and do not use up the turn. Derived from the public hunt alone. */
export const guessRefusal = (hunt: Hunt, guess: GuessMove, size: number, bank: Bank): Refusal | undefined => {
  if (guess.kind === "letter")
    return hunt.known.includes(guess.letter) || hunt.missed.includes(guess.letter)
      ? again(guess.letter, "another letter")
      : undefined;
  if (guess.kind === "cell") {
    if (indexOf(guess.cell, size) < 0)
      return {
        code: "off-board",
        reason: `${guess.cell} is off the ${size} × ${size} board`,
        right: `a cell from A1 to ${cellAt(size * size - 1, size)}`,
      };
    return hunt.cells.some(({ cell }) => cell === guess.cell) ? again(guess.cell, "another cell") : undefined;
  }
  return wordGuessRefusal(hunt, guess, bank);
};

const isHit = (state: HeadState, seat: Seat, guess: GuessMove): boolean => {
  const board = state.boards[other(seat)] ?? [];
  if (guess.kind === "letter") return board.some(({ word }) => word.includes(guess.letter));
  if (guess.kind === "word") return board[guess.row - 1]?.word === guess.word;
  const size = state.config.grids[other(seat)];
  return lettersOn(board, size)[indexOf(guess.cell, size)] !== "";
};

const guessFact = (seat: Seat, guess: JudgedGuess, after: Hunt): HeadFact => {
  if (guess.kind === "letter") return { kind: "letter", seat, letter: guess.letter, hit: guess.hit };
  if (guess.kind === "word") return { kind: "word", seat, row: guess.row, word: guess.word, hit: guess.hit };
  const seen = after.cells.at(-1);
  if (seen?.colour === "green") return { kind: "cell", seat, cell: guess.cell, colour: "green", letter: seen.letter };
  return { kind: "cell", seat, cell: guess.cell, colour: seen?.colour ?? "red" };
};

/** Everything that changed in the hunt, besides the guess itself. */
const changes = (seat: Seat, guess: JudgedGuess, before: Hunt, after: Hunt): readonly HeadFact[] => {
  const facts: HeadFact[] = [];
  const letters = [...after.known].filter((letter) => !before.known.includes(letter)).join("");
  if (guess.kind === "word" && letters !== "") facts.push({ kind: "known", seat, letters });
  for (const [i, pattern] of after.patterns.entries())
    if (pattern !== before.patterns[i]) facts.push({ kind: "pattern", seat, row: i + 1, pattern });
  for (const [i, seen] of after.cells.entries())
    if (seen.colour === "green" && before.cells[i]?.colour === "yellow")
      facts.push({ kind: "turned-green", seat, cell: seen.cell, letter: seen.letter });
  for (const [i, word] of after.patterns.entries()) {
    if (!isSolved(word) || isSolved(before.patterns[i] ?? "")) continue;
    const toward = after.towards?.[i] ?? null;
    facts.push({ kind: "solved", seat, row: i + 1, word, ...(toward !== null && { toward }) });
  }
  if (after.misses > before.misses) facts.push({ kind: "missed", seat, misses: after.misses, limit: after.limit });
  return facts;
};

const fallAfter = (state: HeadState, seat: Seat, hunt: Hunt): BladeFall | null => {
  const { config, boards } = state;
  if (hunt.misses >= hunt.limit && !isAlone(config)) return { seat, why: "misses" };
  const hidden = other(seat);
  const isFound = config.house.includes("words")
    ? hunt.patterns.every(isSolved)
    : isComplete(hunt, boards[hidden] ?? [], config.grids[hidden]);
  return isFound ? { seat: hidden, why: "found" } : null;
};

export const applyGuess = (state: HeadState, seat: Seat, move: GuessMove): Applied<HeadState, HeadFact> => {
  const before = huntIn(state, seat);
  const guess: JudgedGuess = { by: seat, ...move, hit: isHit(state, seat, move), again: false };
  const guessed = { ...state, guesses: [...state.guesses, guess] };
  const after = huntIn(guessed, seat);
  const fall = fallAfter(state, seat, after);
  const completed = after.patterns.filter(isSolved).length > before.patterns.filter(isSolved).length;
  const bonus = completed && fall === null && state.config.house.includes("bonus");
  const facts = [guessFact(seat, guess, after), ...changes(seat, guess, before, after)];
  if (bonus) facts.push({ kind: "again", seat });
  if (fall !== null) facts.push({ kind: "fell", ...fall }, { kind: "revealed", boards: state.boards });
  const told: readonly Told<HeadFact>[] = facts.map((fact) => ({ fact }));
  return { state: { ...guessed, guesses: [...state.guesses, { ...guess, again: bonus }], fall }, told, final: true };
};
