/** How the points of a box come about: (dice × level + extra) × mult × times. */
import { type BoxPreview, compact, type Score } from "@turnlight/games/thirteen";
import { number } from "../shared.ts";
import { words } from "../words.ts";
import "./breakdown.css";

const Part = ({ sign, name, value, quiet }: { sign: string; name: string; value: string; quiet: boolean }) => (
  <div class={`part${quiet ? " quiet" : ""}`}>
    <dt>
      <span aria-hidden="true">{sign}</span> {name}
    </dt>
    <dd>{value}</dd>
  </div>
);

const Parts = ({ score }: { readonly score: Score }) => {
  const said = words.value.breakdown;
  return (
    <dl class="parts">
      <Part sign="" name={said.base} value={number(score.base)} quiet={false} />
      <Part sign="×" name={said.level} value={number(score.level)} quiet={score.level === 1} />
      <Part sign="+" name={said.flat} value={number(score.flat)} quiet={score.flat === 0} />
      <Part sign="×" name={said.mult} value={number(score.mult)} quiet={score.mult === 1} />
      <Part sign="×" name={said.xmult} value={number(score.xmult)} quiet={score.xmult === 1} />
      <Part sign="=" name={said.total} value={compact(score.total)} quiet={false} />
    </dl>
  );
};

export const Breakdown = ({ preview }: { readonly preview: BoxPreview }) => {
  const said = words.value;
  return (
    <section class="breakdown" role="status">
      <h3>{said.breakdown.title(said.boxes[preview.category])}</h3>
      <Parts score={preview.score} />
      {preview.bonus !== null && (
        <p>
          {said.breakdown.bonus} <b>+{compact(preview.bonus.total)}</b>
        </p>
      )}
    </section>
  );
};
