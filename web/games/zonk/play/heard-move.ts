/** What kind of move an entry was, by what it told: the text of somebody else's move is not sent to everybody. */
import type { HeardEntry } from "../shared.ts";

export const moveKindOf = ({ facts }: Pick<HeardEntry, "facts">): "take" | "roll" | "bank" => {
  if (facts.some(({ kind }) => kind === "took")) return "take";
  return facts.some(({ kind }) => kind === "banked") ? "bank" : "roll";
};
