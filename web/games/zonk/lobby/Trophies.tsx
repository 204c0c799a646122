/** The shelf behind the bar: what has been won, and what could be. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { standing } from "../keep.ts";
import { StarEmptyIcon, TrophyIcon } from "../shared.ts";
import { words } from "../words/words.ts";

export const Trophies = () => {
  const won = useSignal<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void standing().then(({ trophies }) => {
      won.value = new Set(trophies);
    });
  }, [won]);
  const said = words.value;
  return (
    <section class="sheet paper lobby-shelf">
      <h2>{said.lobby.trophies}</h2>
      <ul class="lobby-trophies">
        {Object.entries(said.trophies).map(([key, [name, how]]) => (
          <li key={key} class={won.value.has(key) ? "won" : ""}>
            {won.value.has(key) ? <TrophyIcon /> : <StarEmptyIcon />}
            <span>
              <strong>{name}</strong>
              {!won.value.has(key) && <span class="spoken-only">{` (${said.notYet})`}</span>}
              <small>{how}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
