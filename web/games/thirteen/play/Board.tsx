/** A stage: dice above, the sheet below, the roll button within the thumb's reach. */
import {
  type Category,
  endingPay,
  payLimits,
  preview,
  type RunFact,
  type RunState,
  rollsLeft,
  scratchable,
  type ThirteenAchievement,
  usualBook,
} from "@turnlight/games/thirteen";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Coaching } from "../learn/Coaching.tsx";
import type { RunCoach } from "../learn/useCoach.ts";
import { HintIcon, IconButton, number, UndoIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { Breakdown } from "./Breakdown.tsx";
import type { Beat } from "./beats.ts";
import { Charms } from "./Charms.tsx";
import { Footer } from "./Footer.tsx";
import { Key } from "./Key.tsx";
import { Moments } from "./Moments.tsx";
import { Payout } from "./Payout.tsx";
import { cashInText, rollText } from "./run.ts";
import { BonusShow, ScoreShow } from "./ScoreShow.tsx";
import { Slots } from "./Slots.tsx";
import { sharesOf } from "./shares.ts";
import { Tray } from "./Tray.tsx";
import { type Feel, firingIn } from "./useFeel.ts";
import type { RunControls } from "./useRun.ts";

interface RunBoardProps {
  readonly state: RunState;
  readonly moves: readonly string[];
  readonly busy: boolean;
  readonly fact: RunFact | undefined;
  readonly canUndo: boolean;
  readonly controls: RunControls;
  readonly coach: RunCoach;
  /** Hints are allowed. */
  readonly aided: boolean;
  readonly feel: Feel;
  readonly look: string;
  /** The run is over: nothing can be taken any more. */
  readonly over: boolean;
  /** Achievements earned just now. */
  readonly earned: readonly ThirteenAchievement[];
  /** Overlay on the dice when the stage is over. */
  readonly children?: ComponentChildren;
}

const diceCount = 5;

/** A sentence that says what to do now; between two rounds, how many of the unused rolls are paid so far. */
const sayingOf = (state: RunState, mustScratch: boolean, locked: number): string => {
  const texts = words.value.tray;
  const { shown, unused } = state.sheet;
  if (shown.length === 0)
    return unused === 0 || state.config.challenge === "purist"
      ? texts.begin
      : words.value.money.unused(payLimits(usualBook, state).paidRolls, unused);
  if (mustScratch) return texts.nothing;
  if (rollsLeft(usualBook, state) === 0) return texts.last;
  return locked === diceCount ? texts.allLocked : texts.lock;
};

/** The dice that have been counted, with their pips. */
const countedIn = (beats: readonly Beat[]): ReadonlyMap<number, string> =>
  new Map(
    beats.flatMap(({ by, points = 0 }): readonly (readonly [number, string])[] =>
      typeof by === "object" && "pips" in by ? [[by.pips, number(points)]] : [],
    ),
  );

/** A consumable that needs no die is used at once. */
const needsDie = (item: string): boolean => {
  const found = usualBook.find(item);
  return found?.kind === "consumable" && (found.changes !== undefined || found.turnsInto !== undefined);
};

export const Board = ({
  state,
  moves,
  busy,
  fact,
  canUndo,
  controls,
  coach,
  aided,
  feel,
  look,
  over,
  earned,
  children,
}: RunBoardProps) => {
  const texts = words.value;
  const rollKey = useRef<HTMLButtonElement>(null);
  const locked = controls.locked.value;
  const hint = coach.hint.value;
  const fresh = feel.fresh.value;
  const previews = busy || over ? [] : preview(usualBook, state);
  const aimed = previews.find(({ category, valid }) => valid && category === controls.aim.value);
  const show = feel.show.value;
  const finale = feel.finale.value;
  const fired = show?.beats.slice(0, show.at + 1) ?? [];
  const pay = endingPay(usualBook, state);
  const canCashIn = !busy && moves.includes(cashInText);
  const canScratch = !busy && !over && scratchable(usualBook, state).length > 0;
  const isOn =
    !over && (state.phase.kind === "round" || state.phase.kind === "rolling" || state.phase.kind === "cracking");
  const canUse = (item: string) => moves.some((move) => move === `use ${item}` || move.startsWith(`use ${item} `));
  const use = (item: string) => {
    if (!canUse(item)) controls.opened.value = { kind: "item", item };
    else if (needsDie(item)) controls.opened.value = { kind: "use", item };
    else controls.send(`use ${item}`);
  };
  const score = (category: Category) => {
    controls.send(`score ${category}`);
    rollKey.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Tray
        state={state}
        run={controls.run}
        busy={busy}
        fact={fact}
        locked={locked}
        hinted={hint?.kind === "roll" ? hint.keep : undefined}
        counted={countedIn(fired)}
        canLock={state.phase.kind === "round" && controls.opened.value === undefined}
        look={look}
        onTap={controls.toggle}
      >
        {isOn && (
          <Charms
            state={state}
            firing={fired.flatMap(({ by }) => (typeof by === "object" && "charm" in by ? [by.charm] : []))}
            isAt={firingIn(show)}
            shares={aimed === undefined ? undefined : sharesOf(aimed.steps)}
            onLook={(item) => {
              controls.opened.value = { kind: "item", item };
            }}
          />
        )}
        {isOn && (
          <div class="tray-tools">
            <IconButton icon={UndoIcon} label={texts.keys.undo} disabled={!canUndo || busy} onPress={controls.undo} />
            {aided && (
              <IconButton
                icon={HintIcon}
                label={texts.keys.hint}
                disabled={state.sheet.shown.length === 0 || busy}
                onPress={coach.askHint}
              />
            )}
          </div>
        )}
        {isOn && (
          <div class="tray-foot">
            {show === undefined && finale === undefined && (
              <>
                <Moments earned={earned} />
                <Coaching coach={coach} shown={state.sheet.shown} />
              </>
            )}
            {canCashIn && aimed === undefined && (
              <Key tone="green" small label={texts.cashIn.label(pay.cashIn)} onPress={() => controls.send(cashInText)}>
                {texts.cashIn.key(pay.cashIn)}
              </Key>
            )}
            <p class="saying">
              {busy || aimed !== undefined
                ? ""
                : canCashIn
                  ? pay.playOn <= pay.cashIn
                    ? texts.cashIn.paidOut
                    : texts.cashIn.saying
                  : sayingOf(state, canScratch && !previews.some(({ valid }) => valid), locked.length)}
            </p>
          </div>
        )}
        {show !== undefined && <ScoreShow show={show} dice={state.dice} onSkip={controls.skip} />}
        {finale !== undefined && <BonusShow finale={finale} onSkip={controls.skip} />}
        {aimed !== undefined && <Breakdown state={state} preview={aimed} />}
        {children}
      </Tray>
      <div class="dashboard">
        <Slots
          state={state}
          previews={previews}
          aimed={controls.aim.value}
          hinted={hint?.kind === "score" ? hint.category : undefined}
          fresh={fresh}
          onAim={(category) => {
            controls.aim.value = category;
          }}
          onScore={score}
        >
          {canScratch && (
            <div class="scratch-place">
              <Key
                tone="red"
                onPress={() => {
                  controls.opened.value = { kind: "scratch" };
                }}
              >
                {texts.keys.scratch}
              </Key>
            </div>
          )}
        </Slots>
        <Footer
          state={state}
          canRoll={!busy && moves.includes(rollText(locked))}
          rollKey={rollKey}
          canUse={canUse}
          onRoll={controls.roll}
          onUse={use}
        />
        {isOn && <Payout state={state} />}
      </div>
    </>
  );
};
