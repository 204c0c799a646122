/** The message line, and the texts screen readers get for turns, board and steps. */

import { type Direction, endingOf, type Foretold, type WispFact, type WispState } from "@turnlight/games/wisp";
import { list, series } from "../../../language/format.ts";
import { type FactWords, factSentence } from "../../facts.ts";
import { spotName } from "../board/cell-name.ts";
import type { SolverOutlook } from "../solver-worker.ts";
import type { WispTexts } from "../words/texts.en.ts";
import type { Walking } from "./demonstration.ts";
import { reactionsOf, spokenPreference } from "./guide.ts";
import { type GivenHint, hintSaid } from "./hint-stages.ts";
import { type Aimed, aimAt } from "./preview.ts";

type RemarkTone = "plain" | "good" | "warn" | "bad";

export interface Saying {
  readonly text: string;
  /** What screen readers get instead, where the text speaks of marks on the board. */
  readonly spoken?: string;
  readonly tone: RemarkTone;
  /** The message is about the position, so the turn's facts are announced before it. */
  readonly followsTurn: boolean;
}

interface WispSituation {
  readonly state: WispState;
  readonly moves: number;
  readonly outlook: SolverOutlook | undefined;
  readonly advice: "asked" | GivenHint | undefined;
  readonly walking: Walking | undefined;
  readonly aimed: Aimed | undefined;
  /** All facts of the last turn. */
  readonly turn: readonly WispFact[];
  readonly tellDraw: boolean;
  readonly tale: string;
}

const aside = (text: string, tone: RemarkTone = "plain"): Saying => ({ text, tone, followsTurn: false });
const now = (text: string, tone: RemarkTone = "plain"): Saying => ({ text, tone, followsTurn: true });

const advised = (advice: "asked" | GivenHint, state: WispState, texts: WispTexts): Saying => {
  if (advice === "asked") return aside(texts.message.thinking);
  if (advice.hint !== undefined)
    return {
      ...aside(hintSaid(advice, state, texts), "good"),
      spoken: hintSaid(advice, state, texts, { isSpoken: true }),
    };
  return aside(advice.verdict === undefined ? texts.message.giveUp : texts.message.noHint, "warn");
};

const countOf = (facts: readonly WispFact[], kind: WispFact["kind"]): number =>
  facts.filter((fact) => fact.kind === kind).length;

/** Everything the last turn brought besides steps. */
const lately = (turn: readonly WispFact[], { message }: WispTexts): Saying => {
  const freed = turn.reduce((sum, fact) => sum + (fact.kind === "purify" ? fact.count : 0), 0);
  const woke = countOf(turn, "wake");
  const stuck = countOf(turn, "stuck");
  const parts = [
    ...(woke > 0 ? [message.woke(woke)] : []),
    ...turn.flatMap((fact) => (fact.kind === "merge" ? [message.merged(fact.count)] : [])),
    ...(stuck > 0 ? [message.stuck(stuck)] : []),
    ...(freed > 0 ? [message.freed(freed)] : []),
  ];
  return now(parts.join(" "), freed > 0 ? "good" : woke > 0 ? "warn" : "plain");
};

/** Every fact of a turn in sentences, for screen readers. */
export const turnSaid = (
  turn: readonly WispFact[],
  view: WispState,
  words: FactWords,
  nameOf: (seat: number) => string,
): string => turn.map((fact) => factSentence(words, fact, { view, nameOf, number: String, you: 0 })).join(" ");

/** Who will wake, merge or stay and why, and what decides between two ways, by cell: for screen readers. */
const reasonsSaid = (foretold: readonly Foretold[], state: WispState, texts: WispTexts): readonly string[] =>
  foretold.flatMap((one) => {
    const { path, wakes, stays, mergesInto, sees } = one;
    const { aim } = texts;
    const spot = spotName(state.level, path[0] ?? 0);
    const preference = spokenPreference(one, state, spot, texts);
    return [
      ...(wakes ? [aim.wakes(spot)] : []),
      ...(sees ? [aim.sees(spot)] : []),
      ...(stays === undefined || stays === "asleep" ? [] : [aim[stays](spot)]),
      ...(mergesInto === undefined ? [] : [aim.merges(spot)]),
      ...(preference === undefined ? [] : [preference]),
    ];
  });

/** More would not fit beside the board; screen readers get all of them. */
const mostReasons = 2;

export const sayingOf = (moment: WispSituation, texts: WispTexts): Saying => {
  const { state, moves, outlook, advice, walking, aimed, turn, tellDraw, tale } = moment;
  const { message } = texts;
  if (walking !== undefined) return aside(message.solution(walking.taken, walking.line.length));
  const ending = endingOf(state);
  if (ending === "won") return now(message.solved, "good");
  if (ending === "caught") return now(message.caught, "bad");
  if (ending === "hemmed-in") return now(message.hemmed, "bad");
  if (aimed?.facts.some(({ kind }) => kind === "caught")) return aside(message.aimCaught, "bad");
  if (advice !== undefined) return advised(advice, state, texts);
  const reasons = aimed === undefined ? [] : reactionsOf(aimed, state, texts).flatMap(({ notable }) => notable ?? []);
  if (reasons.length > 0)
    return aside([...reasons.slice(0, mostReasons), ...(reasons.length > mostReasons ? ["…"] : [])].join(" "));
  if (outlook?.verdict?.kind === "lost") return now(message.checkmate, "bad");
  if (outlook?.verdict?.kind === "draw" && tellDraw) return now(message.draw, "warn");
  if (moves === 0 && tale !== "") return now(tale);
  if (moves === 0) return now(state.enemies.length === 1 ? message.beginOne : message.begin);
  return lately(turn, texts);
};

type Creature = WispState["enemies"][number];

/** The creature's kind and visible state. */
const creatureName = (enemy: Creature, { board, kinds, ways }: WispTexts): string =>
  series([
    kinds[enemy.kind],
    ...(enemy.count > 1 ? [board.crowd(enemy.count)] : []),
    ...(enemy.stuck ? [board.stuck] : []),
    ...(enemy.kind === "guard" ? [board.looks(ways[enemy.facing])] : []),
  ]);

/** Where each kind of terrain lies that affects movement. */
const groundSaid = ({ level }: WispState, { board }: WispTexts): readonly string[] => [
  ...(["tree", "mud", "ice"] as const).flatMap((kind) => {
    const spots = level.terrain.flatMap((one, cell) => (one === kind ? [spotName(level, cell)] : []));
    return spots.length === 0 ? [] : [board.groundAt(board.ground[kind], list(spots))];
  }),
  ...level.pads.map(([one, other]) => board.padsAt(spotName(level, one), spotName(level, other))),
];

/** A cell with everything on it: "C3, mud, red prowler". */
export const cellName = (state: WispState, cell: number, texts: WispTexts): string => {
  const { level, wisp, enemies } = state;
  const { cell: names } = texts.board;
  const pad = level.pads.find((pair) => pair.includes(cell));
  const twin = pad?.find((one) => one !== cell);
  const here = enemies.filter(({ at }) => at === cell).map((enemy) => creatureName(enemy, texts));
  const ground =
    cell === level.goal
      ? names.grove
      : twin === undefined
        ? names[level.terrain[cell] ?? "clearing"]
        : names.pad(spotName(level, twin));
  return series([spotName(level, cell), ground, ...here, ...(cell === wisp ? [names.you] : [])]);
};

export const boardName = (state: WispState, texts: WispTexts): string => {
  const { level, wisp, enemies } = state;
  const { board } = texts;
  const creatures = enemies.map((enemy) => board.at(creatureName(enemy, texts), spotName(level, enemy.at)));
  return [
    board.label(level.width, level.height),
    board.wispAt(spotName(level, wisp)),
    board.groveAt(spotName(level, level.goal)),
    ...creatures,
    ...groundSaid(state, texts),
  ].join(" ");
};

/** "Go up-right, 2 creatures move, 1 sleeper wakes up. The guard at C3 will see you." */
export const stepName = (state: WispState, direction: Direction, texts: WispTexts): string => {
  const { facts, foretold } = aimAt(state, direction);
  const { step } = texts;
  const parts = [
    ...(countOf(facts, "caught") > 0 ? [step.caught] : []),
    ...(countOf(facts, "complete") > 0 ? [step.wins] : []),
    ...(countOf(facts, "purify") > 0 ? [step.frees(countOf(facts, "purify"))] : []),
    ...(countOf(facts, "merge") > 0 ? [step.merges(countOf(facts, "merge"))] : []),
    ...(countOf(facts, "wake") > 0 ? [step.wakes(countOf(facts, "wake"))] : []),
    ...(countOf(facts, "stuck") > 0 ? [step.stuck(countOf(facts, "stuck"))] : []),
    ...(countOf(facts, "step") > 0 ? [step.moves(countOf(facts, "step"))] : []),
  ];
  const outcome = series([step.go(texts.ways[direction]), ...parts]);
  return [`${outcome}.`, ...reasonsSaid(foretold, state, texts)].join(" ");
};
