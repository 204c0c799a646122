/** The move played for a bot that returns none: legal in every game, and the game's own choice where it has one. */
import { games } from "@turnlight/games";
import { type AnyGame, childSeed, drawOf, Match, safeMoveOf, seedOf, sentence, usualBound } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { describe, expect, test } from "vitest";

/** Every seat plays only safe moves, and no move is refused. */
const playSafely = (game: AnyGame, config: string): readonly string[] => {
  const { rules } = game;
  const read = rules.configText.read(config);
  if (!read.ok) throw new Error(sentence(read.refusal));
  const { match } = Match.begin(rules, read.value, { seed: seedOf("safe") });
  const draw = drawOf(childSeed(seedOf("safe"), "picks"));
  const played: string[] = [];
  const bound = Math.min(200, game.bound ?? usualBound);
  while (match.turn.kind === "seats" && played.length < bound) {
    const [seat] = match.turn.seats;
    if (seat === undefined) throw new Error("it is nobody's turn");
    const move = safeMoveOf(game, { view: match.view(seat), seat, moves: match.moves(seat), draw });
    const text = rules.moveText.write(move);
    const answer = match.play(seat, text);
    if (!answer.ok) throw new Error(`${text}: ${sentence(answer.refusal)}`);
    played.push(text);
  }
  return played;
};

describe("a safe move", () => {
  test.each(Object.keys(games))("of %s is legal wherever a seat is asked", async (name) => {
    const game = await games[name]?.();
    if (game === undefined) throw new Error(`there is no ${name}`);
    expect(playSafely(game, "").length).toBeGreaterThan(0);
  });
  test("is the first legal one where a game says nothing", () => {
    const game: AnyGame = diceRace;
    const ask = { view: undefined, seat: 0, draw: drawOf(seedOf("none")) };
    expect(safeMoveOf(game, { ...ask, moves: ["first", "second"] })).toBe("first");
  });
  test("of Zonk banks when it can, and takes the highest combination before", async () => {
    const zonk = await games["zonk"]?.();
    if (zonk === undefined) throw new Error("there is no Zonk");
    const played = playSafely(zonk, "target=500");
    const taken = played.filter((text) => text.startsWith("take")).length;
    expect(taken).toBeGreaterThan(0);
    expect(played.filter((text) => text === "bank")).toHaveLength(taken);
  });
});
