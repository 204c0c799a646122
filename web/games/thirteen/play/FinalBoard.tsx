/** A finished run of a race: how far it came, its last sheet, and its charms. */
import { apart, categories, compact, type RunView, target } from "@turnlight/games/thirteen";
import type { FinalBoardProps } from "../../page.ts";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { boxName } from "../items/name.ts";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import "../tokens.css";
import "./final-board.css";

export const FinalBoard = ({ views }: FinalBoardProps<RunView>) => {
  const run = views.at(-1);
  if (run === undefined) return null;
  const texts = words.value;
  const { sheet, stage, charms } = run;
  const [score, goal] = apart(sheet.score, target(run), number);
  return (
    <div class="run-final">
      <p>
        <strong>{texts.hud.stage(stage)}</strong> {texts.end.of(score, goal)}
      </p>
      <dl>
        {categories.map((category, at) => {
          const points = sheet.boxes[at] ?? null;
          return (
            <div key={category} data-open={points === null}>
              <dt>{boxName(texts, category)}</dt>
              <dd>{points === null ? "–" : compact(points)}</dd>
            </div>
          );
        })}
      </dl>
      {charms.length > 0 && (
        <ul aria-label={texts.summary.charms}>
          {charms.map(({ item }) => (
            <li key={item} title={nameOf(item)}>
              <Glyph item={item} />
              <span class="spoken-only">{nameOf(item)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
