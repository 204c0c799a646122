/**
 * Generative music: one composer a page, called for the notes of each step. Sparse on purpose, so that it does not
 * distract.
 */
import type { Grain } from "./grain.ts";
import { air, bell, chip, clack, cricket, drum, felt, glass, horn, owl, pad, pluck } from "./instruments.ts";
import type { Random } from "./random.ts";
import type { SoundRoom, Tune } from "./rooms.ts";

/** One step of the music, an eighth note, as passed to the composer. */
export interface MusicStep extends Tune {
  /** Counted from the start of the piece. */
  readonly n: number;
  /** Seconds this step lasts. */
  readonly seconds: number;
  /** 0 calm … 1 most dangerous. */
  readonly danger: number;
  /** 1 while the player is active, near 0 after a while without input. */
  readonly presence: number;
  readonly random: Random;
}

type Composer = (step: MusicStep) => readonly Grain[];

interface MusicScore {
  /** Steps a minute at danger 0. */
  readonly pace: number;
  /** Steps in a bar. */
  readonly bar: number;
  /** Creates a composer with a melody state of its own. */
  compose(): Composer;
}

/** A random walk: mostly to a neighbouring note, and back towards the middle from the ends. */
const wanderer = (low: number, high: number) => {
  let place = Math.round((low + high) / 2);
  return (random: Random): number => {
    const stride = random() < 0.75 ? 1 : 2;
    const up = random() < (high - place) / (high - low);
    place = Math.max(low, Math.min(high, place + (up ? stride : -stride)));
    return place;
  };
};

/** The current bar's note of a slow progression. */
const barOf = (n: number, bar: number, progression: readonly number[]): number =>
  progression[Math.floor(n / bar) % progression.length] ?? 0;

/** More likely while the player is active, and in danger. */
const likely = (chance: number, { random, presence, danger }: MusicStep): boolean =>
  random() < chance * (presence + 0.8 * danger);

/** Notes get shorter with danger. */
const tight = (seconds: number, danger: number): number => seconds * (1 - 0.55 * danger);

/** A heartbeat in all scores: silent while calm, then under every bar, then under every other step. */
const heart = ({ n, danger, note }: MusicStep, bar: number): readonly Grain[] => {
  if (danger < 0.2) return [];
  const every = danger > 0.6 ? 2 : bar / 2;
  const pulse = n % every === 0 ? [drum(note(0) / 2, 0, 0.05 + 0.09 * danger, 0.26)] : [];
  const nerves = danger > 0.45 ? [clack(4200, 0, (n % 2 ? 0.035 : 0.055) * danger, 0.02)] : [];
  return [...pulse, ...nerves];
};

/** What is heard besides the music: a forest at night. Wind always, crickets and an owl only while danger is low. */
const wood = ({ n, note, seconds, danger, presence, random }: MusicStep): readonly Grain[] => {
  const sounds: Grain[] = [];
  if (n % 8 === 4) {
    const from = 300 + 260 * random();
    const wind = air({ type: "bandpass", hz: from, to: from * 1.7, q: 0.9 }, 0, 0.022, seconds * 12, seconds * 5);
    sounds.push({ ...wind, pan: random() * 1.4 - 0.7 });
  }
  if (danger < 0.5 && n % 4 === 2 && random() < 0.6 * presence) {
    const place = Math.floor(random() * 3);
    const chirps = cricket(16 * note(place), random() * seconds, 0.006, 3 + Math.floor(random() * 3));
    sounds.push(...chirps.map((chirp) => ({ ...chirp, pan: place * 0.7 - 0.7 })));
  }
  if (danger < 0.5 && n % 96 === 60 && random() < 0.7) {
    const pan = random() < 0.5 ? -0.8 : 0.8;
    sounds.push(...owl(note(0) * 1.5, 0, 0.022).map((call) => ({ ...call, pan })));
  }
  return sounds;
};

export const scores: Readonly<Record<SoundRoom, MusicScore>> = {
  // A felt piano, one hand at a time.
  parlour: {
    pace: 116,
    bar: 8,
    compose: () => {
      const melody = wanderer(5, 12);
      return (step) => {
        const { n, note, seconds, presence, danger, random } = step;
        const ground = barOf(n, 8, [0, -1, -2, 1]);
        const notes: Grain[] = [];
        if (n % 8 === 0) {
          notes.push(pad(note(ground - 5), 0, 0.085, seconds * 9), pad(note(ground - 2), 0, 0.05, seconds * 9));
          if (presence > 0.4) notes.push(felt(note(ground), 0, 0.06, 2.4));
        }
        if (n % 2 === 0 && likely(0.45, step))
          notes.push({
            ...felt(note(melody(random)), random() * 0.03, 0.075, tight(2, danger)),
            pan: random() * 0.6 - 0.3,
          });
        return notes;
      };
    },
  },

  // A drone, a lute and a small drum, in six.
  head: {
    pace: 168,
    bar: 6,
    compose: () => {
      const melody = wanderer(4, 13);
      return (step) => {
        const { n, note, seconds, presence, danger, random } = step;
        const notes: Grain[] = [];
        if (n % 12 === 0)
          notes.push(
            { ...pad(note(-7), 0, 0.07, seconds * 13), pan: -0.3 },
            { ...pad(note(-3), 0, 0.05, seconds * 13), pan: 0.3 },
          );
        const strong = n % 3 === 0;
        if (likely(strong ? 0.55 : 0.2, step))
          notes.push({ ...pluck(note(melody(random)), 0, strong ? 0.07 : 0.05, tight(0.8, danger)), pan: 0.25 });
        if (n % 6 === 0 && presence > 0.3) notes.push(drum(74, 0, 0.07, 0.2));
        if (n % 6 === 4 && likely(0.5, step)) notes.push(drum(110, 0, 0.04, 0.12));
        return notes;
      };
    },
  },

  // Glass and mist: long tones, and lights that answer each other from left and right, in a forest at night.
  wisp: {
    pace: 104,
    bar: 8,
    compose: () => {
      const melody = wanderer(6, 15);
      return (step) => {
        const { n, note, seconds, danger, random } = step;
        const ground = barOf(n, 16, [0, 1, -2, 0]);
        const notes: Grain[] = [];
        if (n % 16 === 0)
          notes.push(
            { ...pad(note(ground - 6), 0, 0.08, seconds * 18), pan: -0.2 },
            { ...pad(note(ground - 2), 0, 0.05, seconds * 18), pan: 0.2 },
          );
        if (likely(0.2, step)) {
          const side = random() * 1.2 - 0.6;
          const hz = note(melody(random));
          notes.push({ ...glass(hz, 0, 0.05, tight(2.2, danger)), pan: side });
          if (random() < 0.5) notes.push({ ...glass(hz, seconds * 1.5, 0.025, tight(1.8, danger)), pan: -side });
        }
        return notes;
      };
    },
  },

  // A walking bass, and a hummed melody.
  zonk: {
    pace: 176,
    bar: 8,
    compose: () => {
      const melody = wanderer(2, 10);
      return (step) => {
        const { n, note, seconds, presence, danger, random } = step;
        const ground = barOf(n, 8, [0, 0, 3, -1]);
        // The off-beats come late, for a swing feel.
        const late = n % 2 ? seconds * 0.3 : 0;
        const notes: Grain[] = [];
        if (n % 8 === 0) notes.push(pluck(note(ground - 7), 0, 0.18, tight(1.1, danger)));
        else if (n % 4 === 0 && likely(0.7, step)) notes.push(pluck(note(ground - 3), 0, 0.14, tight(0.9, danger)));
        if (n % 16 === 0) notes.push({ ...horn(note(ground), 0, 0.018 + 0.02 * presence, seconds * 10), attack: 0.8 });
        if (likely(n % 2 ? 0.14 : 0.3, step))
          notes.push({ ...felt(note(melody(random)), late, 0.09, tight(0.9, danger)), pan: -0.3 });
        if (n % 4 === 2 && likely(0.5, step))
          notes.push({ ...air({ type: "highpass", hz: 3800 }, 0, 0.02, 0.09), pan: 0.4 });
        return notes;
      };
    },
  },

  // An arcade cabinet: broken chords, and now and then a bell.
  thirteen: {
    pace: 208,
    bar: 8,
    compose: () => {
      const melody = wanderer(4, 11);
      return (step) => {
        const { n, note, chord, seconds, presence, danger, random } = step;
        const ground = barOf(n, 16, [0, 0, -2, -1]);
        const notes: Grain[] = [];
        if (n % 16 === 0) notes.push(pad(note(ground - 12), 0, 0.09, seconds * 17));
        if (n % 4 === 0 && likely(0.8, step)) notes.push(felt(note(ground - 6), 0, 0.1, tight(0.5, danger)));
        // The arpeggio pauses every half phrase, so that it does not become monotonous.
        if (n % 32 < 8 + 16 * presence && likely(0.6, step))
          notes.push({ ...chip(chord((n % 4) + 2), 0, 0.018, 0.12), pan: n % 2 ? 0.35 : -0.35 });
        if (n % 2 === 0 && likely(0.16, step)) notes.push(chip(note(melody(random)), 0, 0.03, tight(0.3, danger)));
        if (n % 64 === 40 && presence > 0.5) notes.push(bell(chord(6), 0, 0.025, 1.6));
        return notes;
      };
    },
  },
};

/** The sounds of a place, which go on whether or not there is music. */
export const ambiences: Readonly<Partial<Record<SoundRoom, Composer>>> = { wisp: wood };

/** How much faster the music is at full danger. */
const haste = 0.6;

/** The duration of one step in seconds. */
export const secondsOf = (room: SoundRoom, danger: number): number => 60 / (scores[room].pace * (1 + haste * danger));

export const notesOf = (composer: Composer, room: SoundRoom, step: MusicStep): readonly Grain[] => [
  ...composer(step),
  ...heart(step, scores[room].bar),
];

/** Seconds after the last input until the music begins to fade back, and until it is at its lowest presence. */
const lively = 8;
const withdrawn = 40;
const faintest = 0.2;

/** The music's presence after so many seconds without input. */
export const presenceAfter = (idle: number): number =>
  1 - (1 - faintest) * Math.max(0, Math.min(1, (idle - lively) / (withdrawn - lively)));
