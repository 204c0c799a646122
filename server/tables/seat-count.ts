/** Changes how many seats a table has, before its match begins. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import type { TableRecord } from "./table-record.ts";

type Chairs = TableRecord["chairs"];

/**
 * Adds open seats, or removes open ones and, if there are too few of those, bots. Whoever sits beyond the last seat
 * moves to a free one; everybody else keeps theirs, so that a client notices a move by its seat being gone.
 */
export const withSeatCount = (chairs: Chairs, count: number): Result<Chairs> => {
  const people = chairs.filter(({ kind }) => kind === "person").length;
  if (people > count)
    return refuse("seats-taken", `${people} people have a seat`, {
      right: `${people} seats, or somebody to leave`,
      values: { people },
    });
  const kept = Array.from({ length: count }, (_, seat) => chairs[seat] ?? { kind: "open" as const });
  const beyond = chairs.slice(count);
  const moving = (["person", "bot"] as const).flatMap((kind) => beyond.filter((chair) => chair.kind === kind));
  for (const chair of moving) {
    const open = kept.findIndex(({ kind }) => kind === "open");
    const seat = open < 0 && chair.kind === "person" ? kept.findLastIndex(({ kind }) => kind === "bot") : open;
    if (seat >= 0) kept[seat] = chair;
  }
  return accept(kept);
};
