/** The settings as signals. They persist, and the root element carries theme and motion for the style sheets. */
import { computed, effect, signal } from "@preact/signals";
import { type Settings, usualSettings } from "./model.ts";
import { applyTextSize } from "./text-size.ts";

export const settings = signal<Settings>(usualSettings);

export const change = (changed: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changed };
};

const wantsLess = matchMedia("(prefers-reduced-motion: reduce)");
const systemReduced = signal(wantsLess.matches);
wantsLess.addEventListener("change", ({ matches }) => {
  systemReduced.value = matches;
});

export const reducedMotion = computed(() => {
  const { motion } = settings.value;
  return motion === "system" ? systemReduced.value : motion === "reduced";
});

/** Factors on the normal duration of animations and pauses. */
const factors = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
export const pace = computed(() => ({ factor: factors[settings.value.speed] }));

effect(() => {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.value.theme;
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
