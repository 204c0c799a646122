/** The settings as the page lives by them; they persist, and the root element wears theme and motion for the styles. */
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

/** How long things take, as a factor of their normal time. */
const factors = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
export const pace = computed(() => ({ factor: factors[settings.value.speed] }));

effect(() => {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.value.theme;
  dataset["motion"] = reducedMotion.value ? "reduced" : "full";
});

/** Nothing is touched until somebody wants another size; from then on it is changed back, too. */
let hasTextSize = false;
effect(() => {
  const { text } = settings.value;
  if (text === "100" && !hasTextSize) return;
  hasTextSize = true;
  // On its own: a sheet that cannot be read must not hold up the page.
  queueMicrotask(() => applyTextSize(text));
});
