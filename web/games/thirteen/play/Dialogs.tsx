/** The overlays of a stage: scratching a box, using a consumable on a die, looking at an item. */
import { type Category, openBoxes, plainDie, type RunState, usualBook } from "@turnlight/games/thirteen";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { CloseIcon, Die } from "../shared.ts";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import { Veil } from "./Veil.tsx";

interface Closable {
  onClose(): void;
}

export const Scratch = ({
  state,
  onScratch,
  onClose,
}: Closable & { readonly state: RunState; onScratch(category: Category): void }) => {
  const texts = words.value;
  return (
    <Veil
      title={texts.scratch.title}
      about={texts.scratch.about}
      onClose={onClose}
      actions={
        <Key tone="cyan" onPress={onClose}>
          {texts.scratch.cancel}
        </Key>
      }
    >
      <ul class="scratch-list">
        {openBoxes(state.sheet).map((category) => (
          <li key={category}>
            <button
              type="button"
              aria-label={texts.scratch.row(texts.boxes[category])}
              onClick={() => onScratch(category)}
            >
              <span>{texts.boxes[category]}</span>
              <b>0</b>
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </Veil>
  );
};

/** Every die a consumable can change, with the result. */
export const UseOnDie = ({
  state,
  item,
  onUse,
  onClose,
}: Closable & { readonly state: RunState; readonly item: string; onUse(text: string): void }) => {
  const texts = words.value.use;
  const found = usualBook.find(item);
  const changes = found?.kind === "consumable" ? found.changes : undefined;
  const into = found?.kind === "consumable" ? found.turnsInto : undefined;
  return (
    <Veil
      title={nameOf(item)}
      about={texts.which(nameOf(item))}
      kind="over-dice"
      onClose={onClose}
      actions={
        <Key tone="cyan" onPress={onClose}>
          {texts.cancel}
        </Key>
      }
    >
      <div class="use-dice">
        {state.sheet.shown.map((face, die) => (
          <div class="use-die" key={`die ${die + 1}`}>
            <span class="use-from">
              <Die face={face} />
            </span>
            <span class="use-to">
              {into !== undefined && state.dice[die] !== into && (
                <button
                  type="button"
                  aria-label={texts.into(die + 1, nameOf(into))}
                  onClick={() => onUse(`use ${item} ${die + 1}`)}
                >
                  <Glyph item={into} />
                </button>
              )}
              {(changes?.(face) ?? []).map(({ by, to }) => (
                <button
                  key={by}
                  type="button"
                  aria-label={texts.to(die + 1, face, to)}
                  onClick={() => onUse(["use", item, die + 1, ...(by === "" ? [] : [by])].join(" "))}
                >
                  <Die face={to} />
                </button>
              ))}
            </span>
          </div>
        ))}
      </div>
    </Veil>
  );
};

/** Chooses the die that a bought one replaces. */
export const ReplaceDie = ({
  state,
  item,
  may,
  onChoose,
  onClose,
}: Closable & {
  readonly state: RunState;
  readonly item: string;
  may(die: number): boolean;
  onChoose(die: number): void;
}) => {
  const texts = words.value.shop;
  return (
    <Veil
      title={nameOf(item)}
      about={texts.whichDie(nameOf(item))}
      onClose={onClose}
      actions={
        <Key tone="cyan" onPress={onClose}>
          {texts.cancel}
        </Key>
      }
    >
      <div class="replace-dice">
        {state.dice.map((kind, die) => (
          <button
            key={`die ${die + 1}`}
            type="button"
            disabled={!may(die)}
            aria-label={texts.replaces(die + 1, nameOf(kind))}
            onClick={() => onChoose(die)}
          >
            <Glyph item={kind === plainDie ? plainDie : kind} />
            <span>{die + 1}</span>
          </button>
        ))}
      </div>
    </Veil>
  );
};
