/** The shop: six offers, the items held, and the button to the next stage. */
import {
  type BoxTally,
  broughtSoFar,
  economyOf,
  isBoss,
  payLimits,
  priceOf,
  type RunState,
  rerollPrice,
  sections,
  sellPrice,
  shop,
  slotPrice,
  targetOf,
  usualBook,
} from "@turnlight/games/thirteen";
import { useLayoutEffect, useRef } from "preact/hooks";
import { aboutOf, itemOf, nameOf } from "../items/describe.ts";
import { Glyph, SectionGlyph } from "../items/Glyph.tsx";
import { ShopTeacher } from "../learn/ShopTeacher.tsx";
import { Count, confirm, IconButton, number, UndoIcon } from "../shared.ts";
import type { ThirteenSolver } from "../solver-worker.ts";
import { words } from "../words/words.ts";
import { BossFace } from "./BossFace.tsx";
import { ReplaceDie } from "./Dialogs.tsx";
import { type Drag, InHand, useDrag } from "./Drag.tsx";
import type { Taken } from "./drop.ts";
import { ItemSheet, type SheetAction } from "./ItemSheet.tsx";
import { Key } from "./Key.tsx";
import { mayBuy, Offers } from "./Offers.tsx";
import { buyText } from "./run.ts";
import type { RunControls } from "./useRun.ts";
import { Veil } from "./Veil.tsx";
import "./booth.css";
import "./shop-desk.css";
import "./shop-low.css";

interface ShopProps {
  readonly state: RunState;
  readonly offers: readonly (string | null)[];
  readonly moves: readonly string[];
  readonly canUndo: boolean;
  readonly controls: RunControls;
  readonly line: ThirteenSolver;
  readonly coached: boolean;
  /** Every box of the run so far. */
  readonly boxes: readonly BoxTally[];
  /** Not in a replay, nor in the lesson, which has notes of its own. */
  readonly isTaught: boolean;
}

interface ShopHeldProps {
  readonly item: string;
  readonly label: string;
  /** Shown beside the picture where there is room. */
  readonly about?: { readonly does: string; readonly brought: string };
  readonly drag: Drag;
  readonly taken: Taken;
  /** Set where another item may be dropped on it. */
  readonly place?: string;
  onPress(): void;
  /** Moves it left or right, where order matters. */
  onStep?(step: -1 | 1): void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

const Held = ({ item, label, about, drag, taken, place, onPress, onStep }: ShopHeldProps) => (
  <button
    type="button"
    class={`held-item${drag.marks(place)}`}
    // What can be read on it is part of its name.
    aria-label={
      about === undefined ? label : [label, about.brought, about.does].filter((text) => text !== "").join(" ")
    }
    title={nameOf(item)}
    {...(place === undefined ? {} : { "data-drop": place })}
    {...(onStep === undefined ? {} : { "aria-keyshortcuts": "Shift+ArrowLeft Shift+ArrowRight" })}
    onKeyDown={(event) => {
      const step = event.shiftKey ? steps[event.key] : undefined;
      if (step === undefined || onStep === undefined) return;
      event.preventDefault();
      onStep(step);
    }}
    onClick={onPress}
    {...drag.grip(taken)}
  >
    <Glyph item={item} />
    {about !== undefined && (
      <span class="held-words" aria-hidden="true">
        <b>{nameOf(item)}</b>
        {about.brought !== "" && <i>{about.brought}</i>}
        <span>{about.does}</span>
      </span>
    )}
  </button>
);

const Rooms = ({ count }: { readonly count: number }) => (
  <>
    {Array.from({ length: Math.max(0, count) }, (_, i) => (
      <span key={`room ${i + 1}`} class="held-room" />
    ))}
  </>
);

const charmAbout = (state: RunState, boxes: readonly BoxTally[], id: string) => {
  const item = itemOf(id);
  const points = broughtSoFar(boxes, id)?.points ?? 0;
  return { does: item === undefined ? "" : aboutOf(item, state), brought: points === 0 ? "" : number(points) };
};

const Yours = ({
  state,
  moves,
  controls,
  boxes,
  drag,
}: Pick<ShopProps, "state" | "moves" | "controls" | "boxes"> & { readonly drag: Drag }) => {
  const texts = words.value.shop;
  const slot = slotPrice(state);
  const charms = useRef<HTMLDivElement>(null);
  const stepped = useRef<string | undefined>(undefined);
  // A charm moved by keyboard keeps the focus, so that it can be moved again.
  useLayoutEffect(() => {
    const at = state.charms.findIndex(({ item }) => item === stepped.current);
    stepped.current = undefined;
    if (at >= 0) charms.current?.querySelectorAll<HTMLElement>(".held-item")[at]?.focus();
  }, [state.charms]);
  const look = (item: string, die?: number) => {
    controls.opened.value = { kind: "item", item, ...(die === undefined ? {} : { die }) };
  };
  return (
    <section class={`yours${drag.marks("yours")}`} aria-label={texts.yours} data-drop="yours">
      <div class="shelf charms-shelf">
        <h3>{texts.charms(state.charms.length, state.slots)}</h3>
        <div class="shelf-row" ref={charms}>
          {state.charms.map(({ item }, at) => (
            <Held
              key={item}
              item={item}
              label={nameOf(item)}
              about={charmAbout(state, boxes, item)}
              drag={drag}
              taken={{ kind: "charm", item }}
              place={`charm ${at + 1}`}
              onPress={() => look(item)}
              onStep={(step) => {
                stepped.current = item;
                controls.send(`move ${item} ${at + 1 + step}`);
              }}
            />
          ))}
          <Rooms count={state.slots - state.charms.length} />
          {slot !== undefined && (
            <Key tone="dark" small disabled={!moves.includes("slot")} onPress={() => controls.send("slot")}>
              {texts.slot(slot)}
            </Key>
          )}
        </div>
      </div>
      <div class="more-shelves">
        <Key
          tone="dark"
          small
          onPress={() => {
            controls.opened.value = { kind: "shelves" };
          }}
        >
          {texts.moreShelves}
        </Key>
      </div>
      <MoreShelves state={state} drag={drag} onLook={look} />
    </section>
  );
};

/** Dice, consumables and manuals. On a phone they are a tap away. */
const MoreShelves = ({
  state,
  drag,
  onLook,
}: Pick<ShopProps, "state"> & { readonly drag: Drag; onLook(item: string, die?: number): void }) => {
  const texts = words.value.shop;
  return (
    <>
      <div class="shelf">
        <h3>{texts.dice}</h3>
        <div class="shelf-row">
          {state.dice.map((kind, die) => (
            <Held
              key={`die ${die + 1}`}
              item={kind}
              label={texts.replaces(die + 1, nameOf(kind))}
              drag={drag}
              taken={{ kind: "die", die, item: kind }}
              place={`die ${die + 1}`}
              onPress={() => onLook(kind, die)}
            />
          ))}
        </div>
      </div>
      <div class="shelf">
        <h3>{texts.pocket(state.pocket.length, shop.pocket)}</h3>
        <div class="shelf-row">
          {state.pocket.map((item, i) => (
            <Held
              key={`${item} ${i + 1}`}
              item={item}
              label={nameOf(item)}
              drag={drag}
              taken={{ kind: "consumable", item }}
              onPress={() => onLook(item)}
            />
          ))}
          <Rooms count={shop.pocket - state.pocket.length} />
        </div>
      </div>
      <div class="shelf">
        <h3>{texts.levels}</h3>
        <div class="shelf-row">
          {sections.map((section) => (
            <span class="held-level" key={section} title={words.value.sections[section]}>
              <SectionGlyph section={section} />
              <b>{state.levels[section]}</b>
              <span class="spoken-only">{words.value.sections[section]}</span>
            </span>
          ))}
        </div>
      </div>
    </>
  );
};

/** The next stage: its target, and its boss if any. */
const Ahead = ({ state }: { readonly state: RunState }) => {
  const texts = words.value;
  const next = state.stage + 1;
  const twist = isBoss(state.config, next) ? state.twist : null;
  return (
    <p class={`ahead${twist === null ? "" : " boss"}`}>
      {twist !== null && <BossFace twist={twist.kind} />}
      <span>
        <b>{texts.shop.nextTarget(next, number(targetOf(state.config, next, twist)))}</b>
        {twist !== null && (
          <>
            {" "}
            <b class="ahead-boss" aria-hidden="true">
              {texts.twists[twist.kind]}
            </b>{" "}
            <span class="spoken-only">{texts.shop.bossNext(texts.twists[twist.kind])}.</span>{" "}
            <span>{texts.twistAbout(twist)}</span>
          </>
        )}
      </span>
    </p>
  );
};

export const Shop = (props: ShopProps) => {
  const { state, moves, canUndo, controls } = props;
  const texts = words.value.shop;
  const drag = useDrag(moves, controls.send);
  const money = economyOf(state.config);
  const open = controls.opened.value;
  const close = () => {
    controls.opened.value = undefined;
  };
  const sale = (item: string, die?: number) => {
    const text = die === undefined ? `sell ${item}` : `sell die ${die + 1}`;
    const found = itemOf(item);
    if (found === undefined || !moves.includes(text)) return undefined;
    return {
      label: texts.sellFor(sellPrice(state, found)),
      run: () => {
        close();
        controls.send(text);
      },
    };
  };
  /** Moves a charm one place left or right; the sheet stays open, to move again. */
  const moving = (item: string): readonly SheetAction[] => {
    const at = state.charms.findIndex((charm) => charm.item === item);
    return [
      { label: texts.left, text: `move ${item} ${at}` },
      { label: texts.right, text: `move ${item} ${at + 2}` },
    ].flatMap(({ label, text }) =>
      at >= 0 && moves.includes(text) ? [{ label, run: () => controls.send(text) }] : [],
    );
  };
  const retire = async () => {
    if (await confirm({ title: texts.retireAsk, yes: texts.retire, no: words.value.menu.keep }))
      controls.send("retire");
  };
  const offered = open?.kind === "replace" ? props.offers[open.n] : undefined;
  const selling = open?.kind === "item" ? sale(open.item, open.die) : undefined;
  const buying = (item: string): readonly SheetAction[] => {
    const n = props.offers.indexOf(item);
    const found = itemOf(item);
    if (n < 0 || found === undefined || !mayBuy(moves, found, n)) return [];
    const run = () => {
      close();
      if (found.kind === "die") controls.opened.value = { kind: "replace", n };
      else controls.send(buyText(n));
    };
    return [{ label: texts.buyFor(priceOf(state, found)), run }];
  };
  const actions = open?.kind === "item" && open.die === undefined ? [...buying(open.item), ...moving(open.item)] : [];
  return (
    <section class="booth shop" aria-labelledby="shop-title">
      <header class="booth-head">
        <h2 id="shop-title">{texts.title}</h2>
        <p class={`purse${drag.marks("purse")}`} data-drop="purse">
          $<Count value={state.purse} />
        </p>
        <p class="purse-rule">
          {texts.interestRule(money.interestPer, payLimits(usualBook, state).interestMost)}
          {money.sales > 0 && (
            <>
              <br />
              {texts.saleRule(money.sales, money.rise)}
            </>
          )}
        </p>
      </header>
      <div class="booth-body">
        <Offers {...props} drag={drag} />
        <Yours state={state} moves={moves} controls={controls} boxes={props.boxes} drag={drag} />
      </div>
      <footer class="booth-foot">
        <Ahead state={state} />
        <div class="booth-keys">
          <div class="shop-tools">
            <Key
              tone="dark"
              small
              label={`${texts.rerollShort(rerollPrice(state))}: ${texts.rerollAbout}`}
              disabled={!moves.includes("reroll")}
              onPress={() => controls.send("reroll")}
            >
              {texts.rerollShort(rerollPrice(state))}
            </Key>
            <IconButton icon={UndoIcon} label={words.value.keys.undo} disabled={!canUndo} onPress={controls.undo} />
          </div>
          {moves.includes("retire") && (
            <Key tone="dark" onPress={() => void retire()}>
              {texts.retire}
            </Key>
          )}
          <Key tone="green" onPress={() => controls.send("next")}>
            {texts.next}
          </Key>
        </div>
      </footer>
      <InHand drag={drag} state={state} />
      {props.isTaught && <ShopTeacher state={state} offers={props.offers} waits={open !== undefined} />}
      {open?.kind === "item" && (
        <ItemSheet
          state={state}
          item={open.item}
          boxes={props.boxes}
          onClose={close}
          actions={selling === undefined ? actions : [...actions, selling]}
        />
      )}
      {open?.kind === "shelves" && (
        <Veil
          title={texts.yours}
          onClose={close}
          actions={
            <Key tone="cyan" autofocus onPress={close}>
              {words.value.summary.close}
            </Key>
          }
        >
          <div class="shelves">
            <MoreShelves
              state={state}
              drag={drag}
              onLook={(item, die) => {
                controls.opened.value = { kind: "item", item, ...(die === undefined ? {} : { die }) };
              }}
            />
          </div>
        </Veil>
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
