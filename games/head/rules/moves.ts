/**
 * Moves: set a board once, then guess. `place CAT A1 E, BIRD B2 SE, …`, `letter E`, `cell B5`, `word 3 RAVEN`. Before
 * that, a word that is not in the dictionary can be agreed on: `ask 3`, and the other answers `allow 3` or `decline 3`.
 */
import { accept, quote, type Result, refuse, type TextForm, within } from "@turnlight/kernel";
import type { Board, PlacedBoardWord } from "./board.ts";
import { type BoardCell, readCell, readDirection } from "./grid.ts";
import { readWord } from "./words.ts";

export type GuessMove =
  | { readonly kind: "letter"; readonly letter: string }
  | { readonly kind: "cell"; readonly cell: BoardCell }
  /** Rows count from 1. */
  | { readonly kind: "word"; readonly row: number; readonly word: string };

const agreementKinds = ["ask", "allow", "decline"] as const;

/** To hide a word that is not in the dictionary, without saying which; and the answer. Rows count from 1. */
export type AgreementMove =
  | { readonly kind: "ask"; readonly row: number }
  | { readonly kind: "allow"; readonly row: number }
  | { readonly kind: "decline"; readonly row: number };

export type HeadMove = { readonly kind: "place"; readonly board: Board } | GuessMove | AgreementMove;

const right = '"place CAT A1 E, …", "letter E", "cell B5", "word 3 RAVEN", "ask 3", "allow 3" or "decline 3"';

const readPlaced = (text: string): Result<PlacedBoardWord> => {
  const [word = "", at = "", toward = "", ...more] = text.split(" ");
  if (toward === "" || more.length > 0)
    return refuse("bad-placement", `it is ${quote(text)}`, { right: "a word, a cell and a direction, as in CAT A1 E" });
  const letters = readWord(word);
  if (!letters.ok) return letters;
  const cell = readCell(at);
  if (!cell.ok) return cell;
  const direction = readDirection(toward);
  if (!direction.ok) return direction;
  return accept({ word: letters.value, at: cell.value, toward: direction.value });
};

/** Words may be given in any order; a board lists them shortest first. */
const readBoard = (text: string): Result<HeadMove> => {
  const board: PlacedBoardWord[] = [];
  for (const [i, part] of text.split(", ").entries()) {
    const placed = readPlaced(part);
    if (!placed.ok) return within(`placement ${i + 1}`, placed.refusal);
    board.push(placed.value);
  }
  return accept({ kind: "place", board: board.sort((one, two) => one.word.length - two.word.length) });
};

export const moveText: TextForm<HeadMove> = {
  write(move) {
    if (move.kind === "place")
      return `place ${move.board.map(({ word, at, toward }) => `${word} ${at} ${toward}`).join(", ")}`;
    if (move.kind === "letter") return `letter ${move.letter}`;
    if (move.kind === "cell") return `cell ${move.cell}`;
    if (move.kind !== "word") return `${move.kind} ${move.row}`;
    return `word ${move.row} ${move.word}`;
  },
  read(text): Result<HeadMove> {
    const [, kind, rest = ""] = /^(place|letter|cell|word|ask|allow|decline) (\S.*)$/s.exec(text) ?? [];
    const agreement = agreementKinds.find((one) => one === kind);
    if (agreement !== undefined)
      return /^[1-9]$/.test(rest)
        ? accept({ kind: agreement, row: Number(rest) })
        : refuse("bad-row", `${quote(rest)} does not name a word`, { right: "its number, as in 3" });
    if (kind === "place") return readBoard(rest);
    if (kind === "letter") {
      const letter = rest.toUpperCase();
      if (/^[A-Za-z]$/.test(rest)) return accept({ kind, letter });
      return refuse("bad-letter", `${quote(rest)} is not a letter`, { right: "one letter from A to Z" });
    }
    if (kind === "cell") {
      const cell = readCell(rest);
      return cell.ok ? accept({ kind, cell: cell.value }) : cell;
    }
    if (kind === "word") {
      const [, row, letters = ""] = /^([1-9]) (.*)$/s.exec(rest) ?? [];
      if (row === undefined)
        return refuse("bad-row", `${quote(rest)} does not name a word`, {
          right: "its number and the word, as in 3 RAVEN",
        });
      const word = readWord(letters);
      return word.ok ? accept({ kind, row: Number(row), word: word.value }) : word;
    }
    return refuse("unknown-move", `${quote(text)} is not a move in this game`, { right });
  },
};
