/** Before the first stage: choose one of three charms. */
import type { RunState } from "@turnlight/games/thirteen";
import { itemOf, nameOf } from "../items/describe.ts";
import { ItemCard } from "../items/ItemCard.tsx";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import "./booth.css";

interface DraftProps {
  readonly state: RunState;
  readonly offers: readonly string[];
  onTake(n: number): void;
}

export const Draft = ({ state, offers, onTake }: DraftProps) => {
  const texts = words.value.draft;
  return (
    <section class="booth draft" aria-labelledby="draft-title">
      <h2 id="draft-title">{texts.title}</h2>
      <p class="booth-about">{texts.about}</p>
      <div class="cards" data-keys="">
        {offers.map((id, n) => {
          const item = itemOf(id);
          if (item === undefined) return null;
          return (
            <ItemCard key={id} item={item} state={state}>
              <Key tone="gold" small label={texts.take(nameOf(id))} onPress={() => onTake(n)}>
                {texts.takeIt}
              </Key>
            </ItemCard>
          );
        })}
      </div>
    </section>
  );
};
