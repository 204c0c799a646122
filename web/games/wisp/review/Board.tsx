/** A moment of a level for the review: the clearing, the step that was made, the better one, and its way on. */
import { type Direction, directions, neighbour, type WispView } from "@turnlight/games/wisp";
import { shownOf } from "../board/board-picture.ts";
import { Clearing } from "../board/Clearing.tsx";
import { centre } from "../board/spots.ts";
import { levelHere } from "../lobby/levels.ts";
import { boardName } from "../play/sentences.ts";
import { codeOf } from "../play/useGame.ts";
import { type ReviewBoardProps, signs } from "../shared.ts";
import { words } from "../words/words.ts";
import "../tokens.css";
import "./board.css";

const wayOf = (move: string | undefined): Direction | undefined => directions.find((one) => one === move);

export const ReviewBoard = ({ view, played, better, line, at, config }: ReviewBoardProps<WispView>) => {
  const { level } = view;
  const now = at === undefined ? view : (line[at - 1] ?? view);
  const spotOf = (move: string | undefined) => {
    const way = wayOf(move);
    const cell = way === undefined ? undefined : neighbour(level, view.wisp, way);
    return cell === undefined ? undefined : centre(level, cell);
  };
  const [made, best] = [spotOf(played?.move), spotOf(better?.move)];
  const way = [view, ...line].map(({ wisp }) => centre(level, wisp));
  return (
    <div class="wisp-review" style={{ "--w": level.width, "--h": level.height }}>
      <Clearing
        level={level}
        shown={shownOf(now)}
        biome={levelHere(codeOf(config, view), undefined).biome}
        bloom={0}
        label={boardName(now, words.value)}
      >
        <svg class="wisp-marks" viewBox={`0 0 ${level.width * 100} ${level.height * 100}`} aria-hidden="true">
          {line.length > 0 && <path class="ghost-way" d={`M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`} />}
          {at === undefined && made !== undefined && (
            <g class="judged" transform={`translate(${made.x} ${made.y})`}>
              <circle r="30" />
              <text text-anchor="middle" dy="0.36em">
                {played?.mark === undefined ? "·" : signs[played.mark]}
              </text>
            </g>
          )}
          {at === undefined && best !== undefined && (
            <g class="better" transform={`translate(${best.x} ${best.y})`}>
              <circle r="30" />
              <path d="M-13 1l9 10L14-10" />
            </g>
          )}
        </svg>
      </Clearing>
    </div>
  );
};
