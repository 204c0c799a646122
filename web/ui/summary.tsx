/** Where things stand, said on request: by one key at every table, and by a button for whoever comes past it. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "./announcer.tsx";
import { isTyping, useKeyPress } from "./keys.ts";
import { words } from "./words.ts";

/** No game means anything else by it, and it lies alike on every keyboard. */
const summaryKey = ".";

const now = signal<(() => string) | undefined>(undefined);

/** What this table says of itself. */
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

/** Seen only while it has the focus, like the link past the bar. */
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
