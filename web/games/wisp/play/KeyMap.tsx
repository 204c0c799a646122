/** The keys for the eight directions, as they lie around the wisp; named on the first levels for whoever has keys. */
import type { Direction } from "@turnlight/games/wisp";
import { words } from "../words/words.ts";
import { keyName } from "./key-names.ts";

const rows: readonly (readonly (Direction | undefined)[])[] = [
  ["NW", "N", "NE"],
  ["W", undefined, "E"],
  ["SW", "S", "SE"],
];

export const KeyMap = () => {
  const { keyMap, keyMapSaid } = words.value.panel;
  return (
    <figure class="key-map">
      <div role="img" aria-label={keyMapSaid(keyName("SW"))}>
        {rows.flat().map((way) => (
          <span key={way ?? "wisp"} class={way === undefined ? "key-wisp" : "key-cap"}>
            {way === undefined ? "" : keyName(way)}
          </span>
        ))}
      </div>
      <figcaption aria-hidden="true">{keyMap}</figcaption>
    </figure>
  );
};
