/** A box as charms and triggers see it while it is scored. */
import type { Category, Section } from "./categories.ts";

/** What a box's score is asked about. The upper bonus has no category and no dice. */
export interface ScoredBox {
  readonly section: Section;
  readonly category?: Category;
  readonly base: number;
  /** The faces the dice stand for, in order of size. */
  readonly faces: readonly number[];
}
