/** Every effect by name, as grains in the key of the page's music. Levels are balanced by measurement. */
import type { Grain } from "./grain.ts";
import { air, bell, chip, clack, drum, felt, glass, horn, pad, pluck } from "./instruments.ts";
import { around, type Random } from "./random.ts";
import { type SoundRoom, type Tune, tuneOf } from "./rooms.ts";

interface EffectVariation extends Tune {
  /** A value that differs a little each time. */
  vary(value: number, spread?: number): number;
}

type Effect = (touch: EffectVariation) => readonly Grain[];

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Dice on wood: knocks that come slower and softer. */
const clatter = (count: number, { vary }: EffectVariation): Grain[] => {
  let at = 0;
  return range(count).flatMap((knock) => {
    const fade = 1 - knock / (count + 1);
    const here = at;
    at += vary(0.035 + 0.018 * knock, 0.4);
    return [clack(vary(2300, 0.25), here, 0.5 * fade, 0.035), drum(vary(330, 0.2), here, 0.1 * fade, 0.05)];
  });
};

export const effects = {
  tap: ({ chord, vary }) => [
    { ...drum(chord(4), 0, 0.11, 0.07), glide: chord(3) },
    clack(vary(1800, 0.1), 0, 0.1, 0.015),
  ],

  key: ({ vary }) => [clack(vary(2600, 0.15), 0, 0.3, 0.022), drum(vary(170, 0.08), 0.004, 0.08, 0.06)],

  hit: ({ chord }) => [
    pluck(chord(3), 0, 0.13, 0.3),
    pluck(chord(4), 0.075, 0.14, 0.45),
    felt(chord(6), 0.075, 0.05, 0.5),
  ],

  miss: ({ note, vary }) => [
    drum(vary(82, 0.05), 0, 0.16, 0.28),
    { ...felt(note(1), 0, 0.1, 0.32), glide: note(-1) },
    air({ type: "lowpass", hz: 420 }, 0, 0.16, 0.1),
  ],

  reveal: ({ chord, vary }) =>
    range(4).map((step) => glass(chord(step + 3), step * vary(0.07, 0.1), 0.055 + 0.008 * step, 0.6 + 0.1 * step)),

  dice: (touch) => clatter(7, touch),

  // One die against wood or another die; the caller sets the strength.
  knock: ({ vary }) => [clack(vary(2300, 0.3), 0, 0.42, 0.03), drum(vary(310, 0.25), 0, 0.1, 0.05)],

  lock: ({ chord, vary }) => [
    clack(vary(3100, 0.1), 0, 0.32, 0.018),
    drum(vary(210, 0.05), 0.012, 0.1, 0.08),
    felt(chord(3), 0.014, 0.07, 0.22),
  ],

  bank: ({ chord }) => [bell(chord(6), 0, 0.075, 1.5), bell(chord(8), 0.02, 0.035, 1.1), felt(chord(3), 0, 0.06, 0.9)],

  // The candle is knocked over: the tune slides off the table and the stick rolls.
  zonk: (touch) => [
    { ...felt(touch.note(5), 0, 0.12, 0.4), glide: touch.note(1) },
    { ...felt(touch.note(1), 0.3, 0.12, 0.6), glide: touch.note(-6) },
    drum(62, 0.34, 0.15, 0.35),
    ...clatter(4, touch).map((grain) => ({ ...grain, at: grain.at + 0.36, level: grain.level * 0.5 })),
  ],

  // A held breath, the run of the blade, and where it stops.
  blade: ({ vary }) => [
    air({ type: "bandpass", hz: 700, to: vary(4600, 0.1), q: 2.5 }, 0, 0.3, 0.46, 0.4),
    { ...bell(vary(930, 0.02), 0.43, 0.035, 0.5), ring: { ratio: 1.41, depth: 3 } },
    drum(52, 0.44, 0.18, 0.4),
    air({ type: "lowpass", hz: 700 }, 0.44, 0.2, 0.09),
  ],

  // Into the basket: one thud and one small bounce.
  drop: ({ vary }) => [
    drum(vary(58, 0.06), 0, 0.18, 0.32),
    air({ type: "lowpass", hz: 900, to: 240 }, 0, 0.2, 0.12),
    drum(vary(84, 0.1), vary(0.21, 0.1), 0.07, 0.15),
    air({ type: "bandpass", hz: 1500 }, 0.21, 0.06, 0.08),
  ],

  whoosh: ({ vary }) => [
    air({ type: "bandpass", hz: vary(320, 0.15), to: vary(1500, 0.15), q: 1.4 }, 0, 0.5, 0.38, 0.16),
  ],

  step: ({ vary }) => [
    air({ type: "lowpass", hz: vary(520, 0.2) }, 0, 0.24, 0.06, 0.008),
    drum(vary(95, 0.1), 0, 0.09, 0.07),
  ],

  // Two become one: they slide together and ring as one.
  merge: ({ note, chord }) => [
    { ...felt(note(2), 0, 0.07, 0.3), glide: chord(3), pan: -0.4 },
    { ...felt(note(9), 0, 0.07, 0.3), glide: chord(3), pan: 0.4 },
    glass(chord(3), 0.2, 0.09, 0.7),
  ],

  purify: ({ chord, vary }) => [
    pad(chord(0), 0, 0.06, 1.8),
    ...range(6).map((step) => ({
      ...glass(chord(step + 3), step * vary(0.085, 0.08), 0.06, 1.1),
      pan: (step % 2 ? 1 : -1) * 0.12 * step,
    })),
    air({ type: "highpass", hz: 5200 }, 0.1, 0.03, 0.9, 0.4),
  ],

  // Something raises its head: a low note that leans upwards.
  wake: ({ note, vary }) => [
    { ...horn(note(-6), 0, 0.13, 0.7), glide: note(-5) },
    { ...horn(note(-6) * 1.006, 0, 0.1, 0.7), glide: note(-5) * 1.01 },
    air({ type: "bandpass", hz: vary(260, 0.1), to: 600, q: 2 }, 0.05, 0.14, 0.5, 0.2),
  ],

  stuck: ({ vary }) => [drum(vary(120, 0.06), 0, 0.12, 0.09), drum(vary(104, 0.06), 0.11, 0.12, 0.12)],

  chime: ({ chord }) => [glass(chord(6), 0, 0.12, 1.3), glass(chord(7), 0.13, 0.08, 1.2)],

  fanfare: ({ chord }) => [
    ...[0, 1, 2].map((step) => horn(chord(step + 2), step * 0.14, 0.09, 0.24)),
    ...[3, 4, 5].map((step) => ({ ...horn(chord(step), 0.44, 0.055, 1.1), pan: (step - 4) * 0.3 })),
    bell(chord(8), 0.46, 0.03, 1.2),
    drum(70, 0.44, 0.1, 0.3),
  ],

  defeat: ({ note }) => [
    felt(note(4), 0, 0.11, 0.6),
    felt(note(2), 0.28, 0.11, 0.7),
    { ...felt(note(0), 0.6, 0.12, 1.3), glide: note(0) * 0.985 },
    pad(note(-7), 0.5, 0.1, 1.5),
  ],

  /** A blow, the breath going out, and a note that falls with it. */
  caught: ({ note }) => [
    drum(note(-7), 0, 0.16, 0.32),
    air({ type: "lowpass", hz: 1400, to: 160, q: 0.7 }, 0.05, 0.12, 0.7, 0.02),
    { ...felt(note(4), 0.1, 0.11, 0.9), glide: note(0) },
    pad(note(-7), 0.35, 0.09, 1.2),
  ],

  coin: ({ chord }) => [chip(chord(6), 0, 0.08, 0.08), chip(chord(7), 0.06, 0.09, 0.22)],

  card: ({ vary }) => [
    air({ type: "bandpass", hz: vary(1700, 0.15), to: 4200, q: 0.8 }, 0, 0.2, 0.1, 0.04),
    clack(vary(1300, 0.1), 0.085, 0.4, 0.03),
  ],

  turn: ({ chord }) => [felt(chord(3), 0, 0.11, 0.4), felt(chord(5), 0.12, 0.12, 0.6)],

  tick: ({ vary }) => [clack(vary(3600, 0.05), 0, 0.3, 0.014), drum(vary(520, 0.05), 0, 0.05, 0.03)],

  // Paper: lifted, then laid.
  page: ({ vary }) => [
    air({ type: "bandpass", hz: vary(2400, 0.15), to: 1100, q: 0.7 }, 0, 0.2, 0.22, 0.09),
    air({ type: "bandpass", hz: vary(1500, 0.15), to: 600, q: 0.7 }, 0.17, 0.26, 0.14, 0.01),
  ],
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;

/** The variation between two playings of the same effect, in cents and as a share of the level. */
const pitchSpread = 6;
const levelSpread = 0.1;

/** Gain on all effects together, up to where the limiter just begins to act. */
const presence = 1.4;

/** One playing of an effect, with slight variation. `lift` raises it by steps of the scale. */
export const playing = (name: EffectName, room: SoundRoom, random: Random, lift = 0): readonly Grain[] => {
  const vary = (value: number, spread = 0.1) => around(random, value, spread);
  const bend = 2 ** (((random() * 2 - 1) * pitchSpread) / 1200);
  const loud = presence - random() * levelSpread;
  return effects[name]({ ...tuneOf(room, lift), vary }).map((grain: Grain) => {
    const level = grain.level * loud;
    if (grain.wave === "noise") return { ...grain, level };
    const glide = grain.glide === undefined ? {} : { glide: grain.glide * bend };
    return { ...grain, level, hz: grain.hz * bend, ...glide };
  });
};
