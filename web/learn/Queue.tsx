/** Today's exercises, cut into the edge of the shelf. */
import { pageOf } from "../games/pages.ts";
import type { TrainingPosition } from "../review/training.ts";
import { GameSign } from "./GameSign.tsx";
import { themeAt } from "./shelf.ts";
import { learnWords } from "./words.ts";

export const Queue = ({ due }: { readonly due: readonly TrainingPosition[] }) => {
  const texts = learnWords.value;
  return (
    <ol class="learn-queue" aria-label={texts.queue}>
      {due.map((position, i) => {
        const { title, short = title } = pageOf(position.review.game)?.words.value ?? { title: position.review.game };
        const theme = themeAt(position);
        return (
          <li key={position.key} class={i === 0 ? "now" : ""}>
            <GameSign game={position.review.game} />
            <span>
              <b class={`queue-game${i === 0 ? " first" : ""}`}>{short}</b>
              {theme !== undefined && <span class="queue-theme">{texts.themes[theme]}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
