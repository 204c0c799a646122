/** The input of charms and triggers while a box is scored. */
import type { Category, Section } from "./categories.ts";

/** The scored box. The upper bonus has no category and no dice. */
export interface ScoredBox {
  readonly section: Section;
  readonly category?: Category;
  readonly base: number;
  /** The faces the dice stand for, sorted. */
  readonly faces: readonly number[];
}
