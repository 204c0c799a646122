/** What counts at a table, and for how much. */
import type { Table } from "@turnlight/games/zonk";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";

export const Points = ({ table }: { readonly table: Table }) => {
  const said = words.value;
  return (
    <details>
      <summary>{said.lobby.points}</summary>
      <table class="lobby-points">
        <tbody>
          {table.combinations.map(({ kind, points }) => (
            <tr key={kind}>
              <th scope="row">{said.kinds[kind]}</th>
              <td>{typeof points === "number" ? number(points) : points.map(number).join(" · ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
