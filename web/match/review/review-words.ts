/** A game's own texts for its reviews. Declared as methods, so that a list of all games can hold them. */
export interface ReviewWords<View = unknown> {
  /** A move in short, for a list: "roll two dice"; with the one that belongs to it, where both are one choice. */
  move(move: string, view: View, next?: string): string;
  /** The same as the beginning of a sentence: "Rolling two dice with 230 on the table". */
  doing(move: string, view: View, next?: string): string;
  /** Where in the match the seat stands: "Round 5, roll 1". */
  where(view: View, seat: number): string;
  /** A recurring mistake, by its id: "Banks too early with three dice". */
  habit(habit: string): string;
  /** Why another move was better, in a sentence or two. */
  why(
    habit: string,
    at?: { readonly view: View; readonly seat: number; readonly best: string; readonly made: string },
  ): string;
  /** Why the decisions of such a match are not rated here, by any view of it; undefined where they are. */
  unrated?(view: View): string | undefined;
}
