/** Hiding one's words: on a desktop the words on the left and the board on the right, on a phone step by step. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { agreedRows, type HeadView, moveText, openRequest, other, tableBank } from "@turnlight/games/head";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { Scene } from "../hall/Scene.tsx";
import { Square } from "../hall/square/Square.tsx";
import { layoutFor } from "../play/layout.ts";
import type { HeadScreenProps } from "../play/props.ts";
import { useMedia } from "../play/useMedia.ts";
import { draftOf } from "../saved.ts";
import {
  BackIcon,
  Button,
  CheckIcon,
  DiceIcon,
  Emblem,
  ForwardIcon,
  LetterKeyboard,
  seatStyle,
  settings,
  sizes,
  sound,
  useKeyPress,
  useOneAtATime,
} from "../shared.ts";
import { content } from "../words/content.ts";
import { words } from "../words/setup.ts";
import { Asked, useAgreement } from "./Agreement.tsx";
import { isHiddenIn } from "./auto-hide.ts";
import { Board } from "./Board.tsx";
import { Compass } from "./Compass.tsx";
import { boardOf, type DraftTable, isBlank, missingIn, rowIn } from "./draft.ts";
import { guidanceFor } from "./guidance.ts";
import { Chips, Rows } from "./Rows.tsx";
import { Shape } from "./Shape.tsx";
import { type Drafting, useDraft } from "./useDraft.ts";
import { useTable } from "./useTable.ts";
import "./setup.css";
import "./sideways.css";

/** Wide and high enough for both halves at once. */
const desk = `${sizes.wide} and (min-height: 43em)`;

const useDesk = (): boolean => useMedia(desk).value;

const steps = ["you", "words", "board"] as const;
type SetupStep = (typeof steps)[number];

/** A one-line hint for the next action; the latest problem takes precedence. */
const guidance = (
  { note, draft, active, start, way }: Drafting,
  ground: DraftTable,
  hasBoard: boolean,
): { readonly text: string; readonly isBad: boolean } => {
  if (note.value?.isBad) return { text: note.value.text, isBad: true };
  const isStarted = start.value !== undefined;
  const state = { draft: draft.value, ground, row: active.value, isStarted, way: way.value, hasBoard };
  return { text: guidanceFor(state, words.value), isBad: false };
};

interface SetUpProps extends HeadScreenProps {
  /** A duel was on screen just before. */
  readonly isRematch?: boolean;
}

interface HidingProps extends SetUpProps {
  readonly seen: HeadView;
  readonly seat: 0 | 1;
}

const Hiding = (props: HidingProps) => {
  const { sight, play, nameOf, actions, seen, seat } = props;
  const { commitment, match } = sight.value;
  const table = useTable(props, seen.config, seat);
  const ground = useComputed(() => {
    const { bank, pack, custom } = table.config.value;
    const { grids, words: counts } = table.config.value;
    const agreed = agreedRows(sight.value.view.requests ?? [], seat);
    return { size: grids[seat], count: counts[seat], bank: tableBank({ bank, pack, custom }), agreed };
  });
  const drafting = useDraft(ground, commitment, seat, actions !== undefined);
  const isWide = useDesk();
  // The house lays words, in a quick duel and for every further game; they can still be changed.
  const isFurther = (sight.value.results ?? []).length > 0 && actions !== undefined;
  const isReadied = isHiddenIn(match) || isFurther;
  const step = useSignal<SetupStep>(isReadied ? "board" : "you");
  const sending = useOneAtATime();
  const lacking = useId();
  const room = useRef<HTMLDivElement>(null);
  const texts = words.value;
  const missing = missingIn(drafting.draft.value, ground.value);
  const { name, colour } = table.half.value;

  useEffect(() => sound.danger(0), []);
  const { isRematch = false } = props;
  // The rematch button that had the focus is gone. Without this the focus would go to the first field, the name.
  useLayoutEffect(() => {
    if (isRematch && document.activeElement === document.body)
      room.current?.querySelector<HTMLElement>(".word-row .slots, .step-keys .button.main")?.focus();
  }, []);
  // With fewer words than before, the selected row may be gone.
  useSignalEffect(() => {
    if (drafting.active.value > ground.value.count) drafting.choose(1);
  });
  useKeyPress((event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const typing = event.target instanceof HTMLElement && event.target.closest("input:not([type=radio])") !== null;
    if (typing || document.querySelector("dialog[open]") !== null) return;
    const row = Number(event.key);
    if (row >= 1 && row <= ground.peek().count) drafting.choose(row);
    const from = drafting.start.peek();
    if (event.key === "Escape" && from !== undefined) drafting.press(from);
  });

  const ready = async (): Promise<void> => {
    const board = boardOf(drafting.draft.peek(), ground.peek());
    if (board === undefined) return;
    await sending.run(async () => {
      if (!(await table.settle())) return;
      await drafting.drop();
      play(moveText.write({ kind: "place", board }));
    });
  };
  const go = (to: SetupStep): void => {
    drafting.hush();
    step.value = to;
  };
  const hideAll = (): void => {
    drafting.randomWords();
    drafting.randomPlaces();
    go("board");
  };
  useEffect(() => {
    if (isHiddenIn(match) && isBlank(drafting.draft.peek())) hideAll();
    if (!isFurther) return;
    void draftOf(commitment, seat).then((saved) => {
      if (saved === undefined && isBlank(drafting.draft.peek())) hideAll();
    });
  }, []);

  const tools = (
    <div class="random-keys">
      {(isWide || step.value === "words") && (
        <Button kind="quiet" icon={DiceIcon} onPress={drafting.randomWords}>
          {texts.randomWords}
        </Button>
      )}
      {(isWide || step.value === "board") && (
        <Button kind="quiet" icon={DiceIcon} onPress={drafting.randomPlaces}>
          {texts.randomPlaces}
        </Button>
      )}
    </div>
  );
  const guide = guidance(drafting, ground.value, isWide || step.value === "board");
  const agreement = useAgreement(props, seat, drafting, ground.value);
  const guideLine = (
    <p class={`guide${guide.isBad ? " bad" : ""}`}>
      {agreement.note ?? guide.text}
      {agreement.ask !== undefined && (
        <button type="button" class="guide-ask" onClick={agreement.ask}>
          {texts.agree.ask(nameOf(other(seat)))}
        </button>
      )}
    </p>
  );
  const keyboard = (
    <LetterKeyboard
      layout={layoutFor(settings.value.keyboard, seen.config.bank, content.value.keyboard)}
      onLetter={drafting.type}
      onErase={drafting.erase}
      onEnter={() => drafting.enter()}
    />
  );
  // A word whose new place is half chosen still lies in its old one.
  const isStarted = drafting.start.value !== undefined;
  const lack =
    isStarted && missing.length === 0
      ? texts.howEnd(rowIn(drafting.draft.value, drafting.active.value).letters)
      : texts.missing(missing);
  const isLacking = missing.length > 0 || isStarted || agreement.isOpen;
  // With little room the button itself says what is missing.
  const readyKey = (
    <button
      type="button"
      class="button main wide ready-key"
      {...(isWide && { "aria-describedby": lacking })}
      disabled={isLacking || sending.going.value}
      onClick={() => void ready()}
    >
      <CheckIcon />
      <span class="ready-words">
        {texts.ready}
        {!isWide && isLacking && <small>{lack}</small>}
      </span>
    </button>
  );
  const shape = <Shape table={table} seat={seat} nameOf={nameOf} />;
  const rows = <Rows drafting={drafting} ground={ground.value} />;
  const board = <Board drafting={drafting} ground={ground.value} />;
  const banner = (
    <header class="whose">
      <Emblem colour={colour} />
      <h2 class="whose-title">
        {texts.whose(name.trim() || nameOf(seat))} <small>{texts.against(nameOf(other(seat)))}</small>
      </h2>
    </header>
  );
  if (isWide)
    return (
      <div ref={room} class="head-room head-setup desk" style={seatStyle(colour)}>
        <Square />
        <section class="half woodcut paper">
          {banner}
          {shape}
          <div class="spell-side">
            {rows}
            <Compass drafting={drafting} />
          </div>
          {tools}
          <div class="ready" data-keys="">
            <p id={lacking} class="lacking">
              {lack}
            </p>
            {readyKey}
          </div>
        </section>
        <section class="half">
          {guideLine}
          {board}
          {keyboard}
        </section>
      </div>
    );
  const at = steps.indexOf(step.value);
  const before = steps[at - 1];
  const after = steps[at + 1];
  return (
    <div ref={room} class={`head-room head-setup stepwise at-${step.value}`} style={seatStyle(colour)}>
      <Square />
      {banner}
      <nav class="setup-steps" aria-label={texts.stepsLabel}>
        {steps.map((one, i) => (
          <button
            key={one}
            type="button"
            class="setup-step"
            aria-current={step.value === one ? "step" : undefined}
            onClick={() => go(one)}
          >
            <span aria-hidden="true">{i + 1}</span> {texts.steps[one]}
          </button>
        ))}
      </nav>
      <div class={`step woodcut paper ${step.value}`}>
        {step.value === "you" && (
          <>
            <div class="you-scene">
              <Scene />
            </div>
            {shape}
          </>
        )}
        {step.value === "words" && (
          <>
            {guideLine}
            {rows}
            {keyboard}
          </>
        )}
        {step.value === "board" && (
          <>
            {guideLine}
            {board}
            <Chips drafting={drafting} ground={ground.value} />
            <Compass drafting={drafting} />
          </>
        )}
      </div>
      <footer class={`step-keys${before === undefined ? " first" : ""}`} data-keys="">
        {before !== undefined && (
          <button type="button" class="icon-button" aria-label={texts.steps[before]} onClick={() => go(before)}>
            <BackIcon />
          </button>
        )}
        {step.value !== "you" && tools}
        {step.value === "you" && isBlank(drafting.draft.value) && (
          <Button kind="quiet" icon={DiceIcon} wide onPress={hideAll}>
            {texts.hideAll}
          </Button>
        )}
        {after === undefined ? (
          readyKey
        ) : (
          <Button icon={ForwardIcon} wide onPress={() => go(after)}>
            {texts.next}: {texts.steps[after]}
          </Button>
        )}
      </footer>
    </div>
  );
};

const Hidden = ({ name }: { readonly name: string }) => (
  <div class="head-room head-setup hidden-away">
    <Square />
    <section class="woodcut paper" role="status">
      <h2 class="waiting-title">{words.value.waitingTitle}</h2>
      <p>{words.value.waiting(name)}</p>
    </section>
  </div>
);

export const SetUp = (props: SetUpProps) => {
  const { view: seen, holder, commitment } = props.sight.value;
  if (typeof holder !== "number") return null;
  const seat = holder === 0 ? 0 : 1;
  const open = openRequest(seen.requests ?? []);
  if (open !== undefined && open.seat !== seat) return <Asked {...props} request={open} />;
  if (seen.ready[seat]) return <Hidden name={props.nameOf(other(seat))} />;
  // Remounts for another match or person, so that no state of the previous hand remains.
  return <Hiding key={`${commitment} ${seat}`} {...props} seen={seen} seat={seat} />;
};
