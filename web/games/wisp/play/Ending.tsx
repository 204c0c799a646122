/** A solved level: the stars, the moves, and what to do next. */
import { Button, ChartIcon, ForwardIcon, RestartIcon, texts } from "../shared.ts";
import { words } from "../words/words.ts";
import type { Onward } from "./onward.ts";
import { Stars } from "./Stars.tsx";
import type { Finish, GameControls } from "./useGame.ts";

interface WispEndingProps {
  readonly game: GameControls;
  readonly onward: Onward;
  readonly finish: Finish;
}

export const Ending = ({ game, onward, finish }: WispEndingProps) => {
  const labels = words.value;
  const { stars, moves, par, helped } = finish;
  return (
    <section class="level-ending" aria-label={labels.ending.won}>
      <Stars count={stars} />
      <p>
        <strong>{stars === 3 ? labels.ending.perfect : labels.ending.won}</strong>
        <span>
          {par.exact ? labels.ending.moves(moves, par.moves) : labels.ending.movesUnknown(moves, par.moves)}{" "}
          {helped && labels.message.helped}
        </span>
      </p>
      <div class="ending-keys" data-keys="">
        <Button kind="quiet" icon={RestartIcon} onPress={game.reset}>
          {labels.panel.again}
        </Button>
        <Button kind="quiet" icon={ChartIcon} onPress={game.review}>
          {texts.value.match.review}
        </Button>
        <Button icon={ForwardIcon} autofocus onPress={onward.go}>
          {onward.label}
        </Button>
      </div>
    </section>
  );
};
