/** The training pages: the room, today's exercises, and a theme of a game. */

import { useRef } from "preact/hooks";
import { go } from "../navigation/routes.ts";
import { Daily } from "../review/Daily.tsx";
import type { TrainingPosition } from "../review/training.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { Notice } from "../ui/index.ts";
import { Room } from "./Room.tsx";
import { themeAt, trainedGames } from "./shelf.ts";
import { noteAnswer } from "./training-days.ts";
import { type Training, useTraining } from "./useTraining.ts";
import { learnWords } from "./words.ts";
import "../ui/pages/pages.css";
import "../review/review.css";
import "./tokens.css";
import "./books.css";
import "./learn.css";
import "./session.css";

const toRoom = (): void => go("/learn");

/** Unsolved exercises first. */
const inTheme = ({ shelf }: Training, game: string, theme: string): readonly TrainingPosition[] => {
  const known = trainedGames.find((name) => name === game);
  if (known === undefined) return [];
  return shelf[known]
    .filter((position) => themeAt(position) === theme)
    .toSorted((a, b) => Math.min(1, a.practised.right) - Math.min(1, b.practised.right));
};

interface SessionProps {
  readonly title: string;
  readonly training: Training;
  readonly positions: readonly TrainingPosition[];
  /** Said after the last one. */
  readonly done: string;
}

const Session = ({ title, training, positions, done }: SessionProps) => (
  <Frame title={title} scope="pages review learn" play>
    {positions.length === 0 ? (
      <Notice kind="empty" title={learnWords.value.goneTitle}>
        <p>{learnWords.value.goneAbout}</p>
      </Notice>
    ) : (
      <div class="learn-session">
        <Daily
          positions={positions}
          done={done}
          back={learnWords.value.title}
          onAnswer={(key) =>
            void noteAnswer(
              training.today,
              training.due.map((card) => card.key),
              key,
            )
          }
          onClose={toRoom}
        />
      </div>
    )}
  </Frame>
);

export const LearnPages = ({ place }: { readonly place: string }) => {
  const { training, refresh } = useTraining();
  const shown = useRef(place);
  // Back in the room, what was answered counts.
  if (shown.current !== place) {
    shown.current = place;
    refresh();
  }
  const texts = learnWords.value;
  const now = training.value;
  if (place === "") return <Room training={now} />;
  if (now === undefined) return <Frame title={texts.title}>{null}</Frame>;
  if (place === "today")
    return <Session key={place} title={texts.queue} training={now} positions={now.due} done={texts.doneToday} />;
  const [game = "", theme = ""] = place.split("/");
  const name = Object.entries(texts.themes).find(([one]) => one === theme)?.[1] ?? texts.title;
  return (
    <Session key={place} title={name} training={now} positions={inTheme(now, game, theme)} done={texts.themeDone} />
  );
};
