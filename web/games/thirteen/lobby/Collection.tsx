/** What stars have unlocked, and what they can unlock: items for the pool, looks for the dice. */
import { useSignal } from "@preact/signals";
import {
  firstCollection,
  type Collection as Kept,
  openWithStars,
  plainDie,
  stars,
  usualBook,
} from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { nameOf } from "../items/describe.ts";
import { ItemCard } from "../items/ItemCard.tsx";
import { Key } from "../play/Key.tsx";
import { changeHabits, collection, habits, keepOpened } from "../saved.ts";
import { LockIcon, StarIcon, sound } from "../shared.ts";
import { words } from "../words/words.ts";

const price = (prices: Readonly<Record<string, number>>, name: string): number => prices[name] ?? 0;

export const Collection = () => {
  const texts = words.value.collection;
  const saved = useSignal<Kept>(firstCollection);
  const worn = useSignal("ivory");
  useEffect(() => {
    void collection().then((mine) => {
      saved.value = mine;
    });
    void habits().then(({ look }) => {
      worn.value = look;
    });
  }, [saved, worn]);
  const open = (name: string) => {
    const opened = openWithStars(saved.value, name);
    if (!opened.ok) return;
    saved.value = opened.value;
    void keepOpened(opened.value);
    sound.play("reveal");
  };
  /** Updates the screen only after saving, so that it never shows an unsaved choice. */
  const wear = async (chosen: string) => {
    worn.value = (await changeHabits({ look: chosen })).look;
  };
  const locks = Object.keys(stars.locks);
  const free = usualBook.items.filter(({ lock, id }) => lock === undefined && id !== plainDie);
  return (
    <div class="arcade">
      <section class="marquee slim">
        <p class="marquee-stars big">
          <StarIcon /> {words.value.hud.stars(saved.value.stars)}
        </p>
        <p>{texts.about}</p>
      </section>
      <section class="panel">
        <h2>{texts.items}</h2>
        <div class="shelf-cards">
          {locks.map((lock) => {
            const item = usualBook.items.find((one) => one.lock === lock);
            if (item === undefined) return null;
            const isOpen = saved.value.unlocked.includes(lock);
            const costs = price(stars.locks, lock);
            const isMany = usualBook.items.filter((one) => one.lock === lock).length > 1;
            const name = isMany ? (words.value.items.names[lock] ?? lock) : nameOf(item.id);
            return (
              <ItemCard
                key={lock}
                item={item}
                quiet={!isOpen}
                {...(isMany ? { told: { name, about: texts.eachSection } } : {})}
              >
                {isOpen ? (
                  <span class="item-open">{texts.opened}</span>
                ) : (
                  <Key
                    tone="gold"
                    small
                    disabled={saved.value.stars < costs}
                    label={texts.open(name, costs)}
                    onPress={() => open(lock)}
                  >
                    <LockIcon /> {costs} <StarIcon />
                  </Key>
                )}
              </ItemCard>
            );
          })}
        </div>
      </section>
      <section class="panel">
        <h2>{texts.looks}</h2>
        <ul class="looks">
          {Object.keys(stars.looks).map((look) => {
            const isOpen = saved.value.looks.includes(look);
            const name = texts.lookNames[look] ?? look;
            const costs = price(stars.looks, look);
            const isWorn = worn.value === look;
            return (
              <li key={look} class="look" data-look={look}>
                <svg viewBox="0 0 40 40" aria-hidden="true">
                  <rect x="2" y="2" width="36" height="36" rx="8" />
                  {[10, 20, 30].map((at) => (
                    <circle key={at} cx={at} cy={at} r="4" />
                  ))}
                </svg>
                <b>{name}</b>
                {isOpen ? (
                  <Key
                    tone={isWorn ? "cyan" : "dark"}
                    small
                    disabled={isWorn}
                    label={isWorn ? `${name}: ${texts.worn}` : texts.wear(name)}
                    onPress={() => void wear(look)}
                  >
                    {isWorn ? texts.worn : texts.use}
                  </Key>
                ) : (
                  <Key
                    tone="gold"
                    small
                    disabled={saved.value.stars < costs}
                    label={texts.open(name, costs)}
                    onPress={() => open(look)}
                  >
                    <LockIcon /> {costs} <StarIcon />
                  </Key>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section class="panel">
        <h2>{texts.pool}</h2>
        <div class="shelf-cards">
          {free.map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </div>
      </section>
    </div>
  );
};
