/** The deduction aid: only what follows from the hunt. */
import { childSeed, drawOf, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { cellsOn, deductionAid, executionerOf, indexOf, isSolved, lettersOn } from "../index.ts";
import { begun, idle, Table } from "./table.ts";

test("a cell that every line avoids is shaded, and a guessed one never is", () => {
  const table = begun();
  // A lonely corner: no word of three letters fits between the misses.
  idle(table, ["cell G8", "cell H7", "cell G7"]);
  const { unreachable } = deductionAid(table.hunt(0), 8);
  expect(unreachable).toEqual([indexOf("H8", 8)]);
});

test("the lines left for a solved word are shown once they are few, its own among them", () => {
  const table = begun("grids=6 house=direction");
  table.play(0, "word 1 DOG");
  expect(deductionAid(table.hunt(0), 6).lines.filter(({ word }) => word === "DOG")).toEqual([]);
  table.play(1, "cell F6");
  table.play(0, "cell B1");
  const lines = deductionAid(table.hunt(0), 6).lines.filter(({ word }) => word === "DOG");
  for (const { cells } of lines) expect(cells).toHaveLength(3);
});

test("over whole matches it never shades a cell of an unfound word, and never leaves out a solved word's line", async () => {
  for (const house of ["none", "direction"]) {
    const table = new Table(`house=${house}`);
    for (const [seat, words] of ["CAT A1 E, CART A2 E, RAVEN A3 E", "DOG C8 N, GOLD H1 SW, CROWN A2 SE"].entries())
      table.play(seat, `place ${words}`);
    const board = table.match.state.boards[1] ?? [];
    const letters = lettersOn(board, 8);
    for (let turn = 0; table.match.outcome === undefined; turn++) {
      const hunt = table.hunt(0);
      const { unreachable, lines } = deductionAid(hunt, 8);
      expect(unreachable.filter((cell) => letters[cell] !== "")).toEqual([]);
      for (const [i, placed] of board.entries()) {
        const own = lines.filter(({ row }) => row === i + 1);
        if (own.length > 0 && isSolved(hunt.patterns[i] ?? ""))
          expect(own.map(({ cells }) => cells)).toContainEqual(cellsOn(placed, 8));
      }
      const seat = table.onTurn[0] ?? 0;
      const { move } = await executionerOf(0.9).choose({
        view: table.match.view(seat),
        seat,
        moves: table.match.moves(seat),
        draw: drawOf(childSeed(seedOf(house), `turn ${turn}`)),
        nodes: 1,
      });
      if (move.kind === "place") throw new Error("both boards are set");
      table.match.play(
        seat,
        move.kind === "cell"
          ? `cell ${move.cell}`
          : move.kind === "letter"
            ? `letter ${move.letter}`
            : `word ${move.row} ${move.word}`,
      );
    }
  }
});
