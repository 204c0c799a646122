/** What stars have unlocked, and what they can unlock: items for the pool, looks for the dice. */
import { useSignal } from "@preact/signals";
import {
  firstCollection,
  freshRun,
  type Item,
  type Collection as Kept,
  openWithStars,
  plainDie,
  rules,
  stars,
  usualBook,
} from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { ItemCard } from "../items/ItemCard.tsx";
import { ItemSheet } from "../play/ItemSheet.tsx";
import { Key } from "../play/Key.tsx";
import { changeHabits, collection, habits, keepOpened } from "../saved.ts";
import { LockIcon, list, StarIcon, sound } from "../shared.ts";
import { contentsOf } from "./locks.ts";
import "./collection.css";
import { words } from "../words/words.ts";

const kinds = ["charm", "die", "manual", "consumable", "pack"] as const satisfies readonly Item["kind"][];

/** A run that has just begun, on which items are explained. */
const settings = rules.configText.read("");
const fresh = settings.ok ? freshRun(settings.value) : undefined;

const price = (prices: Readonly<Record<string, number>>, name: string): number => prices[name] ?? 0;

export const Collection = () => {
  const texts = words.value.collection;
  const saved = useSignal<Kept>(firstCollection);
  const worn = useSignal("ivory");
  const opened = useSignal<string | undefined>(undefined);
  /** There the pool is laid out whole. */
  const isWide = matchMedia("(min-width: 60em)").matches;
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
    <div class="arcade collection">
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
            const contents = contentsOf(lock);
            if (contents === undefined) return null;
            const { item, isOfSections, also } = contents;
            const isOpen = saved.value.unlocked.includes(lock);
            const costs = price(stars.locks, lock);
            const name = isOfSections ? (words.value.items.names[lock] ?? lock) : nameOf(item.id);
            return (
              <ItemCard
                key={lock}
                item={item}
                quiet={!isOpen}
                {...(isOfSections ? { told: { name, about: texts.eachSection } } : {})}
              >
                {also.length > 0 && <p class="item-also">{texts.also(list(also.map(({ id }) => nameOf(id))))}</p>}
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
        {kinds.map((kind) => (
          <details class="pool" key={kind} open={isWide}>
            <summary>{texts.kinds[kind]}</summary>
            <ul>
              {free
                .filter((item) => item.kind === kind)
                .map(({ id }) => (
                  <li key={id}>
                    <button
                      type="button"
                      onClick={() => {
                        opened.value = id;
                      }}
                    >
                      <Glyph item={id} />
                      <span>{nameOf(id)}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </section>
      {opened.value !== undefined && fresh !== undefined && (
        <ItemSheet
          state={fresh}
          item={opened.value}
          boxes={[]}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </div>
  );
};
