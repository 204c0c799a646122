/** A part of the page that is fetched when it is first shown, and the texts of all rooms with it. */
import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { withTexts } from "../language/catalogue.ts";
import { fetchRoomTexts, houseTexts } from "../language/language.ts";
import { Broken } from "./Broken.tsx";

/** In place of a whole page until it is there: a page of its own, with a heading to land on. */
export const Moment = ({ text = houseTexts.value.frame.wait }: { readonly text?: string }) => (
  <main tabIndex={-1}>
    <h1 class="moment">{text}</h1>
  </main>
);

export const lazy = <Props extends object>(
  load: (first: Props) => Promise<ComponentType<Props>>,
  isRoom?: true,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  return (props: Props): JSX.Element => {
    const failed = useSignal<{ readonly problem: unknown } | undefined>(undefined);
    const here = useSignal(loaded !== undefined);
    const { current: first } = useRef(props);
    useEffect(() => {
      if (loaded !== undefined) return;
      // The texts of the rooms are fetched beside the component; those that came with it, behind it.
      withTexts(Promise.all([load(first), fetchRoomTexts()])).then(
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
    return isRoom ? (
      <Moment />
    ) : (
      <p class="moment" role="status">
        {houseTexts.value.frame.wait}
      </p>
    );
  };
};

/** A whole page that is fetched when it is first shown. */
export const lazyRoom = <Props extends object>(load: (first: Props) => Promise<ComponentType<Props>>) =>
  lazy(load, true);
