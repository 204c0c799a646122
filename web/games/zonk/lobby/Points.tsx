/** What counts at a table, and for how much; rendered when opened. */
import { useSignal } from "@preact/signals";
import type { ScoringTable } from "@turnlight/games/zonk";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { houseLines } from "./house-lines.ts";

export const Points = ({ table }: { readonly table: ScoringTable }) => {
  const texts = words.value;
  const isOpen = useSignal(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{texts.lobby.points}</summary>
      {isOpen.value && houseLines(table).map((line) => <p key={line}>{line}</p>)}
      {isOpen.value && (
        <table class="lobby-points">
          <tbody>
            {table.combinations.map(({ kind, points }) => (
              <tr key={kind}>
                <th scope="row">{texts.kinds[kind]}</th>
                <td>{typeof points === "number" ? number(points) : points.map(number).join(" · ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
};
