/** How a box's points are calculated: the dice, the level, then each die and charm in turn, and what mult means. */
import type { BoxPreview } from "@turnlight/games/thirteen";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { beatsOf, linesOf } from "./beats.ts";
import { Beats } from "./ScoreShow.tsx";
import "./breakdown.css";

export const Breakdown = ({ preview, dice }: { readonly preview: BoxPreview; readonly dice: readonly string[] }) => {
  const texts = words.value;
  const beats = beatsOf(preview);
  const { base, level, flat, mult, xmult, total } = preview.score;
  return (
    <section class="breakdown" role="status">
      <h3>
        {texts.breakdown.title(texts.boxes[preview.category])} <b>{number(total)}</b>
      </h3>
      <Beats beats={beats} dice={dice} />
      {linesOf(beats).length > 1 && (
        <p class="breakdown-sum">
          {texts.breakdown.sum({
            base: number(base),
            level: number(level),
            flat: number(flat),
            mult: number(mult),
            xmult: number(Math.round(100 * xmult) / 100),
          })}
        </p>
      )}
      {preview.bonus !== null && (
        <p>
          {texts.breakdown.bonus} <b>+{number(preview.bonus.total)}</b>
        </p>
      )}
    </section>
  );
};
