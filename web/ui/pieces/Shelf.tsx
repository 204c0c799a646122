/**
 * A shelf and the objects on it. An object stands above the wood, and its plate, cut into the shelf's edge, says what it
 * is and how it stands. Objects have fixed boxes: they fill in place when their art has loaded.
 */
import "./shelf.css";
import type { ComponentChildren } from "preact";
import { CheckIcon } from "../shell-icons.tsx";

interface ShelfProps {
  readonly children: ComponentChildren;
  readonly class?: string;
}

export const Shelf = ({ children, class: more = "" }: ShelfProps) => <div class={`shelf ${more}`}>{children}</div>;

interface ShelfObjectProps {
  /** Undefined until it has loaded. */
  readonly picture: ComponentChildren | undefined;
  readonly plate: ComponentChildren;
  /** Marked with a seal. */
  readonly isDone?: boolean;
}

export const ShelfObject = ({ picture, plate, isDone = false }: ShelfObjectProps) => (
  <>
    <span class="object-box" data-filled={picture !== undefined}>
      {picture}
      {isDone && (
        <span class="object-seal" aria-hidden="true">
          <CheckIcon />
        </span>
      )}
    </span>
    <span class="plate">{plate}</span>
  </>
);

interface PlateWordsProps {
  readonly title: ComponentChildren;
  readonly state: ComponentChildren;
  readonly isDone?: boolean;
}

export const PlateWords = ({ title, state, isDone = false }: PlateWordsProps) => (
  <span class="plate-words">
    <strong>{title}</strong>
    <span class="plate-state">
      {isDone && <CheckIcon />}
      <span>{state}</span>
    </span>
  </span>
);
