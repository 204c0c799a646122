/** Up to three charms as a fan of cards: pictures with names, told apart by their frames. */
import { itemOf, nameOf, rarityOf } from "../../items/describe.ts";
import { Glyph } from "../../items/Glyph.tsx";
import { titleWords } from "../../words/title.ts";
import "../../items/items.css";

const most = 3;

interface FanProps {
  readonly side: "left" | "right";
  readonly charms: readonly string[];
  /** Absent where the cards are only decoration. */
  readonly label?: string;
}

export const Fan = ({ side, charms, label }: FanProps) => {
  const shown = charms.slice(0, most);
  const more = charms.length - shown.length;
  return (
    <section
      class={`title-fan ${side}`}
      {...(label === undefined ? { "aria-hidden": true } : { "aria-label": label })}
      data-count={shown.length}
    >
      <ul>
        {shown.map((id) => {
          const item = itemOf(id);
          return (
            <li key={id} class={`title-card ${item === undefined ? "common" : rarityOf(item)}`}>
              <Glyph item={id} />
              <span>{nameOf(id)}</span>
            </li>
          );
        })}
      </ul>
      {label !== undefined && (
        <p>
          {label}
          {more > 0 && <b> {titleWords.value.more(more)}</b>}
        </p>
      )}
    </section>
  );
};
