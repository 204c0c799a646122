/** What stands beside the board: which level, how it goes, what is said of it, and the keys. */
import type { LevelHere } from "../lobby/levels.ts";
import {
  BackIcon,
  Button,
  ChartIcon,
  Count,
  ForwardIcon,
  HintIcon,
  IconButton,
  PauseIcon,
  PlayIcon,
  QuestionIcon,
  RedoIcon,
  RestartIcon,
  StarIcon,
  StepForwardIcon,
  texts,
  UndoIcon,
} from "../shared.ts";
import { words } from "../words/words.ts";
import { Stars } from "./Stars.tsx";
import type { GameControls } from "./useGame.ts";

interface HeadProps {
  readonly here: LevelHere;
  readonly isNextOpen: boolean;
  /** Left out where one stays at this level. */
  readonly onGo?: (code: string) => void;
}

export const LevelHead = ({ here, isNextOpen, onGo }: HeadProps) => {
  const said = words.value.panel;
  const { placed, title } = here;
  return (
    <div class="level-head">
      {placed !== undefined && onGo !== undefined && (
        <IconButton
          icon={BackIcon}
          label={said.previous}
          disabled={placed.previous === undefined}
          onPress={() => placed.previous && onGo(placed.previous.code)}
        />
      )}
      {(placed !== undefined || title !== "") && (
        <h2>
          {placed !== undefined && <span class="level-number">{placed.number ?? <StarIcon />}</span>}
          {title}
        </h2>
      )}
      {placed !== undefined && onGo !== undefined && (
        <IconButton
          icon={ForwardIcon}
          label={said.next}
          disabled={!isNextOpen}
          onPress={() => placed.next && onGo(placed.next.code)}
        />
      )}
    </div>
  );
};

interface CountersProps {
  readonly left: number;
  readonly moves: number;
  readonly game: GameControls;
}

/** Par, exact or the best that is known; while it is looked for, how far that is, and a press ends it. */
const ParFigure = ({ game }: { readonly game: GameControls }) => {
  const said = words.value.panel;
  const share = game.parShare.value;
  if (share === undefined) return <>{game.par.value?.moves ?? "–"}</>;
  const percent = Math.round(share * 100);
  return (
    <button type="button" class="par-search" title={said.stopMeasuring} onClick={game.stopMeasuring}>
      {percent} %<span class="spoken-only">{said.measuring}</span>
    </button>
  );
};

export const LevelFigures = ({ left, moves, game }: CountersProps) => {
  const said = words.value.panel;
  return (
    <dl class="level-figures">
      <div>
        <dt>{said.enemies}</dt>
        <dd>
          <Count value={left} />
        </dd>
      </div>
      <div>
        <dt>{said.moves}</dt>
        <dd>
          <Count value={moves} />
        </dd>
      </div>
      <div>
        <dt>{game.par.value?.exact === false ? said.bestKnown : said.par}</dt>
        <dd>
          <ParFigure game={game} />
        </dd>
      </div>
      <div class="figure-stars">
        <dt>{said.best}</dt>
        <dd>
          <Stars count={game.best.value?.stars ?? 0} />
        </dd>
      </div>
    </dl>
  );
};

interface KeysProps {
  readonly game: GameControls;
  readonly canUndo: boolean;
  readonly over: boolean;
  /** Hints and solutions are allowed. */
  readonly aided: boolean;
  /** Others still play the same level: it is reviewed when all are done. */
  readonly beside: boolean;
  readonly onPause: () => void;
  readonly onHowTo: () => void;
}

/** The keys of play; while a solution walks, its keys take their place. */
export const Keys = ({ game, canUndo, over, aided, beside, onPause, onHowTo }: KeysProps) => {
  const said = words.value.panel;
  const shows = game.demonstration;
  const walk = shows.walking.value;
  if (walk !== undefined)
    return (
      <div class="level-keys walking">
        <Button icon={StepForwardIcon} disabled={walk.taken === walk.line.length} onPress={shows.step}>
          {said.stepSolution}
        </Button>
        <Button
          kind="quiet"
          icon={walk.playing ? PauseIcon : PlayIcon}
          disabled={walk.taken === walk.line.length}
          onPress={() => shows.play(!walk.playing)}
        >
          {walk.playing ? said.pauseSolution : said.playSolution}
        </Button>
        <Button kind="quiet" onPress={shows.stop}>
          {said.stopSolution}
        </Button>
      </div>
    );
  return (
    <div class={`level-keys${beside ? " beside" : ""}${aided ? " aided" : ""}`}>
      <Button kind={over ? "main" : "quiet"} icon={UndoIcon} disabled={!canUndo} onPress={game.undo}>
        {said.undo}
      </Button>
      <Button kind="quiet" icon={RedoIcon} disabled={!game.canRedo.value} onPress={game.redo}>
        {said.redo}
      </Button>
      <Button kind="quiet" icon={RestartIcon} disabled={!canUndo && !game.helped.value} onPress={game.reset}>
        {said.reset}
      </Button>
      {over && !beside && (
        <Button kind="quiet" icon={ChartIcon} onPress={game.review}>
          {texts.value.match.review}
        </Button>
      )}
      {!over && aided && (
        <Button kind="quiet" icon={HintIcon} onPress={game.hint}>
          {said.hint}
        </Button>
      )}
      {aided && !beside && (
        <Button kind="quiet" icon={StepForwardIcon} disabled={over} onPress={game.showSolution}>
          {said.solution}
        </Button>
      )}
      <IconButton icon={QuestionIcon} label={said.howTo} onPress={onHowTo} />
      <IconButton icon={PauseIcon} label={said.pause} onPress={onPause} />
    </div>
  );
};
