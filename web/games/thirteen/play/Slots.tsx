/** The score sheet: six squares with pips, seven wide rows. Every slot is exactly one of active, filled or empty. */
import {
  type BoxPreview,
  bonusAt,
  bonusPoints,
  type Category,
  categories,
  compact,
  faceOf,
  type RunState,
  sectionOf,
} from "@turnlight/games/thirteen";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Die, number } from "../shared.ts";
import { words } from "../words/words.ts";
import { lowerBoxes, upperBoxes } from "./run.ts";
import "./slots.css";

export interface SlotsProps {
  readonly state: RunState;
  readonly previews: readonly BoxPreview[];
  readonly aimed: Category | undefined;
  readonly hinted: Category | undefined;
  /** The box scored just now, and how big the score was. */
  readonly fresh: { readonly category: Category; readonly points: number; readonly strength: number } | undefined;
  /** Beside the last row: the scratch button, if any. */
  readonly children?: ComponentChildren;
  onAim(category: Category | undefined): void;
  onScore(category: Category): void;
}

/** Milliseconds of a long press, which previews a slot instead of choosing it. */
const holdFor = 350;

const slotStates = ["active", "filled", "empty"] as const;
type SlotState = (typeof slotStates)[number];

interface SlotProps extends Omit<SlotsProps, "previews" | "children"> {
  readonly category: Category;
  readonly preview: BoxPreview | undefined;
}

/** The accessible text for a slot's state, added to its name and points. */
const stateWords = (shown: SlotState, shut: boolean, rolled: boolean): string => {
  const texts = words.value.sheet;
  if (shut) return texts.shut;
  if (shown === "active") return texts.takes;
  if (shown === "filled") return texts.filled;
  return rolled ? texts.empty : texts.waiting;
};

const Slot = ({ category, state, preview, aimed, hinted, fresh, onAim, onScore }: SlotProps) => {
  const { sheet, levels } = state;
  const at = categories.indexOf(category);
  const shut = !sheet.inPlay.includes(at);
  const written = sheet.boxes[at] ?? (fresh?.category === category ? fresh.points : null);
  const active = preview?.valid === true && written === null;
  const shown: SlotState = written !== null ? "filled" : active ? "active" : "empty";
  const gained = (preview?.score.total ?? 0) + (preview?.bonus?.total ?? 0);
  const points = shown === "active" ? compact(gained) : shown === "filled" ? compact(written ?? 0) : "";
  const exact = shown === "active" ? `+${number(gained)}` : shown === "filled" ? number(written ?? 0) : "";
  const level = levels[sectionOf[category]];
  const face = faceOf(category);
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; looked: boolean } | undefined>(undefined);
  const letGo = () => {
    clearTimeout(held.current?.timer);
  };
  const called = stateWords(shown, shut, sheet.shown.length > 0);
  const classes = [
    "slot",
    face === undefined ? "wide" : "square",
    shown,
    ...(shut ? ["shut"] : []),
    ...(level > 0 ? ["upgraded"] : []),
    ...(aimed === category ? ["aimed"] : []),
    ...(hinted === category ? ["hinted"] : []),
    ...(fresh?.category === category ? ["fresh", `strength-${fresh.strength}`] : []),
    ...(shown === "filled" && written === 0 ? ["scratched"] : []),
  ];
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-box={category}
      data-state={shown}
      disabled={shown !== "active"}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onAim(category)}
      onPointerLeave={() => {
        letGo();
        onAim(undefined);
      }}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onAim(category)}
      onBlur={() => onAim(undefined)}
      onPointerDown={({ pointerType }) => {
        if (pointerType === "mouse") return;
        const press = {
          looked: false,
          timer: setTimeout(() => {
            press.looked = true;
            onAim(category);
          }, holdFor),
        };
        held.current = press;
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        const looked = held.current?.looked === true;
        held.current = undefined;
        if (looked) onAim(undefined);
        else onScore(category);
      }}
    >
      {face === undefined ? (
        <span class="slot-name">{words.value.boxes[category]}</span>
      ) : (
        <span class="slot-face" data-face={face}>
          <Die face={face} />
          <span class="spoken-only">{words.value.boxes[category]}</span>
        </span>
      )}
      {level > 0 && <span class="slot-level" data-level={level} />}
      <span class="slot-points" aria-hidden="true">
        {shown === "active" ? `+${points}` : shown === "filled" ? points : "-"}
      </span>
      <span class="spoken-only">
        {[exact, called, ...(level > 0 ? [words.value.sheet.level(level)] : [])].join(" ")}
      </span>
      {shown === "active" && (
        <span class="slot-check" aria-hidden="true">
          ✓
        </span>
      )}
    </button>
  );
};

/** Progress of the upper section towards its bonus. */
const Bonus = ({ state }: { readonly state: RunState }) => {
  const texts = words.value.sheet;
  const { upper, bonus, inPlay } = state.sheet;
  if (!inPlay.includes(0) && !inPlay.includes(1)) return null;
  return (
    <p class={`bonus${bonus === null ? "" : " got"}`}>
      <span class="bonus-bar" style={{ width: `${Math.min(100, (100 * upper) / bonusAt)}%` }} />
      <span aria-hidden="true">{bonus === null ? texts.bonus(upper, bonusAt) : texts.bonusGot(compact(bonus))}</span>
      <span class="spoken-only">
        {bonus === null ? texts.bonusIs(upper, bonusAt, bonusPoints) : texts.bonusGot(number(bonus))}
      </span>
    </p>
  );
};

export const Slots = ({ previews, children, ...rest }: SlotsProps) => {
  const texts = words.value.sheet;
  const slot = (category: Category) => (
    <Slot key={category} {...rest} category={category} preview={previews.find((one) => one.category === category)} />
  );
  return (
    <>
      <section class="upper" aria-label={texts.upper}>
        {upperBoxes.map(slot)}
        <Bonus state={rest.state} />
      </section>
      <section class="lower" aria-label={texts.lower}>
        {lowerBoxes.map(slot)}
        {children}
      </section>
    </>
  );
};
