/** After a victory: how hard the next run is to be, with everything that makes it so. */
import { stakes } from "@turnlight/games/thirteen";
import { words } from "../words/words.ts";

export interface StakesProps {
  readonly most: number;
  readonly chosen: number;
  onChoose(stake: number): void;
}

export const Stakes = ({ most, chosen, onChoose }: StakesProps) => {
  const said = words.value.stakes;
  return (
    <div class="stakes">
      <label>
        <span>{said.title}</span>
        <select value={chosen} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
          {Array.from({ length: Math.min(most, stakes.most) + 1 }, (_, stake) => (
            <option key={said.at(stake)} value={stake}>
              {stake === 0 ? said.none : said.at(stake)}
            </option>
          ))}
        </select>
      </label>
      {chosen > 0 && (
        <ul>
          {said.adds.slice(0, chosen).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
