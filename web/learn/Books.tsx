/** A stack of books for each game: the thick one is its lesson, the thin ones are themes, gilt as far as they are solved. */
import { hallCards } from "../games/index.ts";
import { CheckIcon } from "../ui/index.ts";
import { GameObject } from "./GameSign.tsx";
import { lessonPaths } from "./lesson-paths.ts";
import { type TrainedGame, trainedGames } from "./shelf.ts";
import { type Training, themesIn } from "./useTraining.ts";
import { learnWords } from "./words.ts";

interface StackProps {
  readonly game: TrainedGame;
  readonly training: Training["shelf"];
  /** The lesson was finished. */
  readonly isFinished: boolean;
}

const Stack = ({ game, training, isFinished }: StackProps) => {
  const texts = learnWords.value;
  const title = hallCards[game]?.words.value.title ?? game;
  return (
    <li class={`book-stack stack-${game}`}>
      <GameObject game={game} />
      <ul>
        {themesIn(training[game]).map(({ theme, positions, solved }) => {
          const name = texts.themes[theme];
          return (
            <li key={theme}>
              <a
                class="book"
                href={`#/learn/${game}/${theme}`}
                style={{ "--read": solved / positions.length }}
              >
                <span>{name}</span>
                <b aria-hidden="true">{solved === 0 ? texts.fresh : texts.progress(solved, positions.length)}</b>
                <span class="spoken-only">{texts.solved(solved, positions.length)}</span>
              </a>
            </li>
          );
        })}
        <li>
          <a
            class="book thick"
            href={`#${lessonPaths[game]}`}
            aria-label={isFinished ? texts.lessonDone(title) : texts.lessonOf(title)}
          >
            <span>{texts.lesson}</span>
            {isFinished && (
              <b>
                <CheckIcon /> {texts.finished}
              </b>
            )}
          </a>
        </li>
      </ul>
      <strong>{title}</strong>
    </li>
  );
};

export const Books = ({ shelf, lessons }: Pick<Training, "shelf" | "lessons">) => {
  const texts = learnWords.value;
  return (
    <section class="learn-books" aria-labelledby="learn-books">
      <div class="learn-title">
        <h2 id="learn-books">{texts.shelf}</h2>
        <a href="#/how-to-play">{texts.howToPlay}</a>
      </div>
      <ul class="stacks">
        {trainedGames.map((game) => (
          <Stack key={game} game={game} training={shelf} isFinished={lessons.includes(game)} />
        ))}
      </ul>
    </section>
  );
};
