/** Side-by-side levels: texts in English. */
import type { BoardProgress } from "@turnlight/kernel";
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

const standing = ({ stands, moves, counts }: BoardProgress): string => {
  const made = count(moves, { one: "# move", other: "# moves" });
  if (stands === "left") return "resigned";
  if (stands === "done") return `done in ${made}`;
  return `${made}, ${count(counts["left"] ?? 0, { one: "# creature left", other: "# creatures left" })}`;
};

export const en = {
  title: "Will-o’-the-Wisp online",
  tagline: "Everyone plays the same level, each on their own board.",
  rules: [
    "Lure every creature into the grove in as few moves as you can. Everyone plays the same level on their own board; you only see how far the others have got.",
    "Undo as often as you like: only the moves of your final solution count.",
    "Whoever has the fewest creatures left wins; if that’s a tie, whoever used the fewest moves. If you’re caught, try again.",
  ],
  progress: standing,
  told: (name: string, progress: string) => `${name}: ${progress}.`,
  back: "Move undone.",
  level: "Level",
  today: "Daily level",
  own: (name: string) => `My level: ${name}`,
  linked: (name: string) => `From a link: ${name}`,
  ghosts: {
    board: (name: string) => `${name}’s board; the others are ghosts`,
    whose: "Whose board",
    move: (n: number, of: number) => `Move ${n} of ${of}`,
    back: "One move back",
    next: "One move on",
    play: "Play",
    pause: "Pause",
    stands: { won: "done", caught: "caught", left: "stopped here", going: "on the way" },
  },
};

export type WispSideTexts = typeof en;
