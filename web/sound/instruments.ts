/**
 * The instruments: each turns a pitch and a time into grains. Most are low-pass filtered to sound small, dry and warm.
 */
import type { Filter, Grain, Oscillation } from "./grain.ts";

/** A felt piano. */
export const felt = (hz: number, at: number, level: number, length = 0.9): Oscillation => ({
  wave: "triangle",
  hz,
  at,
  level,
  length,
  attack: 0.006,
  filter: { type: "lowpass", hz: hz * 4, to: hz * 1.2 },
});

/** A gut string. */
export const pluck = (hz: number, at: number, level: number, length = 0.5): Oscillation => ({
  wave: "sawtooth",
  hz,
  at,
  level,
  length,
  attack: 0.003,
  filter: { type: "lowpass", hz: hz * 6, to: hz, q: 1 },
});

/** Glass touched with a fingernail. */
export const glass = (hz: number, at: number, level: number, length = 1.2): Oscillation => ({
  wave: "sine",
  hz,
  at,
  level,
  length,
  attack: 0.004,
  ring: { ratio: 3.01, depth: 1.1 },
});

/** A brass bell, with an inharmonic overtone. */
export const bell = (hz: number, at: number, level: number, length = 1.4): Oscillation => ({
  wave: "sine",
  hz,
  at,
  level,
  length,
  attack: 0.002,
  ring: { ratio: 2.76, depth: 2 },
});

/** A small horn, more breath than blare. */
export const horn = (hz: number, at: number, level: number, length = 0.5): Oscillation => ({
  wave: "sawtooth",
  hz,
  at,
  level,
  length,
  attack: 0.03,
  hold: length * 0.4,
  filter: { type: "lowpass", hz: hz * 2, to: hz * 3.5 },
});

/** A soft chip-tune square wave. */
export const chip = (hz: number, at: number, level: number, length = 0.14): Oscillation => ({
  wave: "square",
  hz,
  at,
  level,
  length,
  attack: 0.002,
  filter: { type: "lowpass", hz: Math.min(hz * 5, 3200) },
});

/** A sustained background pad. */
export const pad = (hz: number, at: number, level: number, length: number): Oscillation => ({
  wave: "triangle",
  hz,
  at,
  level,
  length,
  attack: length * 0.35,
  hold: length * 0.2,
  filter: { type: "lowpass", hz: hz * 2.5 },
});

/** Skin and wood: a low knock that falls in pitch. */
export const drum = (hz: number, at: number, level: number, length = 0.22): Oscillation => ({
  wave: "triangle",
  hz: hz * 1.9,
  glide: hz,
  at,
  level,
  length,
  attack: 0.002,
});

/** Air through a filter: dust, paper, cloth, wind. */
export const air = (filter: Filter, at: number, level: number, length: number, attack = 0.002): Grain => ({
  wave: "noise",
  filter,
  at,
  level,
  length,
  attack,
});

/** One hard thing touching another. */
export const clack = (hz: number, at: number, level: number, length = 0.03): Grain =>
  air({ type: "bandpass", hz, q: 3 }, at, level, length, 0.001);

/** One cricket: a short row of chirps, always at its own pitch. */
export const cricket = (hz: number, at: number, level: number, chirps: number): readonly Grain[] =>
  Array.from({ length: chirps }, (_, i) => ({
    wave: "sine",
    hz,
    at: at + i * 0.052,
    level,
    length: 0.045,
    attack: 0.012,
    ring: { ratio: 0.02, depth: 0.012 },
  }));

/** An owl a good way off: a short call and a long one. */
export const owl = (hz: number, at: number, level: number): readonly Grain[] =>
  [
    { after: 0, length: 0.34, glide: hz * 0.97 },
    { after: 0.52, length: 0.9, glide: hz * 0.88 },
  ].map(({ after, length, glide }) => ({
    wave: "sine",
    hz,
    glide,
    at: at + after,
    level,
    length,
    attack: length * 0.3,
    hold: length * 0.2,
    filter: { type: "lowpass", hz: hz * 2 },
  }));
