/** The settings as signals. They persist, and the root element carries theme and motion for the style sheets. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Settings, usualSettings } from "./model.ts";
import { applyTextSize } from "./text-size.ts";
import { themeOf } from "./theme.ts";

export const settings = signal<Settings>(usualSettings);

export const change = (changed: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changed };
};

/** Whether a media query holds, as a signal. */
const mediaSignal = (query: string): ReadonlySignal<boolean> => {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener("change", ({ matches }) => {
    holds.value = matches;
  });
  return holds;
};

const systemReduced = mediaSignal("(prefers-reduced-motion: reduce)");
const systemLight = mediaSignal("(prefers-color-scheme: light)");
const systemContrast = mediaSignal("(prefers-contrast: more)");

/** The theme that is shown. */
export const theme = computed(() =>
  themeOf(settings.value.theme, { isLight: systemLight.value, isContrast: systemContrast.value }),
);

export const reducedMotion = computed(() => {
  const { motion } = settings.value;
  return motion === "system" ? systemReduced.value : motion === "reduced";
});

/** Factors on the normal duration of animations and pauses. */
const factors = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
export const pace = computed(() => ({ factor: factors[settings.value.speed] }));

effect(() => {
  const { dataset } = document.documentElement;
  dataset["theme"] = theme.value;
  // High contrast has colours of its own.
  dataset["palette"] = theme.value === "contrast" ? "standard" : settings.value.palette;
  dataset["motion"] = reducedMotion.value ? "reduced" : "full";
});

/** Style sheets are left alone until a size other than 100% is chosen once. */
let hasTextSize = false;
effect(() => {
  const { text } = settings.value;
  if (text === "100" && !hasTextSize) return;
  hasTextSize = true;
  // In a microtask of its own: a style sheet that cannot be read must not delay the page.
  queueMicrotask(() => applyTextSize(text));
});
