/** Published levels in a list: the board, the title, who made it, and how people fare with it. */
import { readCode } from "@turnlight/games/wisp";
import type { PublishedLevel } from "@turnlight/wire";
import { MiniLevel } from "../board/MiniLevel.tsx";
import { CheckIcon, StarIcon } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { difficultySaid, playersSaid } from "./facts.ts";

export const LevelCards = ({
  levels,
  label,
}: {
  readonly levels: readonly PublishedLevel[];
  readonly label: string;
}) => {
  const texts = communityWords.value;
  return (
    <ul class="community-levels" aria-label={label}>
      {levels.map((level) => {
        const board = readCode(level.code);
        const isSolved = level.played?.moves !== undefined;
        return (
          <li key={level.id}>
            <a href={`#/play/wisp/community/level/${level.id}`}>
              {board.ok && <MiniLevel level={board.value} />}
              <span class="community-words">
                <strong>{level.title}</strong>
                <span>{level.own === true ? texts.own : texts.by(level.author.name)}</span>
                <small>
                  {texts.moves(level.par)} · {difficultySaid(level)}
                </small>
                <small>
                  {playersSaid(level)}
                  {level.likes > 0 && ` · ${texts.likes(level.likes)}`}
                </small>
                {(isSolved || level.picked === true) && (
                  <span class="community-marks">
                    {isSolved && (
                      <span>
                        <CheckIcon /> {texts.solvedMark}
                      </span>
                    )}
                    {level.picked === true && (
                      <span>
                        <StarIcon /> {texts.pick}
                      </span>
                    )}
                  </span>
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
