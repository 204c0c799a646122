/** The message line: the one thing worth saying now; and what a reader hears of board and steps. */
import { type Direction, endingOf, type WispFact, type WispState } from "@turnlight/games/wisp";
import type { Outlook } from "../counsel.ts";
import { spotName } from "../spot.ts";
import type { WispTexts } from "../texts.en.ts";
import { type Foreseen, foresee } from "./foresee.ts";
import type { Walking } from "./useGame.ts";

type Tone = "plain" | "good" | "warn" | "bad";

export interface Saying {
  readonly text: string;
  readonly tone: Tone;
}

interface Moment {
  readonly state: WispState;
  readonly moves: number;
  readonly outlook: Outlook | undefined;
  readonly advice: "asked" | Outlook | undefined;
  readonly walking: Walking | undefined;
  readonly aimed: Foreseen | undefined;
  readonly last: WispFact | undefined;
  readonly tellDraw: boolean;
  readonly tale: string;
}

const plain = (text: string): Saying => ({ text, tone: "plain" });

const advised = (advice: "asked" | Outlook, said: WispTexts): Saying => {
  if (advice === "asked") return plain(said.message.thinking);
  if (advice.hint !== undefined) {
    const { move, reason } = advice.hint;
    return { text: said.message.hint(said.ways[move], said.reasons[reason]), tone: "good" };
  }
  return { text: advice.verdict === undefined ? said.message.giveUp : said.message.noHint, tone: "warn" };
};

/** What the last turn brought, where nothing more urgent is to be said. */
const lately = (fact: WispFact | undefined, said: WispTexts): Saying | undefined => {
  if (fact?.kind === "purify") return { text: said.message.freed(fact.count), tone: "good" };
  if (fact?.kind === "merge") return plain(said.message.merged(fact.count));
  if (fact?.kind === "wake") return { text: said.message.woke, tone: "warn" };
  if (fact?.kind === "stuck") return plain(said.message.stuck);
  return undefined;
};

export const sayingOf = (moment: Moment, said: WispTexts): Saying => {
  const { state, moves, outlook, advice, walking, aimed, last, tellDraw, tale } = moment;
  const ending = endingOf(state);
  if (ending === "won") return { text: said.message.solved, tone: "good" };
  if (ending === "caught") return { text: said.message.caught, tone: "bad" };
  if (ending === "hemmed-in") return { text: said.message.hemmed, tone: "bad" };
  if (aimed?.facts.some(({ kind }) => kind === "caught")) return { text: said.message.aimCaught, tone: "bad" };
  if (walking !== undefined) return plain(said.message.solution(walking.taken, walking.of));
  if (advice !== undefined) return advised(advice, said);
  if (outlook?.verdict?.kind === "lost") return { text: said.message.checkmate, tone: "bad" };
  if (outlook?.verdict?.kind === "draw" && tellDraw) return { text: said.message.draw, tone: "warn" };
  if (moves === 0 && tale !== "") return plain(tale);
  if (moves === 0) return plain(state.enemies.length === 1 ? said.message.beginOne : said.message.begin);
  return lately(last, said) ?? plain("");
};

export const boardName = ({ level, wisp, enemies }: WispState, said: WispTexts): string => {
  const { board, kinds, ways } = said;
  const creatures = enemies.map((enemy) => {
    const notes = [
      ...(enemy.count > 1 ? [board.crowd(enemy.count)] : []),
      ...(enemy.stuck ? [board.stuck] : []),
      ...(enemy.kind === "guard" ? [board.looks(ways[enemy.facing])] : []),
    ];
    return board.at([kinds[enemy.kind], ...notes].join(", "), spotName(level, enemy.at));
  });
  return [
    board.label(level.width, level.height),
    board.wispAt(spotName(level, wisp)),
    board.groveAt(spotName(level, level.goal)),
    ...creatures,
  ].join(" ");
};

const countOf = (facts: readonly WispFact[], kind: WispFact["kind"]): number =>
  facts.filter((fact) => fact.kind === kind).length;

/** "Go up right: 2 creatures come nearer, 1 sleeper wakes." */
export const stepName = (state: WispState, direction: Direction, said: WispTexts): string => {
  const { facts } = foresee(state, direction);
  const { step } = said;
  const told = [
    ...(countOf(facts, "caught") > 0 ? [step.caught] : []),
    ...(countOf(facts, "complete") > 0 ? [step.wins] : []),
    ...(countOf(facts, "purify") > 0 ? [step.frees(countOf(facts, "purify"))] : []),
    ...(countOf(facts, "merge") > 0 ? [step.merges(countOf(facts, "merge"))] : []),
    ...(countOf(facts, "wake") > 0 ? [step.wakes(countOf(facts, "wake"))] : []),
    ...(countOf(facts, "stuck") > 0 ? [step.stuck(countOf(facts, "stuck"))] : []),
    ...(countOf(facts, "step") > 0 ? [step.moves(countOf(facts, "step"))] : []),
  ];
  return [step.go(said.ways[direction]), ...told].join(", ");
};
