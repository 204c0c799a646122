/** An opened pack: choose one of its items, or none. */
import type { RunState } from "@turnlight/games/thirteen";
import { itemOf, nameOf } from "../items/describe.ts";
import { ItemCard } from "../items/ItemCard.tsx";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import "./booth.css";
import "./pack.css";

interface OpenPackProps {
  readonly state: RunState;
  readonly pack: string;
  readonly items: readonly string[];
  onTake(n: number): void;
  onSkip(): void;
  onLook(item: string): void;
}

export const OpenPack = ({ state, pack, items, onTake, onSkip, onLook }: OpenPackProps) => {
  const texts = words.value;
  return (
    <section class="booth draft pack" aria-labelledby="pack-title">
      <h2 id="pack-title">{texts.pack.title}</h2>
      <p class="booth-about">
        {nameOf(pack)}: {texts.pack.about}
      </p>
      <div class="cards" data-keys="">
        {items.map((id, n) => {
          const item = itemOf(id);
          if (item === undefined) return null;
          return (
            <ItemCard key={id} item={item} state={state} onLook={() => onLook(id)}>
              <Key tone="gold" small label={texts.draft.take(nameOf(id))} onPress={() => onTake(n)}>
                {texts.draft.takeIt}
              </Key>
            </ItemCard>
          );
        })}
      </div>
      <Key tone="dark" onPress={onSkip}>
        {texts.pack.none}
      </Key>
    </section>
  );
};
