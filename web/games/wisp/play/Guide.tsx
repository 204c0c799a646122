/** The message, and below it every creature with what it will do and why. */
import type { WispState } from "@turnlight/games/wisp";
import { Creature } from "../board/Creatures.tsx";
import { words } from "../words/words.ts";
import { reactionsOf } from "./guide.ts";
import { KeyMap } from "./KeyMap.tsx";
import type { Aimed } from "./preview.ts";
import type { Saying } from "./sentences.ts";
import "./guide.css";

interface GuideProps {
  readonly state: WispState;
  readonly aimed: Aimed | undefined;
  readonly saying: Saying;
  /** A turn is being shown: nothing is said. */
  readonly busy: boolean;
  /** One of the first levels, on which the keys are named. */
  readonly isEarly: boolean;
}

export const Guide = ({ state, aimed, saying, busy, isEarly }: GuideProps) => {
  const texts = words.value;
  const { guide } = texts;
  const reactions = reactionsOf(aimed, state, texts);
  const isCaught = aimed?.facts.some(({ kind }) => kind === "caught") === true;
  return (
    <div class={`guide${aimed === undefined ? "" : isCaught ? " warned" : " aimed"}`}>
      <div class="guide-head">
        <p class={`saying ${saying.tone}`}>{busy ? "" : saying.text}</p>
        {aimed !== undefined && (
          <p class="guide-title" aria-hidden="true">
            <strong>{guide.title(texts.ways[aimed.direction])}</strong>
            {reactions.filter(({ order }) => order !== undefined).length > 1 && <span>{guide.order}</span>}
          </p>
        )}
      </div>
      {/* The steps' own names say all of this by cell, and the message is announced. */}
      <div class="guide-detail" aria-hidden="true">
        <ul>
          {reactions.map(({ who, kind, facing, order, name, does, why }) => (
            <li key={who} data-kind={kind}>
              <span class="guide-order">{aimed === undefined ? "" : (order ?? "–")}</span>
              <span class="guide-creature">
                <Creature kind={kind} {...(facing !== undefined && { facing })} />
              </span>
              <span class="guide-words">
                <strong>
                  {name} <em>{does}</em>
                </strong>
                <span class="guide-why">{why}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {isEarly && <KeyMap />}
    </div>
  );
};
