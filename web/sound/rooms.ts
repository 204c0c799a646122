/** The rooms' keys: effects and music take every pitch from here, so that they agree. */

/** The parlour and the four games, by the games' ids. */
export const rooms = ["parlour", "head", "wisp", "zonk", "thirteen"] as const;
export type SoundRoom = (typeof rooms)[number];

interface Key {
  /** The scale's first note, as a MIDI number. */
  readonly root: number;
  /** Semitones above the root. */
  readonly scale: readonly number[];
  /** Which notes of the scale make the room's home chord. */
  readonly home: readonly number[];
}

export const keys: Readonly<Record<SoundRoom, Key>> = {
  // F pentatonic: nothing in it can clash, like a lamp nobody notices.
  parlour: { root: 53, scale: [0, 2, 4, 7, 9], home: [0, 2, 3] },
  // D dorian, at home without a third: a fair on a square, neither merry nor sad.
  head: { root: 50, scale: [0, 2, 3, 5, 7, 9, 10], home: [0, 3, 4] },
  // A lydian without its sixth: the raised fourth is the moonlight.
  wisp: { root: 57, scale: [0, 2, 4, 6, 7, 11], home: [0, 2, 4] },
  // G mixolydian: every tavern song has that flat seventh.
  zonk: { root: 55, scale: [0, 2, 4, 5, 7, 9, 10], home: [0, 2, 4] },
  // C major blues: an arcade that has heard a little jazz.
  thirteen: { root: 60, scale: [0, 2, 3, 4, 7, 9], home: [0, 3, 4] },
};

const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Walks a ladder of semitones; beyond its ends it goes on in the next octave. */
const rung = (ladder: readonly number[], step: number): number => {
  const octave = Math.floor(step / ladder.length);
  return 12 * octave + (ladder[step - octave * ladder.length] ?? 0);
};

/** The pitch of a room in hertz, by steps from its root. */
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
