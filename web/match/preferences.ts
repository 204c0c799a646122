/** A player's preferences for a game, saved on this device: one object of a kind, changed field by field. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { store } from "../store/device-store.ts";
import type { Format } from "../store/index.ts";

/** The only key of the collection. */
const only = "mine";

export interface Preferences<T> {
  readonly usual: T;
  get(): Promise<T>;
  /** Changes only these fields; resolves with the new value. */
  change(changed: Partial<T>): Promise<T>;
}

export const preferencesOf = <T extends object>(game: string, format: Format<T>, usual: T): Preferences<T> => {
  const drawer = async () => (await store).drawer(game, format);
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, so that a read sees the write before it. */
  const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
  const kept = async (): Promise<T> => (await (await drawer()).get(only)) ?? usual;
  return {
    usual,
    get: () => inTurn(kept),
    change: (changed) =>
      inTurn(async () => {
        const now = { ...(await kept()), ...changed };
        await (await drawer()).put(only, now);
        return now;
      }),
  };
};

/** The defaults until the store has answered. */
export const usePreferences = <T extends object>(
  habits: Preferences<T>,
): readonly [ReadonlySignal<T>, (changed: Partial<T>) => void] => {
  const now = useSignal<T>(habits.usual);
  /** What was changed before the store had answered: it wins over what was kept. */
  const early = useRef<Partial<T>>({});
  useEffect(() => {
    void habits.get().then((kept) => {
      now.value = { ...kept, ...early.current };
    });
  }, [habits, now]);
  const change = (changed: Partial<T>): void => {
    early.current = { ...early.current, ...changed };
    now.value = { ...now.peek(), ...changed };
    void habits.change(changed);
  };
  return [now, change];
};
