import { campaign, legalMoves, setup, type WispState, wisp } from "@turnlight/games/wisp";
import { drawOf, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { foresee, moveBetween } from "../play/preview.ts";

/** Positions of every chapter's levels, reached by random moves. */
const positions = (): readonly WispState[] => {
  const draw = drawOf(seedOf("foresee"));
  return campaign.flatMap(({ levels }) =>
    levels.flatMap(({ level }) => {
      let state = setup(level);
      const reached = [state];
      for (let made = 0; made < 8; made++) {
        const moves = legalMoves(state);
        const move = moves.length === 0 ? undefined : moves[draw.below(moves.length)];
        if (move === undefined) break;
        state = foresee(state, move).after;
        reached.push(state);
      }
      return reached;
    }),
  );
};

const every = positions().flatMap((state) => legalMoves(state).map((move) => [state, move] as const));

test("there is enough to foresee", () => {
  expect(every.length).toBeGreaterThan(1000);
});

test("what is foreseen is what the rules do, and looking changes nothing", () => {
  for (const [state, move] of every) {
    const before = JSON.stringify(state);
    const { after, facts } = foresee(state, move);
    const played = wisp.rules.apply(state, 0, move);
    expect(after).toEqual(played.state);
    expect(facts).toEqual(played.told.map(({ fact }) => fact));
    expect(JSON.stringify(state)).toBe(before);
  }
});

test("the move between two positions leads from one to the other", () => {
  const standing = ({ wisp: at, enemies }: WispState) => ({ at, enemies });
  for (const [state, move] of every) {
    const { after } = foresee(state, move);
    const found = moveBetween(state, after, legalMoves(state));
    if (found === undefined) throw new Error(`no move leads on from ${move}`);
    expect(standing(foresee(state, found).after)).toEqual(standing(after));
  }
});
