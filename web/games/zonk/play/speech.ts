/** What an opponent says now: its last decision with its figures, or an answer to what has just happened. */
import { type PastTurn, type ZonkFact, type ZonkView, zonkChance } from "@turnlight/games/zonk";
import type { PatronName } from "../faces/patrons.ts";
import type { ZonkTexts } from "../words/texts.en.ts";
import { type CharacterLines, type LineOccasion, lineFor, occasionOf } from "./lines.ts";
import { isGreat } from "./mood.ts";
import type { NumberFormat } from "./reason.ts";
import { type LastReason, type LoggedTurn, lastReasonOf } from "./turn-log.ts";

export interface Speech {
  readonly line: string;
  /** The decision it is about, with its figures. */
  readonly about?: string;
}

interface SpeechContext {
  readonly view: ZonkView;
  readonly log: readonly LoggedTurn[];
  readonly seat: number;
  readonly who: PatronName;
  /** What is being shown, or was shown last. */
  readonly fact: ZonkFact | undefined;
  readonly winner?: number | undefined;
}

interface SpokenAnswer {
  readonly occasion: LineOccasion;
  /** Which line of the occasion, as the round of a decision. */
  readonly round: number;
}

interface TurnEnd {
  readonly seat: number;
  readonly hasZonked: boolean;
  readonly banked: number;
}

const endOf = ({ seat, ended, banked }: Pick<PastTurn, "seat" | "ended" | "banked">): TurnEnd => ({
  seat,
  hasZonked: ended === "zonked",
  banked,
});

/** What is being shown, if it ends a turn. */
const shownEnd = (fact: ZonkFact | undefined): TurnEnd | undefined => {
  if (fact?.kind === "zonked") return { seat: fact.seat, hasZonked: true, banked: 0 };
  return fact?.kind === "banked" ? { seat: fact.seat, hasZonked: false, banked: fact.banked } : undefined;
};

const answeredWith = (seat: number, end: TurnEnd, target: number): LineOccasion | undefined => {
  if (end.hasZonked) return end.seat === seat ? "zonked" : "gloat";
  return end.seat !== seat && isGreat(end.banked, target) ? "awe" : undefined;
};

/** The newest answer stands until the next decision; that to the match's end, for good. */
const answerTo = (
  { fact, seat, winner, view }: SpeechContext,
  decided: LastReason | undefined,
): SpokenAnswer | undefined => {
  const { turns, target, round } = view;
  if (winner !== undefined) return { occasion: winner === seat ? "won" : "lost", round };
  const shown = shownEnd(fact);
  const answer = shown && answeredWith(seat, shown, target);
  if (answer !== undefined) return { occasion: answer, round };
  for (const turn of turns.slice(decided?.turn ?? 0).toReversed()) {
    const occasion = answeredWith(seat, endOf(turn), target);
    if (occasion !== undefined) return { occasion, round: turn.round };
  }
  return undefined;
};

const saidAbout = (decided: LastReason | undefined, seats: number): SpokenAnswer | undefined => {
  const occasion = occasionOf(decided?.step.why, seats);
  return decided && occasion && { occasion, round: decided.round };
};

const captionIn = (
  texts: ZonkTexts,
  table: ZonkView["table"],
  { step: { kind, left, points }, banked }: LastReason,
  { number, percent }: NumberFormat,
): string => {
  const chance = zonkChance(table, left);
  const zonk = chance === 0 ? texts.play.noZonk : texts.play.zonkRisk(percent(chance, 0));
  return kind === "bank"
    ? texts.reasons.banked(number(banked), texts.dice(left), zonk)
    : texts.reasons.rolls(number(points), texts.dice(left), zonk);
};

/** Undefined until it has decided or answered something. */
export const speechOf = (
  context: SpeechContext,
  lines: CharacterLines,
  texts: ZonkTexts,
  figures: NumberFormat,
): Speech | undefined => {
  const { view, log, seat, who } = context;
  const seats = view.scores.length;
  const last = lastReasonOf(log, seat, (why) => occasionOf(why, seats) !== undefined);
  const said = answerTo(context, last) ?? saidAbout(last, seats);
  const line = said && lineFor(lines, who, said.occasion, said.round);
  if (line === undefined) return undefined;
  return { line, ...(last !== undefined && { about: captionIn(texts, view.table, last, figures) }) };
};
