/** Whose decisions are reviewed. */
import type { OpenedMatch } from "../../match/review/opened-match.ts";
import { words } from "../../match/review/words.ts";

interface SeatChoiceProps {
  readonly match: OpenedMatch;
  readonly seat: number;
  nameOf(seat: number): string;
  onSeat(seat: number): void;
}

export const Seats = ({ match, seat, nameOf, onSeat }: SeatChoiceProps) => {
  if (match.seats < 2) return null;
  return (
    <fieldset class="seat-choice">
      <legend class="spoken-only">{words.value.desk.whose}</legend>
      {Array.from({ length: match.seats }, (_, one) => (
        <button key={`${one}`} type="button" aria-pressed={one === seat} onClick={() => onSeat(one)}>
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  );
};
