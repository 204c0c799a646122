/** The level on screen: board, panel, and mouse, touch, keyboard and gamepad input. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { type Direction, directions, endingOf, legalMoves, type WispState } from "@turnlight/games/wisp";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../../settings/settings.ts";
import { sound } from "../../../sound/index.ts";
import { announce, IconButton, MinusIcon, PlusIcon, useSummary } from "../../../ui/index.ts";
import { leftIn } from "../board/board-picture.ts";
import { Clearing, type ClearingProps } from "../board/Clearing.tsx";
import { Forest } from "../board/Forest.tsx";
import type { Light } from "../board/light.ts";
import { SpokenBoard } from "../board/SpokenBoard.tsx";
import { levelHere } from "../lobby/levels.ts";
import { noteSolved } from "../lobby/map/solved-last.ts";
import { loadLook } from "../looks/worn.ts";
import { facts as factWords } from "../words/facts.ts";
import { words } from "../words/words.ts";
import { Caught } from "./Caught.tsx";
import { HowTo, Pause } from "./Dialogs.tsx";
import { Ending } from "./Ending.tsx";
import { enterLevel } from "./enter.ts";
import { Guide } from "./Guide.tsx";
import { lastStage, pointedCells } from "./hint-stages.ts";
import { onwardFrom } from "./onward.ts";
import { Keys, LevelFigures, LevelHead } from "./Panel.tsx";
import { aimAt, isLethal } from "./preview.ts";
import type { WispScreenProps } from "./props.ts";
import { boardName, sayingOf, stepName, turnSaid } from "./sentences.ts";
import { codeOf, useGame } from "./useGame.ts";
import { useGamepad } from "./useGamepad.ts";
import { useInput } from "./useInput.ts";
import { useKeys } from "./useKeys.ts";
import { useShownBoard } from "./useShownBoard.ts";
import { useZoom } from "./useZoom.ts";
import "../tokens.css";
import "./screen.css";

/** In the same file: at the end of a race the screen is there already. */
export { FinalBoard } from "./FinalBoard.tsx";
export { Ghosts } from "./Ghosts.tsx";

const Playing = (props: WispScreenProps) => {
  const { sight, busy } = props;
  const light = useRef<Light | null>(null);
  const { view: state, entries, canTakeBack, laid, outcome } = sight.value;
  const code = codeOf(laid.config, state);
  const game = useGame(props, code);
  const here = levelHere(code, laid.occasion);
  const instead = useComputed(() => game.demonstration.state.value ?? game.returning.value);
  const { shown, turn } = useShownBoard(props, instead, light);
  const aim = useSignal<Direction | undefined>(undefined);
  const open = useSignal<"pause" | "how-to" | undefined>(undefined);
  const texts = words.value;

  const aimed = useComputed(() => {
    const now = sight.value.view;
    const way = aim.value;
    if (busy.value || way === undefined || endingOf(now) !== undefined) return undefined;
    if (instead.value !== undefined) return undefined;
    return legalMoves(now).includes(way) ? aimAt(now, way) : undefined;
  });

  const finish = game.finish.value;
  const onward = onwardFrom(here, game.bests.value);
  const solved = finish === undefined ? undefined : here.placed?.level.id;
  useEffect(() => {
    if (solved !== undefined) noteSolved(solved);
  }, [solved]);
  useEffect(() => void loadLook(), []);
  const wishes = {
    go: (way: Direction, repeated: boolean) => {
      aim.value = undefined;
      if (open.peek() === undefined) game.go(way, repeated);
    },
    undo: game.undo,
    redo: game.redo,
    reset: game.reset,
    hint: game.hint,
    pause: () => {
      open.value = open.peek() === undefined ? "pause" : undefined;
    },
    onward: () => {
      if (finish !== undefined) onward.go();
    },
  };
  useKeys(wishes);
  useGamepad(wishes);
  const input = useInput({
    aim: (way) => {
      aim.value = way;
    },
    go: (way) => wishes.go(way, false),
    confirmTaps: () => settings.peek().confirmTaps,
    isLethal: (way) => isLethal(sight.peek().view, way),
    aimed: () => aim.peek(),
  });

  const tale = here.tale;
  const zoom = useZoom(state.level.width, state.level.height, state.wisp);
  const saying = useComputed(() => {
    const now = sight.value.view;
    return sayingOf(
      {
        state: now,
        moves: sight.value.entries,
        outlook: game.outlook.value,
        advice: game.advice.value,
        walking: game.demonstration.walking.value,
        aimed: aimed.value,
        turn: turn.value,
        tellDraw: game.tellDraw.value,
        tale,
      },
      words.value,
    );
  });
  const spoken = useRef("");
  useSignalEffect(() => {
    if (busy.value) return;
    const { text, spoken: toSpeak = text, followsTurn } = saying.value;
    const now = sight.value.view;
    const turnText = followsTurn ? turnSaid(turn.value, now, factWords.value, props.nameOf) : "";
    const aloud = `${turnText} ${toSpeak}`.trim();
    // Each turn is announced once, however often the screen renders.
    const turnNow = `${sight.value.match} ${sight.value.entries} ${aloud}`;
    if (turnNow !== spoken.current) announce(aloud);
    spoken.current = turnNow;
  });
  useSummary(() => {
    const now = sight.peek().view;
    const { board } = words.peek();
    const { text, spoken: toSpeak = text } = saying.peek();
    return `${boardName(now, words.peek())} ${board.moves(sight.peek().entries)} ${toSpeak}`.trim();
  });
  // The music's tension rises when the level can no longer be won.
  useSignalEffect(() => {
    const verdict = game.outlook.value?.verdict?.kind;
    sound.danger(verdict === "lost" ? 0.9 : verdict === "draw" ? 0.4 : 0);
  });
  useEffect(() => {
    aim.value = undefined;
  }, [entries, aim]);

  const { level } = state;
  const advice = game.advice.value;
  const given = typeof advice === "object" ? advice : undefined;
  const total = level.enemies.length;
  const left = leftIn(shown.value);
  const ending = endingOf(state);
  const isLost =
    (ending === "caught" || ending === "hemmed-in") &&
    instead.value === undefined &&
    (!busy.value || shown.value.caught);
  const isDone = finish !== undefined && outcome !== undefined && !busy.value;
  const steps =
    ending === undefined && instead.value === undefined
      ? directions
          .filter((way) => legalMoves(state).includes(way))
          .map((direction) => ({ direction, name: stepName(state, direction, texts) }))
      : [];
  return (
    <div
      class="wisp-room wisp-play"
      style={{
        "--w": level.width,
        "--h": level.height,
        "--rows": Math.ceil(total / 2),
        "--thirds": Math.ceil(total / 3),
      }}
    >
      <Forest biome={here.biome} />
      <LevelHead
        here={here}
        isNextOpen={onward.isNextOpen}
        {...(props.beside !== true && { onGo: (code: string) => void enterLevel(code) })}
      />
      <LevelFigures left={left} moves={entries} game={game} />
      <div
        ref={zoom.pane}
        class={`stage${zoom.near.value ? " near" : ""}${isLost ? " lost" : ""}`}
        style={{
          "--wx": shown.value.wisp % level.width,
          "--wy": Math.floor(shown.value.wisp / level.width),
          "--pan-x": `${zoom.pan.value.x}px`,
          "--pan-y": `${zoom.pan.value.y}px`,
        }}
        {...input}
        {...zoom.hands}
      >
        <Clearing
          level={level}
          shown={shown.value}
          biome={here.biome}
          busy={busy.value}
          aimed={aimed.value}
          advised={given?.stage === lastStage ? given.hint?.move : undefined}
          pointed={pointedCells(given, state)}
          steps={steps}
          bloom={total === 0 ? 0 : (total - left) / total}
          label={boardName(state, texts)}
          light={light}
          onStep={(way) => wishes.go(way, false)}
          onAim={(way) => {
            aim.value = way;
          }}
        >
          <SpokenBoard
            state={state}
            steps={steps.map(({ direction }) => direction)}
            onStep={(way) => wishes.go(way, false)}
          />
        </Clearing>
      </div>
      {!isLost && !isDone && (
        <Guide
          state={state}
          aimed={aimed.value}
          saying={saying.value}
          busy={busy.value}
          isEarly={here.placed?.chapter.number === 1}
        />
      )}
      {zoom.offered.value && !isDone && (
        <div class="zoom">
          <IconButton
            icon={zoom.near.value ? MinusIcon : PlusIcon}
            label={zoom.near.value ? texts.panel.zoomOut : texts.panel.zoomIn}
            onPress={() => {
              zoom.near.value = !zoom.near.peek();
            }}
          />
        </div>
      )}
      {finish !== undefined && isDone ? (
        <Ending
          game={game}
          onward={onward}
          finish={finish}
          daily={here.occasion === "daily" ? { date: laid.occasion?.about ?? "", code } : undefined}
        />
      ) : isLost ? (
        <Caught game={game} state={state} beside={props.beside === true} />
      ) : (
        <Keys
          game={game}
          canUndo={canTakeBack}
          aided={props.unaided !== true}
          beside={props.beside === true}
          onPause={wishes.pause}
          onHowTo={() => {
            open.value = "how-to";
          }}
        />
      )}
      {open.value === "pause" && <Pause game={game} alone={props.beside !== true} onClose={wishes.pause} />}
      {open.value === "how-to" && (
        <HowTo
          onClose={() => {
            open.value = undefined;
          }}
        />
      )}
    </div>
  );
};

/** The board alone, for watching and for trying a single move; `hands` adds the input handlers. */
const BoardAlone = (props: WispScreenProps & { readonly hands?: BoardInput }) => {
  const { sight, busy, hands } = props;
  const light = useRef<Light | null>(null);
  const instead = useSignal<WispState | undefined>(undefined);
  const { shown } = useShownBoard(props, instead, light);
  const state = sight.value.view;
  const { level } = state;
  const { occasion, config } = sight.value.laid;
  const here = levelHere(codeOf(config, state), occasion);
  const left = leftIn(shown.value);
  return (
    <div class="wisp-room wisp-watch">
      <Forest biome={here.biome} />
      <div class="stage" style={{ "--w": level.width, "--h": level.height }} {...hands?.input}>
        <Clearing
          level={level}
          shown={shown.value}
          biome={here.biome}
          busy={busy.value}
          bloom={1 - left / Math.max(1, level.enemies.length)}
          label={boardName(state, words.value)}
          light={light}
          {...hands?.board}
        >
          {hands && (
            <SpokenBoard
              state={state}
              steps={hands.board.steps.map(({ direction }) => direction)}
              onStep={hands.board.onStep}
            />
          )}
        </Clearing>
      </div>
    </div>
  );
};

interface BoardInput {
  readonly input: ReturnType<typeof useInput>;
  readonly board: Required<Pick<ClearingProps, "steps" | "onStep" | "onAim">> & Pick<ClearingProps, "aimed">;
}

const nothing = (): void => {};

/** Trying a single move: all inputs work, but there are no other controls. */
const Trying = (props: WispScreenProps) => {
  const { sight, attempt } = props;
  const aim = useSignal<Direction | undefined>(undefined);
  const state = sight.value.view;
  const ways = endingOf(state) !== undefined ? [] : legalMoves(state);
  const onAim = (way: Direction | undefined): void => {
    aim.value = way;
  };
  const onStep = (way: Direction): void => {
    aim.value = undefined;
    if (ways.includes(way)) void attempt?.(way);
  };
  useKeys({ go: onStep, undo: nothing, redo: nothing, reset: nothing, hint: nothing, pause: nothing, onward: nothing });
  const input = useInput({
    aim: onAim,
    go: onStep,
    confirmTaps: () => settings.peek().confirmTaps,
    isLethal: (way) => isLethal(state, way),
    aimed: () => aim.peek(),
  });
  const way = aim.value;
  const aimed = way !== undefined && ways.includes(way) ? aimAt(state, way) : undefined;
  const steps = ways.map((direction) => ({ direction, name: stepName(state, direction, words.value) }));
  return <BoardAlone {...props} hands={{ input, board: { aimed, steps, onStep, onAim } }} />;
};

export const Screen = (props: WispScreenProps) => {
  if (props.actions !== undefined) return <Playing {...props} />;
  return props.attempt === undefined ? <BoardAlone {...props} /> : <Trying {...props} />;
};
