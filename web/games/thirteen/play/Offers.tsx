/** The items for sale as cards: picture, what it does, when, what it changes in the stage to come, and its price. */
import { fullPrice, type Item, isOnSale, priceOf, type RunState, shop } from "@turnlight/games/thirteen";
import { effectOf, itemOf, nameOf, rarityOf, whenOf } from "../items/describe.ts";
import { isShutNext, offerExample } from "../items/example.ts";
import { Glyph } from "../items/Glyph.tsx";
import { ClockIcon, number } from "../shared.ts";
import type { ThirteenSolver } from "../solver-worker.ts";
import { words } from "../words/words.ts";
import type { Drag } from "./Drag.tsx";
import { Key } from "./Key.tsx";
import { buyText } from "./run.ts";
import { useAdded } from "./useAdded.ts";
import type { RunControls } from "./useRun.ts";
import "./offers.css";

interface ShopOffersProps {
  readonly state: RunState;
  readonly offers: readonly (string | null)[];
  readonly moves: readonly string[];
  readonly controls: RunControls;
  readonly line: ThirteenSolver;
  /** The coach is on: it says what each offer is worth. */
  readonly coached: boolean;
  readonly drag: Drag;
}

const dice = [0, 1, 2, 3, 4];

export const mayBuy = (moves: readonly string[], item: Item, n: number): boolean =>
  item.kind === "die" ? dice.some((die) => moves.includes(buyText(n, die))) : moves.includes(buyText(n));

/** Why an offer cannot be bought, in a short label. */
const hindrance = (state: RunState, item: Item): string => {
  const texts = words.value.shop;
  if (item.kind === "charm" && state.charms.some((charm) => charm.item === item.id)) return texts.held;
  const holds = item.kind === "pack" ? item.of : item.kind;
  if (holds === "charm" && state.charms.length >= state.slots) return texts.noRoom;
  if (holds === "consumable" && state.pocket.length >= shop.pocket) return texts.noRoom;
  const short = priceOf(state, item) - state.purse;
  return short > 0 ? texts.short(short) : texts.held;
};

/** What buying it would change; a loss is not hidden. */
const Preview = ({ state, item, price }: { readonly state: RunState; readonly item: Item; readonly price: number }) => {
  const texts = words.value;
  if (isShutNext(state, item)) return <p class="offer-preview shut">{texts.shop.shutNext}</p>;
  const example = offerExample(state, item, price);
  if (example === undefined) return null;
  const { category, from, to } = example;
  return (
    <p class="offer-preview" title={texts.shop.exampleWith(example.dice.join(" "))}>
      {texts.shop.example(texts.boxes[category], number(from), number(to))}
    </p>
  );
};

const addedWords = (points: number): string =>
  points === 0
    ? words.value.shop.addsNothing
    : words.value.shop.adds(`${points > 0 ? "+" : "−"}${number(Math.abs(points))}`);

export const Offers = ({ state, offers, moves, controls, line, coached, drag }: ShopOffersProps) => {
  const texts = words.value;
  const added = useAdded(line, state, offers, coached);
  return (
    <ul class="offers" aria-label={texts.shop.offers}>
      {offers.map((id, n) => {
        const item = id === null ? undefined : itemOf(id);
        if (item === undefined)
          return (
            <li class="offer gone" key={`offer ${n + 1}`}>
              {texts.shop.sold}
            </li>
          );
        const price = priceOf(state, item);
        const was = isOnSale(state, item) ? fullPrice(state, item) : undefined;
        const can = mayBuy(moves, item, n);
        const points = added.get(item.id);
        const buy = () => {
          if (item.kind === "die") controls.opened.value = { kind: "replace", n };
          else controls.send(buyText(n));
        };
        return (
          <li
            class={`offer kind-${item.kind} ${rarityOf(item)}${can ? "" : " quiet"}${was === undefined ? "" : " on-sale"}`}
            data-item={item.id}
            key={`offer ${n + 1} ${item.id}`}
          >
            <span class="offer-grip" {...(can ? drag.grip({ kind: "offer", n, item: item.id }) : {})}>
              <Glyph item={item.id} />
            </span>
            <button
              type="button"
              class="offer-words"
              onClick={() => {
                controls.opened.value = { kind: "item", item: item.id };
              }}
            >
              <small class="offer-kind">
                {item.kind === "charm"
                  ? texts.itemSheet.charm(texts.rarities[rarityOf(item)])
                  : texts.items.kinds[item.kind]}
              </small>
              <b class="offer-name">{nameOf(item.id)}</b>
              <span class="offer-text">
                <span class="offer-about">{effectOf(item, state)}</span>{" "}
                <span class="offer-when">
                  <ClockIcon /> {whenOf(item)}
                </span>
              </span>
            </button>
            <div class="offer-now">
              <Preview state={state} item={item} price={price} />
              {points !== undefined && <p class="offer-added">{addedWords(points)}</p>}
            </div>
            <div class="offer-buy">
              <Key
                tone="gold"
                small
                disabled={!can}
                label={
                  was === undefined
                    ? texts.shop.buy(nameOf(item.id), price)
                    : texts.shop.buyOnSale(nameOf(item.id), price, was)
                }
                onPress={buy}
              >
                ${price}
              </Key>
              {(was !== undefined || !can) && (
                <span class="offer-terms">
                  {was !== undefined && (
                    <span aria-hidden="true">
                      <b class="offer-sale">{texts.shop.sale}</b>
                      <s class="offer-was">${was}</s>
                    </span>
                  )}
                  {!can && <span class="item-why">{hindrance(state, item)}</span>}
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
