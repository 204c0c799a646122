/**
 * What lies over every screen and watches over its focus; the page renders it once, last. Its pictures are fetched when
 * there is something to show, the watch with the first touch or key.
 */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { LiveRegion } from "./announcer.tsx";
import { asked } from "./confirm-queue.ts";
import { toastQueue } from "./toast-queue.ts";

/** From the first touch or key on: before that, nothing has the focus that could lose it. */
const watchOverFocus = (): (() => void) => {
  const asking = new AbortController();
  let stop = () => asking.abort();
  const begin = async (): Promise<void> => {
    asking.abort();
    const { keepFocus } = await import("./focus.ts");
    stop = keepFocus();
  };
  for (const sign of ["keydown", "pointerdown"] as const)
    document.addEventListener(sign, () => void begin().catch(() => undefined), { once: true, signal: asking.signal });
  return () => stop();
};

export const Overlays = () => {
  const shown = useSignal<{ readonly Picture: ComponentType } | undefined>(undefined);
  useSignalEffect(() => {
    if (shown.value !== undefined || (toastQueue.value.length === 0 && asked.value.length === 0)) return;
    // Where it cannot be fetched there is nothing to say it with; the next news tries again.
    void import("./Notifications.tsx").then(
      ({ Notifications }) => {
        shown.value = { Picture: Notifications };
      },
      () => undefined,
    );
  });
  useEffect(watchOverFocus, []);
  const Picture = shown.value?.Picture;
  return (
    <>
      <LiveRegion />
      {Picture !== undefined && <Picture />}
    </>
  );
};
