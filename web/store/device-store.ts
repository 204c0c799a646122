/** The device's store as the page uses it: profile and settings are loaded once and saved at every change. */
import { computed, effect, signal } from "@preact/signals";
import { change, settings } from "../settings/settings.ts";
import {
  deviceCopies,
  firstPaintSettings,
  keepFirstPaint,
  openStore,
  type Profile,
  repairFirst,
  type Settings,
  type Store,
  type Trouble,
} from "./index.ts";

const atFirst: Settings = { ...settings.value, ...firstPaintSettings() };
settings.value = atFirst;

export const troubles = signal<readonly Trouble[]>([]);

/** Opened at once; everything that needs it awaits it. */
export const store: Promise<Store> = openStore({
  copies: deviceCopies(),
  slow: () => {
    troubles.value = [...troubles.peek(), { key: "store-slow", at: Date.now() }];
  },
});

const kept = signal<Profile | undefined>(undefined);

export const profile = computed(() => kept.value);
export const saveProfile = (changed: Profile): void => {
  kept.value = changed;
};

/** Loads profile and settings, at the start and after an import; `first` is called right before the signals are set. */
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

/** Changes made before the store has answered take precedence over the stored values. */
const changedSoFar = (): { readonly settings: Partial<Settings>; readonly profile: Profile | undefined } => ({
  settings: differences(atFirst, settings.peek()),
  profile: kept.peek(),
});

let saving: Promise<unknown> = Promise.resolve();

/** Resolves when every change so far is stored, or has failed to be. */
export const changesSaved = (): Promise<unknown> => saving;

/** Saves every change of a signal, but not its initial value. */
const keeping = <T>(read: () => T, keep: (value: T) => Promise<unknown> | undefined): void => {
  let first = true;
  effect(() => {
    const value = read();
    if (!first) saving = Promise.allSettled([saving, keep(value)]);
    first = false;
  });
};

/** The minimum interval in milliseconds. */
const copyEvery = 60_000;

/** Makes a second copy of irreplaceable data whenever the page is hidden or another page is opened. */
const copyNowAndThen = ({ secondCopy }: Store): void => {
  let last = Date.now();
  const copy = (): void => {
    const now = Date.now();
    if (now - last < copyEvery) return;
    last = now;
    // A copy that fails is tried again next time.
    secondCopy.make(now).catch(() => {});
  };
  addEventListener("hashchange", copy);
  document.addEventListener("visibilitychange", copy);
};

/** Restores data from the second copy after the browser has discarded a broken database, and reports that. */
const bringBack = async ({ secondCopy }: Store): Promise<void> => {
  const restored = await secondCopy.restoreIfBare().catch(() => undefined);
  if (restored !== undefined) troubles.value = [...troubles.peek(), { key: "store-restored", at: Date.now() }];
};

/** Repairs what an earlier page left that was killed in the middle of a write. */
const mendCutOff = async ({ secondCopy }: Store): Promise<void> => {
  const { registerThisPage } = await import("./repair/open-pages.ts");
  await registerThisPage(() => secondCopy.make(Date.now()));
};

/**
 * Loads profile and settings and saves their changes. Theme and language of the first paint come from the first-paint
 * copy.
 */
export const loadDevice = async (): Promise<void> => {
  const broughtBack = store.then(bringBack);
  // Started at once, before anybody plays. Where it fails, the store works as before.
  repairFirst(async () => {
    await broughtBack;
    await mendCutOff(await store);
  }).catch(() => {});
  const opened = await store;
  await broughtBack;
  copyNowAndThen(opened);
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
      return opened.settings.change(changed);
    },
  );
  keeping(
    () => kept.value,
    (mine) => (mine === undefined ? undefined : opened.profile.put(mine)),
  );
  if (Object.keys(early.settings).length > 0) change(early.settings);
  if (early.profile !== undefined) saveProfile(early.profile);
  const own = troubles.peek();
  troubles.value = [...own, ...opened.troubles()];
  opened.onTroubles((now) => {
    troubles.value = [...own, ...now];
  });
};
