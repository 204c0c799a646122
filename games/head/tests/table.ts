/** Settings and matches for the tests, made through the public interface. */
import { drawOf, factsFor, Match, seedOf, sentence } from "@turnlight/kernel";
import { executionerOf, type HeadConfig, type HeadFact, head } from "../index.ts";

export const config = (text = ""): HeadConfig => {
  const read = head.rules.configText.read(text);
  if (!read.ok) throw new Error(sentence(read.refusal));
  return read.value;
};

export const whyNoTable = (text: string): string => {
  const read = head.rules.configText.read(text);
  return read.ok ? "" : sentence(read.refusal);
};

/** A match with the given settings. */
export class Table {
  readonly match;

  constructor(settings = "") {
    this.match = Match.begin(head.rules, config(settings), { seed: seedOf("a table") }).match;
  }

  /** Plays a move and returns the facts for everybody. */
  play(seat: number, text: string): readonly HeadFact[] {
    const played = this.match.play(seat, text);
    if (!played.ok) throw new Error(sentence(played.refusal));
    return played.value.flatMap(({ told }) => factsFor(told, "spectator"));
  }

  /** Why the move is refused; empty if it is not. */
  refused(seat: number, text: string): string {
    const played = this.match.play(seat, text);
    return played.ok ? "" : sentence(played.refusal);
  }

  hunt(seat: 0 | 1) {
    return this.match.view(seat).hunts[seat];
  }

  get onTurn(): readonly number[] {
    const { turn } = this.match;
    return turn.kind === "seats" ? turn.seats : [];
  }
}

/**
 * Seat 0 hides CAT, CART and RAVEN, seat 1 hides DOG, GOLD and CROWN, both on 8 by 8:
 *   CAT in A1 B1 C1, CART in A2…D2, RAVEN in A3…E3; the same for DOG, GOLD, CROWN.
 */
export const begun = (settings = ""): Table => {
  const table = new Table(settings);
  table.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  table.play(1, "place DOG A1 E, GOLD A2 E, CROWN A3 E");
  return table;
};

/** Seat 0 makes these guesses in a row, while seat 1 shoots from the bottom of the board up. */
export const idle = (table: Table, guesses: readonly string[]): void => {
  for (const guess of guesses) {
    table.play(0, guess);
    const shots = table.hunt(1).cells.length;
    if (table.match.outcome === undefined) table.play(1, `cell ${"ABCDEFGH"[shots % 8]}${8 - Math.floor(shots / 8)}`);
  }
};

/** The Executioner's decision in this match, in the first seat. */
export const ask = (table: Table, bot = executionerOf(0.95), seed = "ask") =>
  bot.choose({
    view: table.match.view(0),
    seat: 0,
    moves: table.match.moves(0),
    draw: drawOf(seedOf(seed)),
    nodes: 1,
  });
