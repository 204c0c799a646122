/** A full-screen dark overlay on the native dialog: title, content, and a way back. Mounted means open. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import "./veil.css";

interface VeilProps {
  readonly title: string;
  readonly about?: string;
  /** A class of its own. */
  readonly kind?: string;
  readonly children: ComponentChildren;
  /** The buttons below. */
  readonly actions?: ComponentChildren;
  onClose(): void;
}

/** The length of the longest word: titles are as large as keeps their words whole. */
const longestWord = (text: string): number => Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));

export const Veil = ({ title, about, kind, children, actions, onClose }: VeilProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={kind === undefined ? "veil" : `veil ${kind}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <div class="veil-content">
        <h2 id={heading} style={{ "--letters": longestWord(title) }}>
          {title}
        </h2>
        {about !== undefined && <p class="veil-about">{about}</p>}
        <div class="veil-body">{children}</div>
        {actions !== undefined && <div class="veil-actions">{actions}</div>}
      </div>
    </dialog>
  );
};
