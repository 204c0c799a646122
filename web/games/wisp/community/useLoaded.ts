/** Something of the server's, with its refusal if it did not come, and a way to ask again. */
import { type Signal, useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";

export const useLoaded = <T>(
  ask: () => Promise<Result<T>>,
  by: readonly unknown[],
): { readonly state: Signal<Result<T> | undefined>; load(): Promise<void> } => {
  const state = useSignal<Result<T> | undefined>(undefined);
  const load = async () => {
    state.value = await ask();
  };
  useEffect(() => {
    let isLeft = false;
    state.value = undefined;
    void ask().then((read) => {
      // Another one may have been chosen meanwhile.
      if (!isLeft) state.value = read;
    });
    return () => {
      isLeft = true;
    };
  }, [...by]);
  return { state, load };
};
