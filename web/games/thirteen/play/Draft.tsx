/** Before the first stage: choose one of three charms. The first time, it says what a charm is. */
import type { RunState } from "@turnlight/games/thirteen";
import { itemOf, nameOf } from "../items/describe.ts";
import { ItemCard } from "../items/ItemCard.tsx";
import { useFirstDraft } from "../learn/useFirstDraft.ts";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import "./booth.css";

interface DraftProps {
  readonly state: RunState;
  readonly offers: readonly string[];
  /** Not in a replay: whoever watches chooses nothing. */
  readonly isTaught: boolean;
  onTake(n: number): void;
  onLook(item: string): void;
}

export const Draft = ({ state, offers, isTaught, onTake, onLook }: DraftProps) => {
  const texts = words.value.draft;
  const { isFirst, learn } = useFirstDraft(isTaught);
  const take = (n: number) => {
    learn();
    onTake(n);
  };
  return (
    <section class="booth draft" aria-labelledby="draft-title" data-known={isFirst !== undefined}>
      <h2 id="draft-title">{texts.title}</h2>
      {isFirst === true && <p class="booth-about first">{texts.first}</p>}
      <p class="booth-about">{texts.about}</p>
      <div class="cards" data-keys="">
        {offers.map((id, n) => {
          const item = itemOf(id);
          if (item === undefined) return null;
          return (
            <ItemCard key={id} item={item} state={state} onLook={() => onLook(id)}>
              <Key tone="gold" small label={texts.take(nameOf(id))} onPress={() => take(n)}>
                {texts.takeIt}
              </Key>
            </ItemCard>
          );
        })}
      </div>
    </section>
  );
};
