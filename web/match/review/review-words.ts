/** What a review says in a game's own words. Methods, so that a list of all games can hold them. */
export interface ReviewWords<View = unknown> {
  /** A move in few words, for a list: "roll two dice". */
  move(move: string, view: View): string;
  /** The same as the beginning of a sentence: "Rolling two dice with 230 on the table". */
  doing(move: string, view: View): string;
  /** What one tends to do, by the name of the fault: "Banks too early with three dice". */
  habit(habit: string): string;
  /** Why something else was better, in a sentence. */
  why(habit: string): string;
}
