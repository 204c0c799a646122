/** What an opponent thinks: in a line, or with every figure it weighed. */
import type { Reasons } from "@turnlight/kernel";
import type { Showing } from "../keep.ts";
import { number } from "../shared.ts";
import { words } from "../words.ts";
import { isBecause, reasonIn } from "./reason.ts";
import { percent } from "./says.ts";

/** Figures that are chances or shares. */
const isShare = (key: string): boolean => /chance|threshold|rate/i.test(key);

const figureOf = (key: string, value: string | number | boolean): string => {
  const { reasons } = words.value;
  if (typeof value === "boolean") return value ? reasons.yes : reasons.no;
  if (typeof value === "number") return isShare(key) ? percent(value) : number(Math.round(value * 100) / 100);
  if (key === "mode") return reasons.mode[value] ?? value;
  if (key === "standing") return reasons.standing[value] ?? value;
  return isBecause(value) ? reasons.because[value] : value;
};

const Every = ({ why }: { readonly why: Reasons }) => {
  const { keys } = words.value.reasons;
  return (
    <dl class="thoughts-all">
      {Object.entries(why).map(([key, value]) => (
        <div key={key}>
          <dt>{keys[key] ?? key}</dt>
          <dd>{typeof value === "object" ? value.join(" · ") || "–" : figureOf(key, value)}</dd>
        </div>
      ))}
    </dl>
  );
};

interface ThoughtsProps {
  readonly name: string;
  readonly why: Reasons | undefined;
  readonly showing: Exclude<Showing, "off">;
}

export const Thoughts = ({ name, why, showing }: ThoughtsProps) => {
  const { reasons } = words.value;
  return (
    // A list of figures may be longer than the panel; who uses the keyboard scrolls it.
    <section
      class={`tavern-thoughts ${showing}`}
      aria-label={reasons.title(name)}
      tabIndex={showing === "full" ? 0 : -1}
    >
      <p>{why === undefined ? reasons.none : reasonIn(reasons, why, { percent, number })}</p>
      {showing === "full" && why !== undefined && <Every why={why} />}
    </section>
  );
};
