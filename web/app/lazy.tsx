/** A component whose chunk is loaded on first render, together with the page texts and the games' page manifests. */
import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { fetchRoomTexts, houseTexts } from "../language/language.ts";
import { Broken } from "./Broken.tsx";

/** Every page needs the games' manifests. */
const loadGamePages = async (): Promise<void> => (await import("../games/pages.ts")).loadPages();

export const lazy = <Props extends object>(
  load: (first: Props) => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  return (props: Props): JSX.Element => {
    const failed = useSignal<{ readonly problem: unknown } | undefined>(undefined);
    const here = useSignal(loaded !== undefined);
    const { current: first } = useRef(props);
    useEffect(() => {
      if (loaded !== undefined) return;
      Promise.all([load(first), fetchRoomTexts(), loadGamePages()]).then(
        ([component]) => {
          loaded = component;
          here.value = true;
        },
        (problem: unknown) => {
          failed.value = { problem };
        },
      );
    }, [failed, here, first]);
    const Loaded = loaded;
    if (here.value && Loaded !== undefined) return <Loaded {...props} />;
    if (failed.value !== undefined)
      return <Broken problem={failed.value.problem} about={houseTexts.value.frame.notLoaded} />;
    return (
      <p class="moment" role="status">
        {houseTexts.value.frame.wait}
      </p>
    );
  };
};
