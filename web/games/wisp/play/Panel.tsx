/** The panel beside the board: the level, its figures, the message, and the buttons. */
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
  /** Undefined where the level cannot be changed. */
  readonly onGo?: (code: string) => void;
}

export const LevelHead = ({ here, isNextOpen, onGo }: HeadProps) => {
  const labels = words.value.panel;
  const { placed, title } = here;
  return (
    <div class="level-head">
      {placed !== undefined && onGo !== undefined && (
        <IconButton
          icon={BackIcon}
          label={labels.previous}
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
          label={labels.next}
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

/** Par, exact or the best known; during the search its progress, and a press stops it. */
const ParFigure = ({ game }: { readonly game: GameControls }) => {
  const labels = words.value.panel;
  const share = game.parShare.value;
  if (share === undefined) return <>{game.par.value?.moves ?? "–"}</>;
  const percent = Math.round(share * 100);
  return (
    <button type="button" class="par-search" title={labels.stopMeasuring} onClick={game.stopMeasuring}>
      {labels.percent(percent)} <span class="spoken-only">{labels.measuring}</span>
    </button>
  );
};

export const LevelFigures = ({ left, moves, game }: CountersProps) => {
  const labels = words.value.panel;
  return (
    <dl class="level-figures">
      <div>
        <dt>{labels.enemies}</dt>
        <dd>
          <Count value={left} />
        </dd>
      </div>
      <div>
        <dt>{labels.moves}</dt>
        <dd>
          <Count value={moves} />
        </dd>
      </div>
      <div>
        <dt>{game.par.value?.exact === false ? labels.bestKnown : labels.par}</dt>
        <dd>
          <ParFigure game={game} />
        </dd>
      </div>
      <div class="figure-stars">
        <dt>{labels.best}</dt>
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
  /** Others still play the same level: the review is available when all are done. */
  readonly beside: boolean;
  readonly onPause: () => void;
  readonly onHowTo: () => void;
}

/** The buttons of play; during a demonstration, its controls replace them. */
export const Keys = ({ game, canUndo, over, aided, beside, onPause, onHowTo }: KeysProps) => {
  const labels = words.value.panel;
  const shows = game.demonstration;
  const walk = shows.walking.value;
  if (walk !== undefined)
    return (
      <div class="level-keys walking">
        <Button icon={StepForwardIcon} disabled={walk.taken === walk.line.length} onPress={shows.step}>
          {labels.stepSolution}
        </Button>
        <Button
          kind="quiet"
          icon={walk.playing ? PauseIcon : PlayIcon}
          disabled={walk.taken === walk.line.length}
          onPress={() => shows.play(!walk.playing)}
        >
          {walk.playing ? labels.pauseSolution : labels.playSolution}
        </Button>
        <Button kind="quiet" onPress={shows.stop}>
          {labels.stopSolution}
        </Button>
      </div>
    );
  return (
    <div class={`level-keys${beside ? " beside" : ""}${aided ? " aided" : ""}`}>
      <Button kind={over ? "main" : "quiet"} icon={UndoIcon} disabled={!canUndo} onPress={game.undo}>
        {labels.undo}
      </Button>
      <Button kind="quiet" icon={RedoIcon} disabled={!game.canRedo.value} onPress={game.redo}>
        {labels.redo}
      </Button>
      <Button kind="quiet" icon={RestartIcon} disabled={!canUndo && !game.helped.value} onPress={game.reset}>
        {labels.reset}
      </Button>
      {over && !beside && (
        <Button kind="quiet" icon={ChartIcon} onPress={game.review}>
          {texts.value.match.review}
        </Button>
      )}
      {!over && aided && (
        <Button kind="quiet" icon={HintIcon} onPress={game.hint}>
          {labels.hint}
        </Button>
      )}
      {aided && !beside && (
        <Button kind="quiet" icon={StepForwardIcon} disabled={over} onPress={game.showSolution}>
          {labels.solution}
        </Button>
      )}
      <IconButton icon={QuestionIcon} label={labels.howTo} onPress={onHowTo} />
      <IconButton icon={PauseIcon} label={labels.pause} onPress={onPause} />
    </div>
  );
};
