/** All choices of a decision with their worths; each can be played out on the board. */
import type { JudgedDecision, OptionText, ReviewScale } from "@turnlight/kernel";
import { worthSaid } from "../../match/review/amounts.ts";
import { words } from "../../match/review/words.ts";
import "./options.css";

interface OptionsProps {
  readonly judged: JudgedDecision;
  readonly scale: ReviewScale;
  readonly chosen: string | undefined;
  saying(option: { readonly move: string; readonly next?: string }): string;
  onChoose(option: OptionText): void;
}

/** The shortest bar that can be seen. */
const shortest = 0.04;

interface ChoiceRow {
  readonly option: OptionText;
  readonly isPlayed: boolean;
}

/** The played choice stands by itself where it went on differently from the best way after the same move. */
const rowsOf = ({ options, move, next, made }: JudgedDecision): readonly ChoiceRow[] => {
  const played: OptionText = { move, worth: made, ...(next !== undefined && { next }) };
  const others = options.filter((option) => option.move !== move || option.next !== next);
  return [...others.map((option) => ({ option, isPlayed: false })), { option: played, isPlayed: true }].toSorted(
    (a, b) => b.option.worth - a.option.worth,
  );
};

export const Options = ({ judged, scale, chosen, saying, onChoose }: OptionsProps) => {
  const { desk } = words.value;
  const rows = rowsOf(judged);
  const worths = rows.map(({ option }) => option.worth);
  const [most, least] = [Math.max(...worths), Math.min(...worths)];
  return (
    <ul class="options">
      {rows.map(({ option, isPlayed }, i) => {
        const { worth } = option;
        const share = most === least ? 1 : shortest + (1 - shortest) * ((worth - least) / (most - least));
        const kind = i === 0 ? "best" : isPlayed ? "played" : "";
        return (
          <li key={`${option.move} ${option.next}`}>
            <button
              type="button"
              class={`option ${kind}`}
              aria-pressed={option.move === chosen}
              onClick={() => onChoose(option)}
            >
              <span class="option-name">{saying(option)}</span>
              <span class="option-bar" aria-hidden="true">
                <i class="option-fill" style={{ width: `${100 * share}%` }} />
              </span>
              <b class="option-worth">{worthSaid(scale, worth)}</b>
              <span class="option-tag">{isPlayed ? desk.you : kind === "best" ? desk.best : ""}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
