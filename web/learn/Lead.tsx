/** The first exercise of the day: its position as a still board, what was played, and the button to start. */
import { pageOf } from "../games/pages.ts";
import { nearDay } from "../language/format.ts";
import { amountSaid, sentenceOf } from "../match/review/amounts.ts";
import { go } from "../navigation/routes.ts";
import { laidOf, nameOfSeat } from "../review/one-match.ts";
import type { TrainingPosition } from "../review/training.ts";
import { Button, PlayIcon } from "../ui/index.ts";
import { Lamp } from "./Lamp.tsx";
import { lessonPaths } from "./lesson-paths.ts";
import { isPrepared } from "./shelf.ts";
import { useExercise } from "./useExercise.ts";
import { learnWords } from "./words.ts";

const titleOf = (game: string): string => pageOf(game)?.words.value.title ?? game;

export const Lead = ({ position, of }: { readonly position: TrainingPosition; readonly of: number }) => {
  const texts = learnWords.value;
  const { review, n } = position;
  const exercise = useExercise(position).value;
  const view = exercise?.match.viewAt(n - 1, review.seat);
  const isOwn = !isPrepared(position);
  return (
    <>
      <Lamp share={0.5} />
      <article class="learn-lead paper">
        <div class="lead-board" data-scope={review.game} inert>
          {exercise?.Board !== undefined && (
            <exercise.Board
              view={view}
              seat={review.seat}
              others={[]}
              line={[]}
              at={undefined}
              config={exercise.match.record.config}
              sitters={laidOf(exercise.match).sitters}
              nameOf={nameOfSeat(exercise.match)}
            />
          )}
        </div>
        <div class="lead-words">
          <p class="lead-from">
            {texts.from(
              titleOf(review.game),
              isOwn ? nearDay(review.at) : "",
              exercise === undefined ? "" : exercise.own.where(view, review.seat),
            )}
          </p>
          <h2>{texts.find}</h2>
          <p class="lead-cost">
            {exercise !== undefined &&
              (isOwn ? texts.cost : texts.costPrepared)(
                sentenceOf(exercise.own.doing(exercise.judged.move, view, exercise.judged.next)),
                amountSaid(review.scale, exercise.judged.given),
              )}
          </p>
          <p class="lead-act">
            <Button icon={PlayIcon} onPress={() => go("/learn/today")}>
              {texts.start}
            </Button>
            <span>{texts.of(1, of)}</span>
          </p>
        </div>
      </article>
    </>
  );
};

/** Nothing is due any more. */
export const DoneCard = ({ later }: { readonly later: number }) => {
  const texts = learnWords.value;
  return (
    <>
      <Lamp share={1} />
      <article class="learn-lead paper plain">
        <div class="lead-words">
          <h2>{texts.doneToday}</h2>
          <p>{texts.doneAbout(later)}</p>
        </div>
      </article>
    </>
  );
};

/** Nobody has made a mistake yet: the lessons come first. */
export const FirstLesson = () => {
  const texts = learnWords.value;
  return (
    <>
      <Lamp share={0.2} />
      <article class="learn-lead paper plain">
        <div class="lead-words">
          <h2>{texts.firstTitle}</h2>
          <p>{texts.firstAbout}</p>
          <p class="lead-lessons">
            {Object.entries(lessonPaths).map(([game, path]) => (
              <Button key={game} kind="quiet" icon={PlayIcon} onPress={() => go(path)}>
                {titleOf(game)}
              </Button>
            ))}
          </p>
        </div>
      </article>
    </>
  );
};
