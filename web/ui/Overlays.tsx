/**
 * Overlays of every screen, and its focus management; the page renders it once, last. Overlays are loaded when there is
 * something to show, focus management with the first touch or key.
 */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { withTexts } from "../language/catalogue.ts";
import { LiveRegion } from "./announcer.tsx";
import { asked } from "./confirm-queue.ts";
import { toastQueue } from "./toast-queue.ts";

/** From the first touch or key on: before that, nothing has the focus. */
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
    // If it cannot be loaded nothing can be shown; the next notification tries again.
    void withTexts(import("./Notifications.tsx")).then(
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
