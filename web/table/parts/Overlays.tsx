/**
 * What lies over every screen and watches over its focus; the page renders it once, last. Its pictures are fetched when
 * there is something to show, the watch once the page stands.
 */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { LiveRegion } from "./announce.tsx";
import { asked } from "./confirming.ts";
import { slips } from "./toasting.ts";

export const Overlays = () => {
  const shown = useSignal<{ readonly Picture: ComponentType } | undefined>(undefined);
  useSignalEffect(() => {
    if (shown.value !== undefined || (slips.value.length === 0 && asked.value.length === 0)) return;
    // Where it cannot be fetched there is nothing to say it with; the next news tries again.
    void import("./Slips.tsx").then(
      ({ Slips }) => {
        shown.value = { Picture: Slips };
      },
      () => undefined,
    );
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isWanted = true;
    void import("./focus.ts").then(
      ({ keepFocus }) => {
        if (isWanted) stop = keepFocus();
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, []);
  const Picture = shown.value?.Picture;
  return (
    <>
      <LiveRegion />
      {Picture !== undefined && <Picture />}
    </>
  );
};
