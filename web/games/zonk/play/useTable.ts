/** What the table shows beside the dice: the throw's stake, the opponent in focus, the log, and what is being said. */
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { ZonkFact } from "@turnlight/games/zonk";
import { type PatronName, patronOf } from "../faces/Patron.tsx";
import { number, percent } from "../shared.ts";
import { lines } from "../words/lines.ts";
import { words } from "../words/words.ts";
import { type Bearing, bearingOf } from "./mood.ts";
import type { ZonkScreenProps } from "./props.ts";
import { type Speech, speechOf } from "./speech.ts";
import { type Stake, stakeOf } from "./stake.ts";
import { type LoggedTurn, loggedTurns } from "./turn-log.ts";
import { useReasons } from "./useReasons.ts";

const figures = { percent, number };

interface OpponentSeen {
  readonly seat: number;
  readonly who: PatronName;
  readonly bearing: Bearing;
  readonly speech: Speech | undefined;
}

interface TableShown {
  readonly log: ReadonlySignal<readonly LoggedTurn[]>;
  /** The bot whose turn it is, or who had the last one; undefined where only people play. */
  readonly opponent: OpponentSeen | undefined;
  /** The stake of the throw in the air. */
  readonly air: Stake | undefined;
}

/** The bot across the table. */
const focusOf = ({ view, laid, waiting }: ZonkScreenProps["sight"]["value"]): number | undefined => {
  const isBot = (seat: number | undefined): boolean => seat !== undefined && laid.sitters[seat]?.kind === "bot";
  const turn = waiting[0] ?? view.seat;
  if (isBot(turn)) return turn;
  const last = view.turns.findLast(({ seat }) => isBot(seat))?.seat;
  return last ?? laid.sitters.map((_, seat) => seat).find(isBot);
};

/** Facts of a match that is over or was opened again are not news. */
const newsOf = (fact: ZonkFact | undefined, phase: string): ZonkFact | undefined =>
  fact?.kind === "began" || phase === "taking" || phase === "deciding" ? undefined : fact;

export const useTable = (props: ZonkScreenProps, inAir: boolean): TableShown => {
  const { sight, fact } = props;
  const reasons = useReasons(props);
  const log = useComputed(() => loggedTurns(sight.value.view, reasons.value));
  const { view, laid, outcome } = sight.value;
  const seat = focusOf(sight.value);
  const sitter = seat === undefined ? undefined : laid.sitters[seat];
  const air = inAir ? stakeOf(view) : undefined;
  if (seat === undefined || sitter?.kind !== "bot") return { log, opponent: undefined, air };
  const who = patronOf(sitter.bot);
  const winner = outcome === undefined ? undefined : outcome.scores.indexOf(Math.max(...outcome.scores));
  const news = newsOf(fact.value, view.phase.kind);
  const context = { view, seat, fact: news, winner };
  const bearing = bearingOf({ ...context, ...(air !== undefined && { air: { grade: air.grade, seat: view.seat } }) });
  const speech = speechOf({ ...context, log: log.value, who }, lines.value, words.value, figures);
  return { log, opponent: { seat, who, bearing, speech }, air };
};
