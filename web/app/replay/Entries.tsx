/** The whole match in sentences; a tap on one jumps there. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button, Dialog, StarIcon } from "../../ui/index.ts";
import { words } from "./words.ts";

interface EntriesProps {
  readonly n: number;
  readonly length: number;
  readonly moments: readonly number[];
  said(n: number): string;
  onGo(n: number): void;
  onClose(): void;
}

/** How many entries are rendered before and after the current one: records may have thousands. */
const around = 60;

export const Entries = ({ n, length, moments, said, onGo, onClose }: EntriesProps) => {
  const list = useRef<HTMLOListElement>(null);
  const onlyMoments = useSignal(false);
  const text = words.value;
  useLayoutEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, [onlyMoments.value]);
  const near = Array.from({ length: length + 1 }, (_, i) => i).slice(Math.max(0, n - around), n + around + 1);
  const shown = onlyMoments.value ? moments : near;
  return (
    <Dialog
      title={text.entries}
      wide
      onClose={onClose}
      actions={
        moments.length > 0 && (
          <Button
            kind="quiet"
            icon={StarIcon}
            onPress={() => {
              onlyMoments.value = !onlyMoments.peek();
            }}
          >
            {onlyMoments.value ? text.entries : text.onlyMoments}
          </Button>
        )
      }
    >
      <ol ref={list} class="replay-entries">
        {shown.map((one) => (
          <li key={one}>
            <button
              type="button"
              class="replay-entry"
              onClick={() => onGo(one)}
              {...(one === n && { "aria-current": "step" })}
            >
              <span class="replay-n">{one}</span>
              <span>{said(one)}</span>
              {moments.includes(one) && (
                <span class="replay-moment" title={text.moment}>
                  <StarIcon />
                  <span class="spoken-only">{text.moment}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
};
