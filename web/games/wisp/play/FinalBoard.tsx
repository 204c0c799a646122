/** A finished board of a race: the clearing as it was left, with the wisp's way. */
import { endingOf, type WispState } from "@turnlight/games/wisp";
import type { FinalBoardProps } from "../../page.ts";
import { shownOf } from "../board/board-picture.ts";
import { Clearing } from "../board/Clearing.tsx";
import { centre } from "../board/spots.ts";
import { levelHere } from "../lobby/levels.ts";
import { words } from "../words/words.ts";
import { boardName } from "./sentences.ts";
import { codeOf } from "./useGame.ts";
import "../tokens.css";
import "./final-board.css";

export const FinalBoard = ({ config, views }: FinalBoardProps<WispState>) => {
  const last = views.at(-1);
  if (last === undefined) return null;
  const { level } = last;
  const way = views.map(({ wisp }) => centre(level, wisp));
  const [start] = way;
  return (
    <div class="wisp-final" inert>
      <Clearing
        level={level}
        shown={shownOf(last)}
        biome={levelHere(codeOf(config, last), undefined).biome}
        bloom={endingOf(last) === "won" ? 1 : 0}
        label={boardName(last, words.value)}
      >
        <svg class="wisp-way" viewBox={`0 0 ${level.width * 100} ${level.height * 100}`} aria-hidden="true">
          <path d={`M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
          {start !== undefined && <circle cx={start.x} cy={start.y} r="16" />}
        </svg>
      </Clearing>
    </div>
  );
};
