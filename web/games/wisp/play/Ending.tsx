/** Solved: the stars, the line it took, and where to go from here. */
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
  const said = words.value;
  const { stars, moves, par, helped } = finish;
  return (
    <section class="level-ending" aria-label={said.ending.won}>
      <Stars count={stars} />
      <p>
        <strong>{stars === 3 ? said.ending.perfect : said.ending.won}</strong>
        <span>
          {par.exact ? said.ending.moves(moves, par.moves) : said.ending.movesUnknown(moves, par.moves)}{" "}
          {helped && said.message.helped}
        </span>
      </p>
      <div class="ending-keys" data-keys="">
        <Button kind="quiet" icon={RestartIcon} onPress={game.reset}>
          {said.panel.again}
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
