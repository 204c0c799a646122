/** An opponent's reasoning: one line, or every figure it considered. */
import type { ScoringTable } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import type { Showing } from "../saved.ts";
import { number, percent } from "../shared.ts";
import { words } from "../words/words.ts";
import { figuresIn } from "./figures.ts";
import { reasonIn } from "./reason.ts";
import type { ShownThought } from "./thoughts.ts";

const Every = ({ why, table }: { readonly why: Reasons; readonly table: ScoringTable }) => (
  <dl class="thoughts-all">
    {figuresIn(words.value, table, why, { percent, number }).map(({ key, name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface ThoughtsProps {
  readonly name: string;
  readonly thought: ShownThought;
  readonly table: ScoringTable;
  readonly showing: Exclude<Showing, "off">;
}

export const Thoughts = ({ name, thought: { why }, table, showing }: ThoughtsProps) => {
  const { reasons, play } = words.value;
  return (
    // The list may overflow the panel, so it must be focusable for keyboard scrolling.
    <section
      class={`tavern-thoughts ${showing}`}
      aria-label={reasons.title(name)}
      tabIndex={showing === "full" ? 0 : -1}
    >
      {why === undefined ? (
        <p>{play.thinks(name)}</p>
      ) : (
        <p>
          <strong>{`${name}:`}</strong> {reasonIn(reasons, why, { percent, number })}
        </p>
      )}
      {showing === "full" && why !== undefined && <Every why={why} table={table} />}
    </section>
  );
};
