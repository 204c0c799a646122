/** A game's own texts for its reviews. Declared as methods, so that a list of all games can hold them. */
export interface ReviewWords<View = unknown> {
  /** A move in short, for a list: "roll two dice". */
  move(move: string, view: View): string;
  /** The same as the beginning of a sentence: "Rolling two dice with 230 on the table". */
  doing(move: string, view: View): string;
  /** A recurring mistake, by its id: "Banks too early with three dice". */
  habit(habit: string): string;
  /** Why another move was better, in a sentence. */
  why(habit: string): string;
  /** Why the decisions of such a match are not rated here, by any view of it; undefined where they are. */
  unrated?(view: View): string | undefined;
}
