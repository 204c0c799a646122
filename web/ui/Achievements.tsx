/** A game's achievements, reached and open ones. */
import "./Achievements.css";
import { LockIcon, TrophyIcon } from "./icons.tsx";

export interface Achieved {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly got: boolean;
  /** When it was reached, or that it is still open. */
  readonly note: string;
}

export const Achievements = ({ list }: { readonly list: readonly Achieved[] }) => (
  <ul class="achievements">
    {list.map(({ key, name, about, got, note }) => (
      <li key={key} class={got ? "achievement got" : "achievement"}>
        {got ? <TrophyIcon /> : <LockIcon />}
        <b>{name}</b>
        <span>{about}</span>
        {note !== "" && <small>{note}</small>}
      </li>
    ))}
  </ul>
);
