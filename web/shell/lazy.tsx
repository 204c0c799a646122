/** A part of the page that is fetched when it is first shown. */
import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { texts } from "../language/language.ts";

export const lazy = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  return (props: Props): JSX.Element => {
    const failed = useSignal(false);
    const here = useSignal(loaded !== undefined);
    useEffect(() => {
      if (loaded !== undefined) return;
      load().then(
        (component) => {
          loaded = component;
          here.value = true;
        },
        () => {
          failed.value = true;
        },
      );
    }, [failed, here]);
    const Loaded = loaded;
    if (here.value && Loaded !== undefined) return <Loaded {...props} />;
    return (
      <p class="moment" role="status">
        {failed.value ? texts.value.frame.notLoaded : texts.value.frame.wait}
      </p>
    );
  };
};
