/** Solved: the stars, the line it took, and where to go from here. */

import { Button, ForwardIcon, go, RestartIcon } from "../house.ts";
import type { LevelHere } from "../levels.ts";
import { words } from "../words.ts";
import { beginLevel } from "./begin.ts";
import { Stars } from "./Stars.tsx";
import type { Finish, GameInHand } from "./useGame.ts";

interface EndingProps {
  readonly game: GameInHand;
  readonly here: LevelHere;
  readonly finish: Finish;
}

export const Ending = ({ game, here, finish }: EndingProps) => {
  const said = words.value;
  const { stars, moves, par, helped } = finish;
  const next = here.placed?.next;
  return (
    <section class="level-ending" aria-label={said.ending.won}>
      <Stars count={stars} />
      <p>
        <strong>{stars === 3 ? said.ending.perfect : said.ending.won}</strong>
        <span>{said.ending.moves(moves, par)}</span>
        {helped && <span>{said.message.helped}</span>}
      </p>
      <div class="ending-keys">
        <Button kind="quiet" icon={RestartIcon} onPress={() => void game.reset()}>
          {said.panel.again}
        </Button>
        {next === undefined ? (
          <Button autofocus onPress={() => go(`/play/wisp${here.errand === undefined ? "" : `/${here.errand.kind}`}`)}>
            {said.panel.toMap}
          </Button>
        ) : (
          <Button icon={ForwardIcon} autofocus onPress={() => void beginLevel(next.code)}>
            {said.panel.nextLevel}
          </Button>
        )}
      </div>
    </section>
  );
};
