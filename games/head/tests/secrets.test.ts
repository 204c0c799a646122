/** A thousand matches, in which every view and every fact of the other seat is searched for undiscovered secrets. */
import { childSeed, drawOf, factsFor, Match, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { cellAt, type HeadFact, type HeadState, type HeadView, head, isSolved, lettersOn, other } from "../index.ts";
import { config } from "./table.ts";

/** Every word of every text in plain data, wherever it is, names of fields included. */
const textsIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (typeof value === "string") for (const text of value.split(/[^A-Za-z0-9]+/)) found.add(text);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      found.add(name);
      textsIn(inner, found);
    }
  return found;
};

/** Of a board: words whose row is not solved, and cells with a letter that were not guessed. */
const secretsOf = (state: HeadState, owner: 0 | 1, hunts: HeadView["hunts"]): readonly string[] => {
  const board = state.boards[owner];
  if (board === null) return [];
  const size = state.config.grids[owner];
  const hunt = hunts[other(owner)];
  const seen = new Set(hunt.cells.map(({ cell }) => cell));
  const cells = lettersOn(board, size).flatMap((letter, i) =>
    letter === "" || seen.has(cellAt(i, size)) ? [] : [cellAt(i, size)],
  );
  return [...board.filter((_, i) => !isSolved(hunt.patterns[i] ?? "")).map(({ word }) => word), ...cells];
};

/**
 * The part of a view that concerns `owner`'s board. The owner's own guesses and the other board concern other words and
 * cells, which may coincide.
 */
const aboutBoardOf = (owner: 0 | 1, view: HeadView): unknown => ({
  ...view,
  boards: view.boards[owner],
  hunts: view.hunts[other(owner)],
  guesses: view.guesses.filter(({ by }) => by !== owner),
});

const factsAbout = (owner: 0 | 1, facts: readonly HeadFact[]): readonly HeadFact[] =>
  facts.filter((fact) => !("seat" in fact) || (fact.kind === "placed" ? fact.seat === owner : fact.seat !== owner));

const leaks = (
  secrets: readonly string[],
  facts: readonly HeadFact[],
  owner: 0 | 1,
  view: HeadView,
): readonly string[] => {
  const told = [aboutBoardOf(owner, view), factsAbout(owner, facts)];
  // A quick test first: what is not in the whole text is in none of its words.
  const whole = JSON.stringify(told);
  const suspects = secrets.filter((secret) => whole.includes(secret));
  if (suspects.length === 0) return [];
  const texts = textsIn(told);
  return suspects.filter((secret) => texts.has(secret));
};

const tables = ["", "grids=6 words=4 house=bonus", "grids=12,7 words=3,4 bank=german pack=castle"].map((text) =>
  config(text),
);

test("nothing that was not found is in any view or fact of the other seat", () => {
  let looked = 0;
  for (let i = 0; i < 1000; i++) {
    const seed = childSeed(seedOf("secrets"), `match ${i}`);
    const draw = drawOf(seed);
    const table = tables[i % tables.length] ?? config();
    const { match } = Match.begin(head.rules, table, { seed });
    while (match.turn.kind === "seats") {
      const { seats } = match.turn;
      const seat = seats[draw.below(seats.length)] ?? 0;
      const moves = match.moves(seat);
      const move = "pick" in moves ? moves.pick(draw) : moves[0];
      const played = match.play(seat, head.rules.moveText.write(move as never));
      if (!played.ok) throw new Error("a picked move is legal");
      if (match.outcome !== undefined) break;
      const views = { 0: match.view(0), 1: match.view(1), spectator: match.view("spectator") };
      for (const owner of [0, 1] as const) {
        const secrets = secretsOf(match.state, owner, views.spectator.hunts);
        for (const viewer of [other(owner), "spectator"] as const) {
          const facts = played.value.flatMap(({ told }) => factsFor(told, viewer));
          const found = leaks(secrets, facts, owner, views[viewer]);
          if (found.length > 0) throw new Error(`match ${i}: ${viewer} can read ${found.join(", ")}`);
          looked += 1;
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(100_000);
});

test("the search would find a leak", () => {
  const { match } = Match.begin(head.rules, config(), { seed: seedOf("leak") });
  match.play(0, "place CAT A1 E, CART A2 E, RAVEN A3 E");
  match.play(1, "place DOG A1 E, GOLD A2 E, CROWN A3 E");
  const honest = match.view(0);
  const secrets = secretsOf(match.state, 1, honest.hunts);
  expect(leaks(secrets, [], 1, honest)).toEqual([]);
  expect(leaks(secrets, [], 1, { ...honest, boards: match.state.boards })).toContain("CROWN");
  expect(leaks(secrets, [{ kind: "cell", seat: 0, cell: "B2", colour: "yellow" }], 1, honest)).toEqual(["B2"]);
  expect(leaks(secrets, [{ kind: "known", seat: 0, letters: "GOLD A2 E" }], 1, honest)).toEqual(["GOLD", "A2"]);
  expect(leaks(secrets, [{ kind: "placed", seat: 1, board: match.state.boards[1] ?? [] }], 1, honest)).toContain("DOG");
});
