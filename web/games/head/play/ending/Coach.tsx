/** The coach's strip: the guesses that cost most, what would have been better, and why. */
import { useSignal } from "@preact/signals";
import type { GuessMove, Lesson, Review } from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { HourglassIcon } from "../../shared.ts";
import { words } from "../../words/play.ts";
import { openCounsel } from "./counsel.ts";

const guessName = (guess: GuessMove): string => {
  const { coach } = words.value;
  if (guess.kind === "letter") return coach.letter(guess.letter);
  if (guess.kind === "cell") return coach.cell(guess.cell);
  return coach.word(guess.word);
};

const inPercent = (share: number): number => Math.round(100 * share);

const LessonCard = ({ lesson, turn }: { readonly lesson: Lesson; readonly turn: number }) => {
  const { coach } = words.value;
  const { made, better, cost, fault } = lesson;
  return (
    <li class="lesson">
      <p class="lesson-made">
        <span class="lesson-turn">{coach.turn(turn)}</span> <s>{guessName(made.guess)}</s>
        <span aria-hidden="true"> → </span>
        <strong>{coach.better(guessName(better.guess))}</strong>
      </p>
      <p>{coach.why[fault](inPercent(made.hit), inPercent(better.hit))}</p>
      <p class="lesson-cost">{coach.cost(Math.round(cost * 10) / 10)}</p>
    </li>
  );
};

interface CoachProps {
  readonly record: string;
  readonly seat: 0 | 1;
}

export const Coach = ({ record, seat }: CoachProps) => {
  const found = useSignal<Review | "none" | undefined>(undefined);
  useEffect(() => {
    const counsel = openCounsel();
    void counsel.ask("review", { record, seat }).then((read) => {
      found.value = read.ok ? read.value : "none";
    });
    return () => counsel.close();
  }, [record, seat, found]);
  const { coach } = words.value;
  const review = found.value;
  return (
    <section class="hunt-coach" aria-label={coach.title} aria-busy={review === undefined}>
      <h3>{coach.title}</h3>
      {review === undefined && (
        <p class="coach-thinks">
          <HourglassIcon /> {coach.thinks}
        </p>
      )}
      {review === "none" && <p>{coach.nothing}</p>}
      {typeof review === "object" && review.lessons.length === 0 && <p>{coach.flawless}</p>}
      {typeof review === "object" && (
        <ol>
          {review.lessons.map((lesson) => (
            <LessonCard key={lesson.at} lesson={lesson} turn={Math.floor(lesson.at / 2) + 1} />
          ))}
        </ol>
      )}
    </section>
  );
};
