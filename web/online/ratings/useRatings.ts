/** One's ratings as the server has them. */
import { type Signal, useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import type { RatingsState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { serverApi } from "../../match/online/server-api.ts";

export const useRatings = (): { readonly read: Signal<Result<RatingsState> | undefined>; load(): Promise<void> } => {
  const read = useSignal<Result<RatingsState> | undefined>(undefined);
  const load = async () => {
    read.value = await serverApi.ratings();
  };
  useEffect(() => void load(), []);
  return { read, load };
};
