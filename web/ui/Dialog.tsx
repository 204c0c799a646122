/**
 * A dialog on the native `<dialog>`: the rest of the page is inert until it closes, and the focus returns to where it
 * was. Mounted means open. On a phone it is at the bottom, within reach of the thumb.
 */
import "./Dialog.css";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { LiveRegion } from "./announcer.tsx";
import { IconButton } from "./Button.tsx";
import { CloseIcon } from "./icons.tsx";
import { words } from "./words.ts";

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
  /** The buttons, the most likely one last. */
  readonly actions?: ComponentChildren;
  /** A tap on the backdrop closes it, too. Switch it off if typed input would be lost. */
  readonly harmless?: boolean;
  /** Needs an answer: neither Esc nor a tap on the backdrop closes it, only its own buttons. */
  readonly insists?: boolean;
  readonly wide?: boolean;
}

export const Dialog = ({ title, onClose, children, actions, harmless = true, insists = false, wide }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  const [scrolls, setScrolls] = useState(false);
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    const inside = body.current;
    if (inside !== null) setScrolls(inside.scrollHeight > inside.clientHeight + 1);
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const cancel = (event: Event) => {
    event.preventDefault();
    if (!insists) onClose();
  };
  // Some browsers close on a second Esc although the event was cancelled.
  const reopen = () => {
    const element = dialog.current;
    if (element?.isConnected && !element.open) {
      if (insists) element.showModal();
      else onClose();
    }
  };
  // A press that began inside, as when selecting text, does not close it.
  const isBeside = (event: Event) => event.target === dialog.current;
  return (
    <dialog
      ref={dialog}
      class={`dialog paper${wide ? " wide" : ""}`}
      aria-labelledby={heading}
      onCancel={cancel}
      onClose={reopen}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (harmless && !insists && pressedBeside.current && isBeside(event)) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-card">
        <h2 id={heading}>{title}</h2>
        <div
          ref={body}
          class="dialog-body"
          {...(scrolls ? { tabIndex: 0, role: "region", "aria-labelledby": heading } : {})}
        >
          {children}
        </div>
        {actions && <div class="dialog-actions">{actions}</div>}
        {!insists && (
          <div class="dialog-close">
            <IconButton icon={CloseIcon} label={words.value.close} onPress={onClose} />
          </div>
        )}
        <LiveRegion />
      </div>
    </dialog>
  );
};
