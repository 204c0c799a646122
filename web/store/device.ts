/** What this device remembers, as the page uses it: profile and settings load once and are kept at every change. */
import { computed, effect, signal } from "@preact/signals";
import { change, settings } from "../settings/settings.ts";
import {
  firstPaintSettings,
  keepFirstPaint,
  openStore,
  type Profile,
  type Settings,
  type Store,
  type Trouble,
} from "./index.ts";

const atFirst: Settings = { ...settings.value, ...firstPaintSettings() };
settings.value = atFirst;

export const troubles = signal<readonly Trouble[]>([]);

/** Opened at once; everything that needs it waits for it. */
export const store: Promise<Store> = openStore({
  slow: () => {
    troubles.value = [...troubles.peek(), { key: "store-slow", at: Date.now() }];
  },
});

const kept = signal<Profile | undefined>(undefined);

export const profile = computed(() => kept.value);
export const keepProfile = (changed: Profile): void => {
  kept.value = changed;
};

/** Reads what is kept, at the start and after an import; `first` is called right before it shows. */
export const reread = async (first = () => {}): Promise<void> => {
  const opened = await store;
  const [loadedSettings, loadedProfile] = await Promise.all([opened.settings.get(), opened.profile.get()]);
  first();
  settings.value = loadedSettings;
  kept.value = loadedProfile;
};

const differences = (before: Settings, now: Settings): Partial<Settings> => {
  const keys = Object.keys(now) as (keyof Settings)[];
  return Object.fromEntries(keys.filter((key) => now[key] !== before[key]).map((key) => [key, now[key]]));
};

/** What somebody has changed while the device had not answered yet: it counts more than what was kept. */
const changedSoFar = (): { readonly settings: Partial<Settings>; readonly profile: Profile | undefined } => ({
  settings: differences(atFirst, settings.peek()),
  profile: kept.peek(),
});

/** Keeps every change of a signal, but not the value it begins with. */
const keeping = <T>(read: () => T, keep: (value: T) => void): void => {
  let first = true;
  effect(() => {
    const value = read();
    if (!first) keep(value);
    first = false;
  });
};

/** Reads what is kept and keeps what changes. The copy for the first paint has given the first picture its theme and language already. */
export const remember = async (): Promise<void> => {
  const opened = await store;
  let early = changedSoFar();
  await reread(() => {
    early = changedSoFar();
  });
  let before = settings.peek();
  keeping(
    () => settings.value,
    (now) => {
      const changed = differences(before, now);
      before = now;
      keepFirstPaint(now);
      void opened.settings.change(changed);
    },
  );
  keeping(
    () => kept.value,
    (mine) => {
      if (mine !== undefined) void opened.profile.put(mine);
    },
  );
  if (Object.keys(early.settings).length > 0) change(early.settings);
  if (early.profile !== undefined) keepProfile(early.profile);
  troubles.value = opened.troubles();
  opened.onTroubles((now) => {
    troubles.value = now;
  });
};
