/** What comes of putting something down in the shop: the move it makes, where there is one. */
import { buyText } from "./run.ts";

/** What is taken in hand: an offer by its number, or something of one's own. */
export type Taken =
  | { readonly kind: "offer"; readonly n: number; readonly item: string }
  | { readonly kind: "charm" | "consumable"; readonly item: string }
  | { readonly kind: "die"; readonly die: number; readonly item: string };

/** Where it is put down: `charm 2`, `die 5`, `yours` for anywhere among one's own, or `purse`. */
export type DropTarget = string;

const numbered = (place: DropTarget): { readonly kind: string; readonly at: number } => {
  const [kind = "", n] = place.split(" ");
  return { kind, at: n === undefined ? -1 : Number(n) - 1 };
};

/** An offer goes anywhere among one's own, a die to the very one it replaces. */
const textsOf = (taken: Taken, { kind, at }: ReturnType<typeof numbered>): readonly string[] => {
  if (taken.kind === "offer")
    return kind === "purse" ? [] : [...(kind === "die" ? [buyText(taken.n, at)] : []), buyText(taken.n)];
  if (kind === "purse") return [taken.kind === "die" ? `sell die ${taken.die + 1}` : `sell ${taken.item}`];
  return taken.kind === "charm" && kind === "charm" ? [`move ${taken.item} ${at + 1}`] : [];
};

/** The move, when it is one of those that may be made. */
export const moveByDrop = (taken: Taken, place: DropTarget, moves: readonly string[]): string | undefined =>
  textsOf(taken, numbered(place)).find((text) => moves.includes(text));
