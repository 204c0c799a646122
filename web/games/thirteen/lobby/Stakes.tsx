/** After a victory: the next run's difficulty, with everything it changes. */
import { stakes } from "@turnlight/games/thirteen";
import { words } from "../words/words.ts";

export interface StakesProps {
  readonly most: number;
  readonly chosen: number;
  onChoose(stake: number): void;
}

export const Stakes = ({ most, chosen, onChoose }: StakesProps) => {
  const texts = words.value.stakes;
  return (
    <div class="stakes">
      <label>
        <span>{texts.title}</span>
        <select value={chosen} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
          {Array.from({ length: Math.min(most, stakes.most) + 1 }, (_, stake) => (
            <option key={texts.at(stake)} value={stake}>
              {stake === 0 ? texts.none : texts.at(stake)}
            </option>
          ))}
        </select>
      </label>
      {chosen > 0 && (
        <ul>
          {texts.adds.slice(0, chosen).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
