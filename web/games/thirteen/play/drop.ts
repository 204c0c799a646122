/** The move that dropping an item in the shop makes, if any. */
import { buyText } from "./run.ts";

/** The dragged item: an offer by its number, or one already held. */
export type Taken =
  | { readonly kind: "offer"; readonly n: number; readonly item: string }
  | { readonly kind: "charm" | "consumable"; readonly item: string }
  | { readonly kind: "die"; readonly die: number; readonly item: string };

/** The drop target: `charm 2`, `die 5`, `yours` for anywhere among the items held, or `purse`. */
export type DropTarget = string;

const numbered = (place: DropTarget): { readonly kind: string; readonly at: number } => {
  const [kind = "", n] = place.split(" ");
  return { kind, at: n === undefined ? -1 : Number(n) - 1 };
};

/** An offer can be dropped anywhere among the items held, a die only on the one it replaces. */
const textsOf = (taken: Taken, { kind, at }: ReturnType<typeof numbered>): readonly string[] => {
  if (taken.kind === "offer")
    return kind === "purse" ? [] : [...(kind === "die" ? [buyText(taken.n, at)] : []), buyText(taken.n)];
  if (kind === "purse") return [taken.kind === "die" ? `sell die ${taken.die + 1}` : `sell ${taken.item}`];
  return taken.kind === "charm" && kind === "charm" ? [`move ${taken.item} ${at + 1}`] : [];
};

/** The move, if it is legal. */
export const moveByDrop = (taken: Taken, place: DropTarget, moves: readonly string[]): string | undefined =>
  textsOf(taken, numbered(place)).find((text) => moves.includes(text));
