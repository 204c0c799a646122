/** A run in one's own hands. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { preview, type RunFact, type RunState, rollsLeft, scratchable, usualBook } from "@turnlight/games/thirteen";
import { useEffect, useRef } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { announce, IconButton, MenuIcon } from "../house.ts";
import { changeHabits, type Habits, habits as keptHabits } from "../keep.ts";
import { words } from "../words.ts";
import { Breakdown } from "./Breakdown.tsx";
import { beginRun } from "./begin.ts";
import { Charms } from "./Charms.tsx";
import { ItemSheet, Scratch, UseOnDie } from "./Dialogs.tsx";
import { Draft } from "./Draft.tsx";
import { RunOver, StageWon } from "./Ending.tsx";
import { Footer } from "./Footer.tsx";
import { Hud } from "./Hud.tsx";
import { Key } from "./Key.tsx";
import { Menu } from "./Menu.tsx";
import { factIn, rollText, runIn } from "./run.ts";
import { Shop } from "./Shop.tsx";
import { Slots } from "./Slots.tsx";
import { Summary } from "./Summary.tsx";
import { Tray } from "./Tray.tsx";
import { useFeel } from "./useFeel.ts";
import { useKeys } from "./useKeys.ts";
import { useLedger } from "./useLedger.ts";
import { useRun } from "./useRun.ts";

const usualLook: Habits = { coach: "off", scanlines: true, look: "ivory", freeScratch: false };

/** What to do now, in a sentence. */
const sayingOf = (state: RunState, canScratch: boolean, allLocked: boolean): string => {
  const said = words.value.tray;
  if (state.sheet.shown.length === 0) return said.begin;
  if (canScratch) return said.nothing;
  if (rollsLeft(usualBook, state) === 0) return said.last;
  return allLocked ? said.allLocked : said.lock;
};

export const Playing = (props: ScreenProps) => {
  const { sight, busy, fact, hands } = props;
  const hand = useRun(props);
  const feel = useFeel(props);
  const stars = useLedger(props, hand.run, hand.errand);
  const habits = useSignal(usualLook);
  const paid = useSignal<Extract<RunFact, { kind: "paid" }> | undefined>(undefined);
  const rollKey = useRef<HTMLButtonElement>(null);
  const cabinet = useRef<HTMLDivElement>(null);
  const { view, moves = [], canUndo, outcome } = sight.value;
  const state = runIn(view);
  const said = words.value;

  useEffect(() => {
    void keptHabits().then((kept) => {
      habits.value = kept;
    });
  }, [habits]);
  useSignalEffect(() => {
    const now = factIn(fact.value);
    if (now?.kind === "paid") paid.value = now;
    if (now?.kind === "rolled") announce(words.peek().tray.rolled(now.shown.join(" "), now.roll));
    if (now?.kind === "scored") announce(`${words.peek().boxes[now.category]}: ${now.total}`);
  });
  useSignalEffect(() => {
    if (feel.shakes.value === 0) return;
    cabinet.current?.animate(
      [0, -5, 4, -3, 2, 0].map((x) => ({ transform: `translate(${x}px, ${-x / 2}px)` })),
      { duration: 150 },
    );
  });

  const locked = hand.locked.value;
  const canRoll = !busy.value && moves.includes(rollText(locked));
  const scratches = state === undefined ? [] : scratchable(usualBook, state);
  const canScratch = scratches.length > 0 && !busy.value;
  const open = hand.opened.value;
  const close = () => {
    hand.opened.value = undefined;
  };
  const toMenu = () => {
    hand.opened.value = open === undefined ? { kind: "menu" } : undefined;
  };
  useKeys({
    roll: hand.roll,
    scratch: () => {
      if (canScratch) hand.opened.value = { kind: "scratch" };
    },
    hint: () => {},
    undo: hand.undo,
    menu: toMenu,
  });

  if (state === undefined) return null;
  const { phase } = state;
  const previews = busy.value ? [] : preview(usualBook, state);
  const aimed = previews.find(({ category, valid }) => valid && category === hand.aim.value);
  const ahead = aimed === undefined ? 0 : aimed.score.total + (aimed.bonus?.total ?? 0);
  const isShopping = phase.kind === "shop" && hand.shop.value === state.stage;
  const isRound = phase.kind === "round" || phase.kind === "rolling" || phase.kind === "cracking";
  const score = state.sheet.score + feel.gained.value;
  const canUse = (item: string) => moves.some((move) => move === `use ${item}` || move.startsWith(`use ${item} `));
  const use = (item: string) => {
    if (!canUse(item)) hand.opened.value = { kind: "item", item };
    else if (
      moves.includes(`use ${item}`) &&
      usualBook.find(item)?.kind === "consumable" &&
      !moves.includes(`use ${item} 1`)
    )
      hand.send(`use ${item}`);
    else hand.opened.value = { kind: "use", item };
  };
  const again = () => {
    const { challenge, scratch } = state.config;
    void beginRun({ kind: "run", challenge, freeScratch: scratch === "free" });
  };
  return (
    <div class={`throws${habits.value.scanlines ? " lined" : ""}`} data-phase={phase.kind}>
      <div class="cabinet" ref={cabinet}>
        <Hud
          state={state}
          score={score}
          ahead={ahead}
          stars={stars.value}
          daily={hand.errand.value?.kind === "daily"}
        />
        {phase.kind === "draft" && (
          <Draft state={state} offers={phase.offers} onTake={(n) => hand.send(`draft ${n + 1}`)} />
        )}
        {isShopping && (
          <Shop state={state} offers={phase.offers} moves={busy.value ? [] : moves} canUndo={canUndo} hand={hand} />
        )}
        {phase.kind !== "draft" && !isShopping && (
          <>
            <Tray
              state={state}
              run={hand.run}
              busy={busy.value}
              fact={factIn(fact.value)}
              locked={locked}
              hinted={undefined}
              canLock={phase.kind === "round" && open === undefined}
              onTap={hand.toggle}
            >
              <Charms
                state={state}
                onLook={(item) => {
                  hand.opened.value = { kind: "item", item };
                }}
              />
              {isRound && (
                <p class="saying">
                  {busy.value
                    ? ""
                    : sayingOf(state, canScratch && state.config.scratch === "literal", locked.length === 5)}
                </p>
              )}
              {aimed !== undefined && <Breakdown preview={aimed} />}
              {phase.kind === "shop" && !busy.value && (
                <StageWon state={state} paid={paid.value} onShop={hand.enterShop} />
              )}
              {outcome !== undefined && !busy.value && (
                <RunOver
                  state={state}
                  onAgain={again}
                  onSummary={() => {
                    hand.opened.value = { kind: "summary" };
                  }}
                />
              )}
            </Tray>
            <div class="dashboard">
              <Slots
                state={state}
                previews={previews}
                aimed={hand.aim.value}
                hinted={undefined}
                fresh={feel.fresh.value}
                onAim={(category) => {
                  hand.aim.value = category;
                }}
                onScore={(category) => {
                  hand.send(`score ${category}`);
                  rollKey.current?.focus({ preventScroll: true });
                }}
              >
                {canScratch && (
                  <div class="scratch-place">
                    <Key
                      tone="red"
                      onPress={() => {
                        hand.opened.value = { kind: "scratch" };
                      }}
                    >
                      {said.keys.scratch}
                    </Key>
                  </div>
                )}
              </Slots>
              <Footer
                state={state}
                canRoll={canRoll}
                rollKey={rollKey}
                canUse={canUse}
                onRoll={hand.roll}
                onUse={use}
              />
            </div>
          </>
        )}
        <div class="hud-menu">
          <IconButton icon={MenuIcon} label={said.hud.menu} onPress={toMenu} />
        </div>
      </div>
      {open?.kind === "scratch" && (
        <Scratch
          state={state}
          onScratch={(category) => {
            close();
            hand.send(`scratch ${category}`);
          }}
          onClose={close}
        />
      )}
      {open?.kind === "use" && (
        <UseOnDie
          state={state}
          item={open.item}
          onUse={(text) => {
            close();
            hand.send(text);
          }}
          onClose={close}
        />
      )}
      {open?.kind === "item" && !isShopping && <ItemSheet state={state} item={open.item} onClose={close} />}
      {open?.kind === "summary" && hands !== undefined && (
        <Summary state={state} run={hand.run} seed={hand.errand.value?.seed ?? ""} hands={hands} onClose={close} />
      )}
      {open?.kind === "menu" && (
        <Menu
          seed={hand.errand.value?.seed ?? ""}
          over={outcome !== undefined}
          habits={habits.value}
          onHabits={(changed) => {
            habits.value = { ...habits.value, ...changed };
            void changeHabits(changed);
          }}
          onGiveUp={() => {
            close();
            void hands?.resign();
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
