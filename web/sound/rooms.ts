/** The key of each page's music: effects and music take every pitch from here, so that they agree. */

/** The home page and the four games, by the games' ids. */
export const rooms = ["parlour", "head", "wisp", "zonk", "thirteen"] as const;
export type SoundRoom = (typeof rooms)[number];

interface Key {
  /** The scale's first note, as a MIDI number. */
  readonly root: number;
  /** Semitones above the root. */
  readonly scale: readonly number[];
  /** The notes of the scale that make the home chord. */
  readonly home: readonly number[];
}

export const keys: Readonly<Record<SoundRoom, Key>> = {
  // F pentatonic: nothing in it can clash.
  parlour: { root: 53, scale: [0, 2, 4, 7, 9], home: [0, 2, 3] },
  // D dorian, home chord without a third: neither major nor minor.
  head: { root: 50, scale: [0, 2, 3, 5, 7, 9, 10], home: [0, 3, 4] },
  // A lydian without its sixth.
  wisp: { root: 57, scale: [0, 2, 4, 6, 7, 11], home: [0, 2, 4] },
  // G mixolydian, for its flat seventh.
  zonk: { root: 55, scale: [0, 2, 4, 5, 7, 9, 10], home: [0, 2, 4] },
  // C major blues.
  thirteen: { root: 60, scale: [0, 2, 3, 4, 7, 9], home: [0, 3, 4] },
};

const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** The semitones of a step on a scale; beyond its ends it continues in the next octave. */
const rung = (ladder: readonly number[], step: number): number => {
  const octave = Math.floor(step / ladder.length);
  return 12 * octave + (ladder[step - octave * ladder.length] ?? 0);
};

/** Pitches in hertz, by steps from the root. */
export interface Tune {
  /** Steps of the scale. */
  note(step: number): number;
  /** Steps of the home chord. */
  chord(step: number): number;
}

export const tuneOf = (room: SoundRoom, lift = 0): Tune => {
  const { root, scale, home } = keys[room];
  // A lift is counted in steps of the scale for both ladders, so that a raised chord stays in the key.
  const degree = (step: number) => rung(scale, Math.round(step + lift));
  return {
    note: (step) => hertz(root + degree(step)),
    chord: (step) => {
      const octave = Math.floor(step / home.length);
      return hertz(root + degree((home[step - octave * home.length] ?? 0) + octave * scale.length));
    },
  };
};
