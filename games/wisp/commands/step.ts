/** `turnlight wisp step`: plays moves and shows the board and the facts after each. */
import { accept, type CliCommand, quote, type Result, refuse, within } from "@turnlight/kernel";
import { type Direction, directions } from "../rules/directions.ts";
import type { WispFact } from "../rules/facts.ts";
import { rules } from "../rules/rules.ts";
import { type Ending, endingOf, setup, type WispState } from "../rules/state.ts";
import { drawState } from "../text/write-level.ts";
import { openLevel, titled } from "./asking.ts";
import { inSentence } from "./telling.ts";

const mostMoves = 10_000;

const endings: Readonly<Record<Ending, string>> = {
  won: "won: every creature is purified",
  caught: "caught",
  "hemmed-in": "lost: there is no legal move",
};

const readMoves = (text: string): Result<readonly Direction[]> => {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  if (words.length > mostMoves)
    return refuse("too-long", `there are ${words.length} moves`, { right: `at most ${mostMoves}` });
  const moves: Direction[] = [];
  for (const [i, word] of words.entries()) {
    const move = rules.moveText.read(word);
    if (!move.ok) return within(`move ${i + 1}`, move.refusal);
    moves.push(move.value);
  }
  return accept(moves);
};

interface Stepped {
  readonly move: Direction;
  readonly state: WispState;
  readonly told: readonly WispFact[];
}

const playAll = (start: WispState, moves: readonly Direction[]): Result<readonly Stepped[]> => {
  const steps: Stepped[] = [];
  let state = start;
  for (const [i, move] of moves.entries()) {
    const ending = endingOf(state);
    const refusal =
      ending === undefined
        ? rules.refusal(state, 0, move)
        : { code: "match-over", reason: `it is over: ${endings[ending]}`, right: "no further move" };
    if (refusal !== undefined) return within(`move ${i + 1}, ${quote(move)}`, refusal);
    const applied = rules.apply(state, 0, move);
    state = applied.state;
    steps.push({ move, state, told: applied.told.map(({ fact }) => fact) });
  }
  return accept(steps);
};

/** The state without the level, which is the same in every step. */
const shown = (state: WispState) => {
  const { level: _level, ...rest } = state;
  return { board: drawState(state).split("\n"), ...rest, ending: endingOf(state) ?? null };
};

export const stepCommand: CliCommand = {
  about: "play moves and show the board after each",
  args: ["FILE"],
  options: { moves: { about: `the wisp's moves: ${directions.join(" ")}`, value: '"N SE E"' } },
  examples: ['turnlight wisp step first-light.txt --moves "N SE E"'],
  async answer(asked) {
    const named = await openLevel(asked);
    if (!named.ok) return named;
    const moves = readMoves(asked.options["moves"] ?? "");
    if (!moves.ok) return moves;
    const start = setup(named.value.level);
    const steps = playAll(start, moves.value);
    if (!steps.ok) return steps;
    const parts = steps.value.map(({ move, state, told }, i) =>
      [`${i + 1}  ${move}`, ...told.map((fact) => `   ${inSentence(state.level, fact)}`), drawState(state)].join("\n"),
    );
    const ending = endingOf(steps.value.at(-1)?.state ?? start);
    return accept({
      json: {
        start: shown(start),
        steps: steps.value.map(({ move, state, told }) => ({ move, told, ...shown(state) })),
        ending: ending ?? null,
      },
      text: [titled(named.value, drawState(start)), ...parts, ...(ending === undefined ? [] : [endings[ending]])].join(
        "\n\n",
      ),
    });
  },
};
