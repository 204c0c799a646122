/** The table's house rules, chalked on its rail. */
import type { ScoringTable } from "@turnlight/games/zonk";
import { houseLines, shortHouseLines } from "../lobby/house-lines.ts";
import { words } from "../words/words.ts";

export const HouseSign = ({ table }: { readonly table: ScoringTable }) => {
  const short = shortHouseLines(table);
  if (short.length === 0) return null;
  return (
    <p class="tavern-elsewhere tavern-house" title={houseLines(table).join(" ")}>
      <span class="spoken-only">{words.value.lobby.houseRule}: </span>
      {short.join(" · ")}
    </p>
  );
};
