/** Starts the tutorial: a short match against the easiest regular. */
import { me } from "../lobby/seating.ts";
import { begin } from "../lobby/start-match.ts";
import { words } from "../words/words.ts";

const lessonTarget = 400;

export const startLesson = (): Promise<void> => {
  const bot = "hybrid:easy" as const;
  const sitters = [me(), { kind: "bot", bot, name: words.peek().patrons[bot].name } as const];
  return begin({ config: `seats=2 target=${lessonTarget}`, sitters, occasion: { kind: "lesson", about: "" } });
};
