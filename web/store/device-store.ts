/** What this device remembers, as the page uses it: profile and settings load once and are kept at every change. */
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

/** Opened at once; everything that needs it waits for it. */
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

/** Not more often than this, in milliseconds. */
const copyEvery = 60_000;

/** Whenever somebody turns away or goes from room to room, what cannot be made again is copied. */
const copyNowAndThen = ({ secondCopy }: Store): void => {
  let last = Date.now();
  const copy = (): void => {
    const now = Date.now();
    if (now - last < copyEvery) return;
    last = now;
    // A copy that cannot be made is tried again next time.
    secondCopy.make(now).catch(() => {});
  };
  addEventListener("hashchange", copy);
  document.addEventListener("visibilitychange", copy);
};

/** What the browser has thrown away with a broken database comes back, and that is said. */
const bringBack = async ({ secondCopy }: Store): Promise<void> => {
  const restored = await secondCopy.restoreIfBare().catch(() => undefined);
  if (restored !== undefined) troubles.value = [...troubles.peek(), { key: "store-restored", at: Date.now() }];
};

/** A page before this one may have been cut off in the middle of a write. */
const mendCutOff = async ({ secondCopy }: Store): Promise<void> => {
  const { registerThisPage } = await import("./repair/open-pages.ts");
  await registerThisPage(() => secondCopy.make(Date.now()));
};

/** Reads what is kept and keeps what changes. The copy for the first paint has given the first picture its theme and language already. */
export const loadDevice = async (): Promise<void> => {
  const broughtBack = store.then(bringBack);
  // Asked for at once, before anybody plays. A device that cannot do it keeps everything as before.
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
  if (early.profile !== undefined) saveProfile(early.profile);
  const own = troubles.peek();
  troubles.value = [...own, ...opened.troubles()];
  opened.onTroubles((now) => {
    troubles.value = [...own, ...now];
  });
};
