/** The message line: the one thing worth saying now; and what a reader hears of turn, board and steps. */
import { type Direction, endingOf, type Foretold, type WispFact, type WispState } from "@turnlight/games/wisp";
import { type FactWords, factSentence } from "../../facts.ts";
import { spotName } from "../board/cell-name.ts";
import type { SolverOutlook } from "../solver-worker.ts";
import type { WispTexts } from "../words/texts.en.ts";
import type { Walking } from "./demonstration.ts";
import { type Aimed, aimAt } from "./preview.ts";

type RemarkTone = "plain" | "good" | "warn" | "bad";

export interface Saying {
  readonly text: string;
  readonly tone: RemarkTone;
  /** It is about the position, so a reader hears before it all that led there. */
  readonly followsTurn: boolean;
}

interface WispSituation {
  readonly state: WispState;
  readonly moves: number;
  readonly outlook: SolverOutlook | undefined;
  readonly advice: "asked" | SolverOutlook | undefined;
  readonly walking: Walking | undefined;
  readonly aimed: Aimed | undefined;
  /** All that the last turn told. */
  readonly turn: readonly WispFact[];
  readonly tellDraw: boolean;
  readonly tale: string;
}

const aside = (text: string, tone: RemarkTone = "plain"): Saying => ({ text, tone, followsTurn: false });
const now = (text: string, tone: RemarkTone = "plain"): Saying => ({ text, tone, followsTurn: true });

const advised = (advice: "asked" | SolverOutlook, said: WispTexts): Saying => {
  if (advice === "asked") return aside(said.message.thinking);
  if (advice.hint !== undefined) {
    const { move, reason } = advice.hint;
    return aside(said.message.hint(said.ways[move], said.reasons[reason]), "good");
  }
  return aside(advice.verdict === undefined ? said.message.giveUp : said.message.noHint, "warn");
};

const countOf = (facts: readonly WispFact[], kind: WispFact["kind"]): number =>
  facts.filter((fact) => fact.kind === kind).length;

/** What the last turn brought besides steps, all of it. */
const lately = (turn: readonly WispFact[], { message }: WispTexts): Saying => {
  const freed = turn.reduce((sum, fact) => sum + (fact.kind === "purify" ? fact.count : 0), 0);
  const woke = countOf(turn, "wake");
  const stuck = countOf(turn, "stuck");
  const told = [
    ...(woke > 0 ? [message.woke(woke)] : []),
    ...turn.flatMap((fact) => (fact.kind === "merge" ? [message.merged(fact.count)] : [])),
    ...(stuck > 0 ? [message.stuck(stuck)] : []),
    ...(freed > 0 ? [message.freed(freed)] : []),
  ];
  return now(told.join(" "), freed > 0 ? "good" : woke > 0 ? "warn" : "plain");
};

/** Every fact of a turn in a sentence, for whoever does not see the board. */
export const turnSaid = (
  turn: readonly WispFact[],
  view: WispState,
  words: FactWords,
  nameOf: (seat: number) => string,
): string => turn.map((fact) => factSentence(words, fact, { view, nameOf, number: String, you: 0 })).join(" ");

/** Which of two ways that are as near a creature prefers, and by which rule. */
const preferenceSaid = ({ who, path, tie }: Foretold, { level, enemies }: WispState, said: WispTexts): string[] => {
  const kind = enemies.find(({ id }) => id === who)?.kind;
  if (tie === undefined || kind === undefined) return [];
  const [way, other] = tie.between;
  const tell = tie.by === "grove" ? said.aim.byGrove : said.aim.byOrder;
  return [tell(said.theKinds[kind], spotName(level, path[0] ?? 0), said.ways[way], said.ways[other])];
};

/** Who will wake, merge, stay and why, and what decides between two ways: all that an arrow does not say. */
const reasonsSaid = (foretold: readonly Foretold[], state: WispState, said: WispTexts): readonly string[] =>
  foretold.flatMap((one) => {
    const { path, wakes, stays, mergesInto, sees } = one;
    const { aim } = said;
    const spot = spotName(state.level, path[0] ?? 0);
    return [
      ...(wakes ? [aim.wakes(spot)] : []),
      ...(sees ? [aim.sees(spot)] : []),
      ...(stays === undefined || stays === "asleep" ? [] : [aim[stays](spot)]),
      ...(mergesInto === undefined ? [] : [aim.merges(spot)]),
      ...preferenceSaid(one, state, said),
    ];
  });

/** More would not fit beside the board; a reader hears all of them. */
const mostReasons = 2;

export const sayingOf = (moment: WispSituation, said: WispTexts): Saying => {
  const { state, moves, outlook, advice, walking, aimed, turn, tellDraw, tale } = moment;
  const { message } = said;
  if (walking !== undefined) return aside(message.solution(walking.taken, walking.line.length));
  const ending = endingOf(state);
  if (ending === "won") return now(message.solved, "good");
  if (ending === "caught") return now(message.caught, "bad");
  if (ending === "hemmed-in") return now(message.hemmed, "bad");
  if (aimed?.facts.some(({ kind }) => kind === "caught")) return aside(message.aimCaught, "bad");
  if (advice !== undefined) return advised(advice, said);
  const reasons = aimed === undefined ? [] : reasonsSaid(aimed.foretold, state, said);
  if (reasons.length > 0)
    return aside([...reasons.slice(0, mostReasons), ...(reasons.length > mostReasons ? ["…"] : [])].join(" "));
  if (outlook?.verdict?.kind === "lost") return now(message.checkmate, "bad");
  if (outlook?.verdict?.kind === "draw" && tellDraw) return now(message.draw, "warn");
  if (moves === 0 && tale !== "") return now(tale);
  if (moves === 0) return now(state.enemies.length === 1 ? message.beginOne : message.begin);
  return lately(turn, said);
};

type Creature = WispState["enemies"][number];

/** Who it is, and what one sees of it. */
const creatureName = (enemy: Creature, { board, kinds, ways }: WispTexts): string =>
  [
    kinds[enemy.kind],
    ...(enemy.count > 1 ? [board.crowd(enemy.count)] : []),
    ...(enemy.stuck ? [board.stuck] : []),
    ...(enemy.kind === "guard" ? [board.looks(ways[enemy.facing])] : []),
  ].join(", ");

/** Where what lies, all that changes how one goes. */
const groundSaid = ({ level }: WispState, { board }: WispTexts): readonly string[] => [
  ...(["tree", "mud", "ice"] as const).flatMap((kind) => {
    const spots = level.terrain.flatMap((one, cell) => (one === kind ? [spotName(level, cell)] : []));
    return spots.length === 0 ? [] : [board.groundAt(board.ground[kind], spots.join(", "))];
  }),
  ...level.pads.map(([one, other]) => board.padsAt(spotName(level, one), spotName(level, other))),
];

/** A cell with everything on it: "C3, mud, red prowler". */
export const cellName = (state: WispState, cell: number, said: WispTexts): string => {
  const { level, wisp, enemies } = state;
  const { cell: names } = said.board;
  const pad = level.pads.find((pair) => pair.includes(cell));
  const twin = pad?.find((one) => one !== cell);
  const here = enemies.filter(({ at }) => at === cell).map((enemy) => creatureName(enemy, said));
  const ground =
    cell === level.goal
      ? names.grove
      : twin === undefined
        ? names[level.terrain[cell] ?? "clearing"]
        : names.pad(spotName(level, twin));
  return [spotName(level, cell), ground, ...here, ...(cell === wisp ? [names.you] : [])].join(", ");
};

export const boardName = (state: WispState, said: WispTexts): string => {
  const { level, wisp, enemies } = state;
  const { board } = said;
  const creatures = enemies.map((enemy) => board.at(creatureName(enemy, said), spotName(level, enemy.at)));
  return [
    board.label(level.width, level.height),
    board.wispAt(spotName(level, wisp)),
    board.groveAt(spotName(level, level.goal)),
    ...creatures,
    ...groundSaid(state, said),
  ].join(" ");
};

/** "Go up right: 2 creatures come nearer, 1 sleeper wakes." */
export const stepName = (state: WispState, direction: Direction, said: WispTexts): string => {
  const { facts, foretold } = aimAt(state, direction);
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
  return [[step.go(said.ways[direction]), ...told].join(", "), ...reasonsSaid(foretold, state, said)].join(". ");
};
