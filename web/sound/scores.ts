/**
 * What the rooms play by themselves: one composer a room, asked for the notes of each step. Sparse on purpose; a room is
 * somewhere to think.
 */
import type { Grain } from "./grain.ts";
import { air, bell, chip, clack, cricket, drum, felt, glass, horn, owl, pad, pluck } from "./instruments.ts";
import type { Random } from "./random.ts";
import type { SoundRoom, Tune } from "./rooms.ts";

/** One step of the music, an eighth note, as the composer is told about it. */
export interface MusicStep extends Tune {
  /** Counted from the start of the piece. */
  readonly n: number;
  /** Seconds this step lasts. */
  readonly seconds: number;
  /** 0 calm … 1 the worst. */
  readonly danger: number;
  /** 1 while things happen, near 0 once nobody has touched anything for a while. */
  readonly presence: number;
  readonly random: Random;
}

type Composer = (step: MusicStep) => readonly Grain[];

interface MusicScore {
  /** Steps a minute when calm. */
  readonly pace: number;
  /** Steps in a bar. */
  readonly bar: number;
  /** A composer that remembers its melody; each begins anew. */
  compose(): Composer;
}

/** A melody that wanders: mostly to a neighbour, and back towards the middle when it has strayed. */
const wanderer = (low: number, high: number) => {
  let place = Math.round((low + high) / 2);
  return (random: Random): number => {
    const stride = random() < 0.75 ? 1 : 2;
    const up = random() < (high - place) / (high - low);
    place = Math.max(low, Math.min(high, place + (up ? stride : -stride)));
    return place;
  };
};

/** The bar's note from a slow progression. */
const barOf = (n: number, bar: number, progression: readonly number[]): number =>
  progression[Math.floor(n / bar) % progression.length] ?? 0;

/** More likely while things happen, and when it gets tight. */
const likely = (chance: number, { random, presence, danger }: MusicStep): boolean =>
  random() < chance * (presence + 0.8 * danger);

/** Notes ring out when it is calm and are clipped short in danger. */
const tight = (seconds: number, danger: number): number => seconds * (1 - 0.55 * danger);

/** Every room's heart: silent while calm, then under every bar, then under every other step. */
const heart = ({ n, danger, note }: MusicStep, bar: number): readonly Grain[] => {
  if (danger < 0.2) return [];
  const every = danger > 0.6 ? 2 : bar / 2;
  const pulse = n % every === 0 ? [drum(note(0) / 2, 0, 0.05 + 0.09 * danger, 0.26)] : [];
  const nerves = danger > 0.45 ? [clack(4200, 0, (n % 2 ? 0.035 : 0.055) * danger, 0.02)] : [];
  return [...pulse, ...nerves];
};

/** The wood at night, wind always, crickets and an owl as long as nothing is wrong. */
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
  // A felt piano somewhere in the house, one hand at a time.
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

  // A drone, a lute and a small drum, in six: the fair is on and the square is filling.
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

  // Glass and mist: long tones, and lights that answer each other from left and right, in a wood at night.
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
        notes.push(...wood(step));
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

  // A bass that walks when it feels like it, and someone humming at the next table.
  zonk: {
    pace: 176,
    bar: 8,
    compose: () => {
      const melody = wanderer(2, 10);
      return (step) => {
        const { n, note, seconds, presence, danger, random } = step;
        const ground = barOf(n, 8, [0, 0, 3, -1]);
        // The off-beats come late: a tavern swings.
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

  // A cabinet left switched on: broken chords in a corner, a bell for nobody.
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
        // The arpeggio comes and goes by the half phrase, or it would be wallpaper.
        if (n % 32 < 8 + 16 * presence && likely(0.6, step))
          notes.push({ ...chip(chord((n % 4) + 2), 0, 0.018, 0.12), pan: n % 2 ? 0.35 : -0.35 });
        if (n % 2 === 0 && likely(0.16, step)) notes.push(chip(note(melody(random)), 0, 0.03, tight(0.3, danger)));
        if (n % 64 === 40 && presence > 0.5) notes.push(bell(chord(6), 0, 0.025, 1.6));
        return notes;
      };
    },
  },
};

/** How much faster the worst danger is. */
const haste = 0.6;

/** The seconds of one step, and all its notes. */
export const secondsOf = (room: SoundRoom, danger: number): number => 60 / (scores[room].pace * (1 + haste * danger));

export const notesOf = (composer: Composer, room: SoundRoom, step: MusicStep): readonly Grain[] => [
  ...composer(step),
  ...heart(step, scores[room].bar),
];

/** Seconds after the last touch until the music begins to step back, and until it is as far back as it goes. */
const lively = 8;
const withdrawn = 40;
const faintest = 0.2;

/** How present the music is when nothing has happened for so many seconds. */
export const presenceAfter = (idle: number): number =>
  1 - (1 - faintest) * Math.max(0, Math.min(1, (idle - lively) / (withdrawn - lively)));
