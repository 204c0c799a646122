/** Starts the tutorial: creates a short match against the newcomer and navigates to it. */
import { useEffect } from "preact/hooks";
import { me } from "../lobby/seating.ts";
import { begin } from "../lobby/start-match.ts";
import { texts } from "../shared.ts";
import { words } from "../words/words.ts";

const lessonTarget = 400;

export const LessonDoor = () => {
  useEffect(() => {
    const bot = "hybrid:easy" as const;
    const sitters = [me(), { kind: "bot", bot, name: words.peek().patrons[bot].name } as const];
    void begin({ config: `seats=2 target=${lessonTarget}`, sitters, occasion: { kind: "lesson", about: "" } });
  }, []);
  return <p class="moment">{texts.value.frame.wait}</p>;
};
