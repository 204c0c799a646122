/** What an opponent says now: its last decision with its figures, or an answer to what has just happened. */
import { type ZonkFact, type ZonkView, zonkChance } from "@turnlight/games/zonk";
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

/** An answer to somebody's turn, or to the end of the match. */
const answerTo = ({ fact, seat, winner, view }: SpeechContext): LineOccasion | undefined => {
  if (winner !== undefined) return winner === seat ? "won" : "lost";
  if (fact?.kind === "zonked") return fact.seat === seat ? "zonked" : "gloat";
  if (fact?.kind === "banked" && fact.seat !== seat && isGreat(fact.banked, view.target)) return "awe";
  return undefined;
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
  const last = lastReasonOf(log, seat, (why) => occasionOf(why) !== undefined);
  const occasion = answerTo(context) ?? occasionOf(last?.step.why);
  const line =
    occasion && lineFor(lines, who, occasion, answerTo(context) === undefined ? (last?.round ?? 0) : view.round);
  if (line === undefined) return undefined;
  return { line, ...(last !== undefined && { about: captionIn(texts, view.table, last, figures) }) };
};
