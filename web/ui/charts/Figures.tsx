/** A chart's figures as a table, for screen readers. */
import "../parts.css";
import { figure, words } from "../words.ts";

export interface FiguresProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | undefined)[] }[];
}

export const Figures = ({ title, head, rows }: FiguresProps) => (
  <div class="spoken-only">
    <table>
      <caption>{words.value.figures(title)}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, i) => (
              <td key={head[i + 1]}>{value === undefined ? "–" : figure(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
