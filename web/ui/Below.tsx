/** Renders content below the fold after the first paint, so that the first paint comes sooner. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { afterPaint } from "./after-paint.ts";

export const Below = ({ children }: { readonly children: ComponentChildren }) => {
  const isTime = useSignal(false);
  useEffect(() => {
    let isHere = true;
    void afterPaint().then(() => {
      if (isHere) isTime.value = true;
    });
    return () => {
      isHere = false;
    };
  }, [isTime]);
  return isTime.value ? children : <span hidden data-below="" />;
};
