/** All choices of a decision with their worths; each can be played out on the board. */
import type { JudgedDecision, OptionText, ReviewScale } from "@turnlight/kernel";
import { worthSaid } from "../../match/review/amounts.ts";
import { words } from "../../match/review/words.ts";

interface OptionsProps {
  readonly judged: JudgedDecision;
  readonly scale: ReviewScale;
  readonly chosen: string | undefined;
  saying(option: { readonly move: string; readonly next?: string }): string;
  onChoose(option: OptionText): void;
}

/** The shortest bar that can be seen. */
const shortest = 0.04;

export const Options = ({ judged, scale, chosen, saying, onChoose }: OptionsProps) => {
  const { desk } = words.value;
  // The worth of the played choice is that of the whole choice, which may have gone on badly.
  const worthOf = (option: OptionText): number => (option.move === judged.move ? judged.made : option.worth);
  const worths = judged.options.map(worthOf);
  const [most, least] = [Math.max(...worths), Math.min(...worths)];
  return (
    <ul class="options">
      {judged.options.map((option, i) => {
        const isPlayed = option.move === judged.move;
        const worth = worthOf(option);
        const share = most === least ? 1 : shortest + (1 - shortest) * ((worth - least) / (most - least));
        const kind = i === 0 && (!isPlayed || judged.given === 0) ? "best" : isPlayed ? "played" : "";
        return (
          <li key={option.move}>
            <button
              type="button"
              class={`option ${kind}`}
              aria-pressed={option.move === chosen}
              onClick={() => onChoose(option)}
            >
              <span class="option-name">{saying(isPlayed && judged.next !== undefined ? judged : option)}</span>
              <span class="option-bar" aria-hidden="true">
                <i class="option-fill" style={{ width: `${100 * share}%` }} />
              </span>
              <b class="option-worth">{worthSaid(scale, worth)}</b>
              <span class="option-tag">{kind === "best" ? desk.best : kind === "played" ? desk.you : ""}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
