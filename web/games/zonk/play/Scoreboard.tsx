/** Everybody at the table: face, score, streak, and progress. A tap opens the history. */
import { tenthsOf, type ZonkView } from "@turnlight/games/zonk";
import { Patron, patronOf } from "../faces/Patron.tsx";
import type { Sitter } from "../shared.ts";
import { Count, Emblem, FlagIcon, number, seatStyle } from "../shared.ts";
import { words } from "../words/words.ts";
import { Avatar } from "./Avatar.tsx";
import { sayGoal } from "./sentences.ts";

/** How much of the match a seat has behind it, from 0 to 1. */
const doneBy = ({ rounds, turns, scores, target }: ZonkView, seat: number): number =>
  rounds === undefined
    ? Math.min(1, (scores[seat] ?? 0) / target)
    : turns.filter((turn) => turn.seat === seat).length / rounds;

interface ScoreboardProps {
  readonly view: ZonkView;
  readonly sitters: readonly Sitter[];
  readonly waiting: readonly number[];
  readonly thinking: number | undefined;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
  onOpen(): void;
}

export const Scoreboard = ({ view, sitters, waiting, thinking, nameOf, colourOf, onOpen }: ScoreboardProps) => {
  const texts = words.value.play;
  return (
    <button type="button" class="tavern-scores" data-count={sitters.length} onClick={onOpen} title={texts.scoreboard}>
      <span class="spoken-only">{`${texts.scoreboard}, ${sayGoal(view)}`}</span>
      {view.scores.map((score, seat) => {
        const sitter = sitters[seat];
        const on = waiting.includes(seat) || thinking === seat;
        const streak = view.streaks[seat] ?? 0;
        return (
          <span
            key={`${seat} ${nameOf(seat)}`}
            class={`tavern-seat${on ? " lit" : ""}${view.gone.includes(seat) ? " gone" : ""}`}
            style={{ ...seatStyle(colourOf(seat)), "--done": doneBy(view, seat) }}
          >
            <span class="tavern-face">
              {sitter?.kind === "bot" ? <Patron name={patronOf(sitter.bot)} /> : <Avatar sitter={sitter} />}
              <Emblem colour={colourOf(seat)} />
            </span>
            <span class="tavern-name">{nameOf(seat)}</span>
            <span class="tavern-score">
              {view.gone.includes(seat) ? <FlagIcon /> : <Count value={score} />}
              {view.streak && streak > 0 && (
                <small title={texts.streak(streak)}>
                  <span aria-hidden="true">{`×${number(tenthsOf(streak) / 10)}`}</span>
                  <span class="spoken-only">{texts.streak(streak)}</span>
                </small>
              )}
            </span>
            <span class="tavern-way" aria-hidden="true" />
            {on && <span class="spoken-only">{texts.waitFor(nameOf(seat))}</span>}
          </span>
        );
      })}
    </button>
  );
};
