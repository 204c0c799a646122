/** What this device remembers, as the page uses it: profile and settings load once and are kept at every change. */
import { computed, effect, signal } from "@preact/signals";
import { settings } from "./settings/settings.ts";
import { keepQuick, openStore, type Profile, quickSettings, type Store, type Trouble } from "./store/index.ts";

settings.value = { ...settings.value, ...quickSettings() };

/** Opened at once; everything that needs it waits for it. */
export const store: Promise<Store> = openStore();

export const troubles = signal<readonly Trouble[]>([]);
const kept = signal<Profile | undefined>(undefined);

export const profile = computed(() => kept.value);
export const keepProfile = (changed: Profile): void => {
  kept.value = changed;
};

/** Reads what is kept, at the start and after an import. */
export const reread = async (): Promise<void> => {
  const opened = await store;
  const [loadedSettings, loadedProfile] = await Promise.all([opened.settings.get(), opened.profile.get()]);
  settings.value = loadedSettings;
  kept.value = loadedProfile;
};

/** Keeps every change of a signal, but not the value it begins with. */
const keeping = <T>(read: () => T, keep: (value: T) => void): void => {
  let first = true;
  effect(() => {
    const value = read();
    if (!first) keep(value);
    first = false;
  });
};

/** Reads what is kept and keeps what changes. The quick copy has given the first picture its theme and language already. */
export const remember = async (): Promise<void> => {
  const opened = await store;
  await reread();
  troubles.value = opened.troubles();
  opened.onTroubles((now) => {
    troubles.value = now;
  });
  keeping(
    () => settings.value,
    (now) => {
      keepQuick(now);
      void opened.settings.put(now);
    },
  );
  keeping(
    () => kept.value,
    (mine) => {
      if (mine !== undefined) void opened.profile.put(mine);
    },
  );
};
