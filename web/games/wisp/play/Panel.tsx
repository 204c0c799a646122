/** The panel beside the board: the level, its figures, the message, and the buttons. */
import type { LevelHere } from "../lobby/levels.ts";
import {
  BackIcon,
  Button,
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
  UndoIcon,
} from "../shared.ts";
import { words } from "../words/words.ts";
import { WinnableButton } from "./Caught.tsx";
import { CleanMark } from "./CleanMark.tsx";
import { lastStage } from "./hint-stages.ts";
import { Key } from "./Key.tsx";
import { StarScale } from "./StarScale.tsx";
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
  const par = game.par.value;
  const best = game.best.value?.stars ?? 0;
  const isClean = game.best.value?.clean === true;
  return (
    <dl class={`level-figures${par?.exact === true ? " rated" : ""}`}>
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
      {par?.exact === true ? (
        <div class="figure-stars">
          <dt>{game.helped.value ? labels.withHelp : labels.starsByMoves}</dt>
          <dd>
            <StarScale par={par.moves} best={best} isHelped={game.helped.value} />
            {isClean && <CleanMark />}
          </dd>
        </div>
      ) : (
        <>
          <div>
            <dt>{par === undefined ? labels.par : labels.bestKnown}</dt>
            <dd>
              <ParFigure game={game} />
            </dd>
          </div>
          <div class="figure-stars">
            <dt>{labels.best}</dt>
            <dd>
              <Stars count={best} isHelped={game.best.value?.helped} />
              {isClean && <CleanMark />}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
};

interface KeysProps {
  readonly game: GameControls;
  readonly canUndo: boolean;
  /** Hints and solutions are allowed. */
  readonly aided: boolean;
  readonly beside: boolean;
  readonly onPause: () => void;
  readonly onHowTo: () => void;
}

/** The buttons of play; during a demonstration, its controls replace them. */
export const Keys = ({ game, canUndo, aided, beside, onPause, onHowTo }: KeysProps) => {
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
  const advice = game.advice.value;
  const stage = typeof advice === "object" && advice.hint !== undefined ? advice.stage : 0;
  // Where nothing can be won there is nothing to hint at: the way back takes the place of help.
  const trapped = game.trap.value !== undefined && game.tellDraw.value;
  return (
    <div class={`level-keys${trapped ? " trapped" : ""}${beside ? " beside" : ""}${aided ? " aided" : ""}`}>
      <Button kind="quiet" icon={UndoIcon} disabled={!canUndo} onPress={game.undo}>
        {labels.undo} <Key name="U" />
      </Button>
      <Button kind="quiet" icon={RestartIcon} disabled={!canUndo && !game.canRedo.value} onPress={game.reset}>
        {labels.reset} <Key name="R" />
      </Button>
      <IconButton icon={RedoIcon} label={labels.redo} disabled={!game.canRedo.value} onPress={game.redo} />
      <IconButton icon={PauseIcon} label={labels.pause} onPress={onPause} />
      {trapped ? (
        <WinnableButton game={game} least={1} />
      ) : (
        <>
          {aided && (
            <Button kind="quiet" icon={HintIcon} disabled={stage === lastStage} onPress={game.hint}>
              {labels.hint} <Key name="H" />
              <small class="price">
                {stage === 0 && !game.helped.value
                  ? labels.price
                  : labels.hintStage(Math.min(stage + 1, lastStage), lastStage)}
              </small>
            </Button>
          )}
          {aided && !beside && (
            <Button kind="quiet" icon={StepForwardIcon} onPress={game.showSolution}>
              {labels.solution}
              {!game.helped.value && <small class="price">{labels.price}</small>}
            </Button>
          )}
        </>
      )}
      <IconButton icon={QuestionIcon} label={labels.howTo} onPress={onHowTo} />
    </div>
  );
};
