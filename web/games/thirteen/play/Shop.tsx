/** The shop: six offers, what one holds, and the way to the next stage. */
import {
  type Item,
  isBoss,
  plainDie,
  priceOf,
  type RunState,
  rerollPrice,
  sections,
  sellPrice,
  shop,
  slotPrice,
  targetOf,
} from "@turnlight/games/thirteen";
import { itemOf, nameOf } from "../items/describe.ts";
import { Glyph, SectionGlyph } from "../items/Glyph.tsx";
import { ItemCard } from "../items/ItemCard.tsx";
import { Count, confirmed, IconButton, number, UndoIcon, WarnIcon } from "../shared.ts";
import { words } from "../words.ts";
import { ItemSheet, ReplaceDie } from "./Dialogs.tsx";
import { Key } from "./Key.tsx";
import type { RunControls } from "./useRun.ts";
import "./booth.css";

interface ShopProps {
  readonly state: RunState;
  readonly offers: readonly (string | null)[];
  readonly moves: readonly string[];
  readonly canUndo: boolean;
  readonly controls: RunControls;
}

const dice = [0, 1, 2, 3, 4];
const buyText = (n: number, die?: number): string =>
  die === undefined ? `buy ${n + 1}` : `buy ${n + 1} die ${die + 1}`;

const mayBuy = (moves: readonly string[], item: Item, n: number): boolean =>
  item.kind === "die" ? dice.some((die) => moves.includes(buyText(n, die))) : moves.includes(buyText(n));

/** Why an offer cannot be bought, in a word. */
const hindrance = (state: RunState, item: Item): string => {
  const said = words.value.shop;
  if (item.kind === "charm" && state.charms.some((charm) => charm.item === item.id)) return said.held;
  if (item.kind === "charm" && state.charms.length >= state.slots) return said.noRoom;
  if (item.kind === "consumable" && state.pocket.length >= shop.pocket) return said.noRoom;
  return state.purse < priceOf(state, item) ? said.tooDear : said.held;
};

const Offers = ({ state, offers, moves, controls }: ShopProps) => {
  const said = words.value.shop;
  return (
    <section class="cards offers" aria-label={said.offers}>
      {offers.map((id, n) => {
        const item = id === null ? undefined : itemOf(id);
        if (item === undefined)
          return (
            <div class="item-card gone" key={`offer ${n + 1}`}>
              {said.sold}
            </div>
          );
        const price = priceOf(state, item);
        const can = mayBuy(moves, item, n);
        const buy = () => {
          if (item.kind === "die") controls.opened.value = { kind: "replace", n };
          else controls.send(buyText(n));
        };
        return (
          <ItemCard key={`offer ${n + 1} ${item.id}`} item={item} state={state} quiet={!can}>
            <Key tone="gold" small disabled={!can} label={said.buy(nameOf(item.id), price)} onPress={buy}>
              ${price}
            </Key>
            {!can && <span class="item-why">{hindrance(state, item)}</span>}
          </ItemCard>
        );
      })}
    </section>
  );
};

const Held = ({ item, label, onPress }: { readonly item: string; readonly label: string; onPress(): void }) => (
  <button type="button" class="held-item" aria-label={label} title={nameOf(item)} onClick={onPress}>
    <Glyph item={item} />
  </button>
);

const Yours = ({ state, moves, controls }: Pick<ShopProps, "state" | "moves" | "controls">) => {
  const said = words.value.shop;
  const slot = slotPrice(state);
  const special = state.dice.flatMap((kind, die) => (kind === plainDie ? [] : [{ kind, die }]));
  const look = (item: string, die?: number) => {
    controls.opened.value = { kind: "item", item, ...(die === undefined ? {} : { die }) };
  };
  const levels = sections.filter((section) => state.levels[section] > 0);
  return (
    <section class="yours" aria-label={said.yours}>
      <div class="shelf">
        <h3>{said.charms(state.charms.length, state.slots)}</h3>
        <div class="shelf-row">
          {state.charms.map(({ item }) => (
            <Held key={item} item={item} label={nameOf(item)} onPress={() => look(item)} />
          ))}
          {Array.from({ length: Math.max(0, state.slots - state.charms.length) }, (_, i) => (
            <span key={`room ${i + 1}`} class="held-room" />
          ))}
          {slot !== undefined && (
            <Key tone="dark" small disabled={!moves.includes("slot")} onPress={() => controls.send("slot")}>
              {said.slot(slot)}
            </Key>
          )}
        </div>
      </div>
      <div class="shelf">
        <h3>{said.pocket(state.pocket.length, shop.pocket)}</h3>
        <div class="shelf-row">
          {state.pocket.map((item, i) => (
            <Held key={`${item} ${i + 1}`} item={item} label={nameOf(item)} onPress={() => look(item)} />
          ))}
          {Array.from({ length: Math.max(0, shop.pocket - state.pocket.length) }, (_, i) => (
            <span key={`room ${i + 1}`} class="held-room" />
          ))}
        </div>
      </div>
      {special.length > 0 && (
        <div class="shelf">
          <h3>{said.dice}</h3>
          <div class="shelf-row">
            {special.map(({ kind, die }) => (
              <Held
                key={`die ${die + 1}`}
                item={kind}
                label={said.replaces(die + 1, nameOf(kind))}
                onPress={() => look(kind, die)}
              />
            ))}
          </div>
        </div>
      )}
      {levels.length > 0 && (
        <div class="shelf">
          <h3>{said.levels}</h3>
          <div class="shelf-row">
            {levels.map((section) => (
              <span class="held-level" key={section} title={words.value.sections[section]}>
                <SectionGlyph section={section} />
                <b>{state.levels[section]}</b>
                <span class="spoken-only">{words.value.sections[section]}</span>
              </span>
            ))}
          </div>
        </div>
      )}
    </section>
  );
};

/** The next stage: its target, and its boss where it has one. */
const Ahead = ({ state }: { readonly state: RunState }) => {
  const said = words.value;
  const next = state.stage + 1;
  const twist = isBoss(state.config, next) ? state.twist : null;
  return (
    <p class={`ahead${twist === null ? "" : " boss"}`}>
      {twist !== null && <WarnIcon />}
      <span>
        <b>{said.shop.nextTarget(next, number(targetOf(state.config, next, twist)))}</b>
        {twist !== null && (
          <>
            <br />
            {said.shop.bossNext(said.twists[twist.kind])}. {said.twistAbout(twist)}
          </>
        )}
      </span>
    </p>
  );
};

export const Shop = (props: ShopProps) => {
  const { state, moves, canUndo, controls } = props;
  const said = words.value.shop;
  const open = controls.opened.value;
  const close = () => {
    controls.opened.value = undefined;
  };
  const sale = (item: string, die?: number) => {
    const text = die === undefined ? `sell ${item}` : `sell die ${die + 1}`;
    const found = itemOf(item);
    if (found === undefined || !moves.includes(text)) return undefined;
    return {
      label: said.sellFor(sellPrice(found)),
      run: () => {
        close();
        controls.send(text);
      },
    };
  };
  const retire = async () => {
    if (await confirmed({ title: said.retireAsk, yes: said.retire, no: words.value.menu.keep }))
      controls.send("retire");
  };
  const offered = open?.kind === "replace" ? props.offers[open.n] : undefined;
  const selling = open?.kind === "item" ? sale(open.item, open.die) : undefined;
  return (
    <section class="booth shop" aria-labelledby="shop-title">
      <header class="booth-head">
        <h2 id="shop-title">{said.title}</h2>
        <p class="purse">
          $<Count value={state.purse} />
        </p>
      </header>
      <div class="booth-body">
        <Offers {...props} />
        <div class="shop-tools">
          <Key tone="dark" small disabled={!moves.includes("reroll")} onPress={() => controls.send("reroll")}>
            {said.reroll(rerollPrice(state))}
          </Key>
          <IconButton icon={UndoIcon} label={words.value.keys.undo} disabled={!canUndo} onPress={controls.undo} />
        </div>
        <Yours state={state} moves={moves} controls={controls} />
      </div>
      <footer class="booth-foot">
        <Ahead state={state} />
        <div class="booth-keys">
          {moves.includes("retire") && (
            <Key tone="dark" onPress={() => void retire()}>
              {said.retire}
            </Key>
          )}
          <Key tone="green" onPress={() => controls.send("next")}>
            {said.next}
          </Key>
        </div>
      </footer>
      {open?.kind === "item" && (
        <ItemSheet
          state={state}
          item={open.item}
          onClose={close}
          {...(selling === undefined ? {} : { action: selling })}
        />
      )}
      {open?.kind === "replace" && typeof offered === "string" && (
        <ReplaceDie
          state={state}
          item={offered}
          may={(die) => moves.includes(buyText(open.n, die))}
          onChoose={(die) => {
            close();
            controls.send(buyText(open.n, die));
          }}
          onClose={close}
        />
      )}
    </section>
  );
};
