/**
 * Toasts, one at a time, announced politely. In a game's rooms they stand in the header, never over a board, a result or
 * a lobby's keys; on other pages at the lower edge, above the navigation. They disappear by themselves, but stay while
 * they are hovered or have the focus. News that goes by is kept in the list behind the bell.
 */
import "./toast.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announcer.tsx";
import { IconButton } from "./Button.tsx";
import { CheckIcon, CloseIcon, type Icon, InfoIcon, WarnIcon } from "./icons.tsx";
import { dismiss, expire, shownToast, type Toast, type ToastTone } from "./toast-queue.ts";
import { words } from "./words.ts";

const signs: Readonly<Record<ToastTone, Icon>> = { plain: InfoIcon, good: CheckIcon, warn: WarnIcon, bad: WarnIcon };

/** Milliseconds to notice and to read it. */
const readingTime = (text: string): number => 4000 + 60 * text.length;

const ToastSlip = ({ slip }: { readonly slip: Toast }) => {
  const { n, text, tone = "plain", action, stays = false } = slip;
  const [held, setHeld] = useState(false);
  const Sign = signs[tone];
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    if (held || stays) return undefined;
    const timer = setTimeout(() => expire(slip), readingTime(text));
    return () => clearTimeout(timer);
  }, [held, stays, slip, text]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only makes it wait.
    <div
      class={`toast paper ${tone}`}
      data-news
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusCapture={() => setHeld(true)}
      onBlurCapture={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") dismiss(n);
      }}
    >
      <span class="toast-sign">
        <Sign />
      </span>
      <div class="toast-words">
        <p>{text}</p>
        {action && (
          <button
            type="button"
            class="toast-action"
            onClick={() => {
              dismiss(n);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon={CloseIcon} label={words.value.dismiss} onPress={() => dismiss(n)} />
    </div>
  );
};

export const Toasts = () => {
  const place = useRef<HTMLElement>(null);
  const slip = shownToast.value;
  // Shown again each time, so that it is above a dialog that opened meanwhile.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || slip === undefined || !("showPopover" in element)) return undefined;
    element.showPopover();
    return () => element.hidePopover();
  }, [slip]);
  return (
    <section ref={place} class="toasts" popover="manual" aria-label={words.value.messages}>
      {slip && <ToastSlip key={slip.n} slip={slip} />}
    </section>
  );
};
