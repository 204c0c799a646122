/** A picture whose drawing is loaded when it is first shown; until then its box is empty. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

export const lazyPicture = (viewBox: string, load: () => Promise<ComponentType>): ComponentType => {
  let loaded: ComponentType | undefined;
  return () => {
    const here = useSignal(loaded !== undefined);
    useEffect(() => {
      if (loaded !== undefined) return;
      // Without it the box stays empty: the picture is decorative.
      load().then(
        (picture) => {
          loaded = picture;
          here.value = true;
        },
        () => undefined,
      );
    }, [here]);
    const Picture = loaded;
    return here.value && Picture !== undefined ? (
      <Picture />
    ) : (
      <svg class="scene" viewBox={viewBox} aria-hidden="true" />
    );
  };
};
