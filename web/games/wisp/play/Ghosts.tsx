/** After a race: everybody's way on one board, move by move. One player's board is in front, the others fly as ghosts. */
import { useSignal } from "@preact/signals";
import { endingOf, type WispState } from "@turnlight/games/wisp";
import { useEffect } from "preact/hooks";
import type { GhostRun, GhostsProps } from "../../page.ts";
import { shownOf } from "../board/board-picture.ts";
import { Clearing } from "../board/Clearing.tsx";
import { centre } from "../board/spots.ts";
import { levelHere } from "../lobby/levels.ts";
import {
  Button,
  Emblem,
  IconButton,
  PauseIcon,
  PlayIcon,
  StepBackIcon,
  StepForwardIcon,
  seatStyle,
} from "../shared.ts";
import { side } from "../words/side.ts";
import { codeOf } from "./useGame.ts";
import "../tokens.css";
import "./ghosts.css";

/** Milliseconds between two moves. */
const rest = 620;

type WispRun = GhostRun<WispState>;

const at = ({ views }: WispRun, n: number): WispState | undefined => views[Math.min(n, views.length - 1)];

/** How a player stands after so many moves. */
const ghostStands = ({ views }: WispRun, n: number): "won" | "caught" | "left" | "going" => {
  if (n < views.length - 1) return "going";
  const last = views.at(-1);
  const ending = last === undefined ? undefined : endingOf(last);
  return ending === "won" ? "won" : ending === undefined ? "left" : "caught";
};

export const Ghosts = ({ config, runs }: GhostsProps<WispState>) => {
  const most = Math.max(...runs.map(({ views }) => views.length - 1));
  const n = useSignal(0);
  const isPlaying = useSignal(false);
  const front = useSignal(0);
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    const timer = setInterval(() => {
      if (n.peek() < most) n.value += 1;
      else isPlaying.value = false;
    }, rest);
    return () => clearInterval(timer);
  }, [isPlaying.value, most, n, isPlaying]);
  const own = runs[front.value];
  const state = own === undefined ? undefined : at(own, n.value);
  if (own === undefined || state === undefined) return null;
  const { level } = state;
  const texts = side.value.ghosts;
  const goTo = (move: number): void => {
    isPlaying.value = false;
    n.value = Math.min(most, Math.max(0, move));
  };
  return (
    <div class="ghosts">
      <fieldset class="ghost-runs">
        <legend class="spoken-only">{texts.whose}</legend>
        {runs.map((run, seat) => (
          <label key={seat} style={seatStyle(run.colour)} class={seat === front.value ? "in-front" : ""}>
            <input
              type="radio"
              name="ghost"
              class="spoken-only"
              checked={seat === front.value}
              onChange={() => {
                front.value = seat;
              }}
            />
            <Emblem colour={run.colour} />
            <span>{run.name}</span>
            <small>{texts.stands[ghostStands(run, n.value)]}</small>
          </label>
        ))}
      </fieldset>
      <div class="ghost-board" inert>
        <Clearing
          level={level}
          shown={shownOf(state)}
          biome={levelHere(codeOf(config, state), undefined).biome}
          bloom={1 - state.enemies.length / Math.max(1, level.enemies.length)}
          label={texts.board(own.name)}
        >
          <svg class="ghost-ways" viewBox={`0 0 ${level.width * 100} ${level.height * 100}`} aria-hidden="true">
            {runs.map((run, seat) => {
              const way = run.views.slice(0, n.value + 1).map(({ wisp }) => centre(level, wisp));
              const here = way.at(-1);
              return (
                <g key={seat} class={seat === front.value ? "in-front" : ""} style={seatStyle(run.colour)}>
                  <path d={`M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
                  {here !== undefined && seat !== front.value && (
                    <path
                      class="ghost"
                      transform={`translate(${here.x - 50} ${here.y - 50})`}
                      d="M50 12Q62 26 58 36 76 46 74 62A24 24 0 0 1 26 62Q26 48 38 40 36 32 44 28 52 22 50 12zM39 55a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM53 55a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"
                    />
                  )}
                </g>
              );
            })}
          </svg>
        </Clearing>
      </div>
      <p role="status">{texts.move(n.value, most)}</p>
      <div class="ghost-keys">
        <IconButton
          icon={StepBackIcon}
          label={texts.back}
          disabled={n.value === 0}
          onPress={() => goTo(n.peek() - 1)}
        />
        <Button
          icon={isPlaying.value ? PauseIcon : PlayIcon}
          onPress={() => {
            if (!isPlaying.peek() && n.peek() === most) n.value = 0;
            isPlaying.value = !isPlaying.peek();
          }}
        >
          {isPlaying.value ? texts.pause : texts.play}
        </Button>
        <IconButton
          icon={StepForwardIcon}
          label={texts.next}
          disabled={n.value === most}
          onPress={() => goTo(n.peek() + 1)}
        />
      </div>
    </div>
  );
};
