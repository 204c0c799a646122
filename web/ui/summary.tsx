/** A spoken summary of the match on request: by one key at every table, and by a button in the tab order. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "./announcer.tsx";
import { isTyping, useKeyPress } from "./keys.ts";
import { words } from "./words.ts";

/** No game uses this key otherwise, and it is in the same place on every keyboard layout. */
const summaryKey = ".";

const now = signal<(() => string) | undefined>(undefined);

/** Registers this table's summary. */
export const useSummary = (say: () => string): void => {
  const latest = useRef(say);
  latest.current = say;
  useEffect(() => {
    const own = () => latest.current();
    now.value = own;
    return () => {
      if (now.peek() === own) now.value = undefined;
    };
  }, []);
};

/** Visible only while it has the focus, like the skip link. */
export const SummaryKey = () => {
  const say = now.value;
  useKeyPress((event) => {
    if (event.key !== summaryKey || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    if (say !== undefined) announce(say());
  }, say !== undefined);
  if (say === undefined) return null;
  return (
    <button type="button" class="skip-link" aria-keyshortcuts={summaryKey} onClick={() => announce(say())}>
      {words.value.summary} <kbd>{summaryKey}</kbd>
    </button>
  );
};
