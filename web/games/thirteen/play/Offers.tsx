/** The items for sale, a row each: picture, description, what it would add to this run, and price. */
import { type Item, priceOf, type RunState, shop } from "@turnlight/games/thirteen";
import { aboutOf, itemOf, nameOf, rarityOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { number } from "../shared.ts";
import type { ThirteenSolver } from "../solver-worker.ts";
import { words } from "../words/words.ts";
import type { Drag } from "./Drag.tsx";
import { Key } from "./Key.tsx";
import { buyText } from "./run.ts";
import { useAdded } from "./useAdded.ts";
import type { RunControls } from "./useRun.ts";

interface ShopOffersProps {
  readonly state: RunState;
  readonly offers: readonly (string | null)[];
  readonly moves: readonly string[];
  readonly controls: RunControls;
  readonly line: ThirteenSolver;
  readonly drag: Drag;
}

const dice = [0, 1, 2, 3, 4];

const mayBuy = (moves: readonly string[], item: Item, n: number): boolean =>
  item.kind === "die" ? dice.some((die) => moves.includes(buyText(n, die))) : moves.includes(buyText(n));

/** Why an offer cannot be bought, in a short label. */
const hindrance = (state: RunState, item: Item): string => {
  const texts = words.value.shop;
  if (item.kind === "charm" && state.charms.some((charm) => charm.item === item.id)) return texts.held;
  if (item.kind === "charm" && state.charms.length >= state.slots) return texts.noRoom;
  if (item.kind === "consumable" && state.pocket.length >= shop.pocket) return texts.noRoom;
  return state.purse < priceOf(state, item) ? texts.tooDear : texts.held;
};

export const Offers = ({ state, offers, moves, controls, line, drag }: ShopOffersProps) => {
  const texts = words.value;
  const added = useAdded(line, state, offers);
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
        const can = mayBuy(moves, item, n);
        const points = added.get(item.id);
        const buy = () => {
          if (item.kind === "die") controls.opened.value = { kind: "replace", n };
          else controls.send(buyText(n));
        };
        return (
          <li
            class={`offer kind-${item.kind} ${rarityOf(item)}${can ? "" : " quiet"}`}
            data-item={item.id}
            key={`offer ${n + 1} ${item.id}`}
          >
            <span class="offer-grip" {...(can ? drag.grip({ kind: "offer", n, item: item.id }) : {})}>
              <Glyph item={item.id} />
            </span>
            <div class="offer-words">
              <h3>
                {nameOf(item.id)}
                <small>{item.kind === "charm" ? texts.rarities[rarityOf(item)] : texts.items.kinds[item.kind]}</small>
              </h3>
              <p>{aboutOf(item, state)}</p>
              {points !== undefined && (
                <p class="offer-added">
                  {points === 0
                    ? texts.shop.addsNothing
                    : texts.shop.adds(`${points > 0 ? "+" : "−"}${number(Math.abs(points))}`)}
                </p>
              )}
            </div>
            <div class="offer-buy">
              <Key tone="gold" small disabled={!can} label={texts.shop.buy(nameOf(item.id), price)} onPress={buy}>
                ${price}
              </Key>
              {!can && <span class="item-why">{hindrance(state, item)}</span>}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
