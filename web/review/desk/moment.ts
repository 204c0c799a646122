/** The moment of a match that the desk shows. */
import type { JudgedDecision, PositionValue, ReviewScale } from "@turnlight/kernel";
import type { OpenedMatch } from "../../match/review/opened-match.ts";
import type { ReviewWords } from "../../match/review/review-words.ts";

export interface DeskMoment {
  readonly match: OpenedMatch;
  readonly game: string;
  readonly scale: ReviewScale;
  readonly own: ReviewWords;
  readonly seat: number;
  /** The number of the entry. */
  readonly n: number;
  /** What the seat saw: before its decision, or after an entry that was none. */
  readonly view: unknown;
  readonly judged: JudgedDecision | undefined;
  /** After the decision, and after what followed it. */
  readonly outlook: PositionValue | undefined;
  readonly next: PositionValue | undefined;
}
