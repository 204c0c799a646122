/** The smallest sound, as plain data: one source, one filter, one envelope. Effects and notes consist of these. */

export interface Filter {
  readonly type: "lowpass" | "highpass" | "bandpass";
  readonly hz: number;
  /** The filter's frequency at the end. */
  readonly to?: number;
  readonly q?: number;
}

/** Frequency modulation by a second oscillator: bells and struck strings. */
export interface Ring {
  /** Its frequency, in multiples of the tone's. */
  readonly ratio: number;
  /** Modulation depth, in multiples of the tone's frequency; decays twice as fast as the tone. */
  readonly depth: number;
}

interface Envelope {
  /** Seconds after the start of the effect or note. */
  readonly at: number;
  /** Seconds until silence, attack and hold included. */
  readonly length: number;
  readonly level: number;
  readonly attack?: number;
  /** Seconds at full level between attack and decay. */
  readonly hold?: number;
  /** −1 left … 1 right. */
  readonly pan?: number;
  readonly filter?: Filter;
}

export interface Oscillation extends Envelope {
  readonly wave: "sine" | "triangle" | "square" | "sawtooth";
  readonly hz: number;
  /** The pitch it slides to. */
  readonly glide?: number;
  readonly ring?: Ring;
}

interface Rush extends Envelope {
  readonly wave: "noise";
}

export type Grain = Oscillation | Rush;

/** The time at which the last of them is silent. */
export const lengthOf = (grains: readonly Grain[]): number =>
  grains.reduce((end, { at, length }) => Math.max(end, at + length), 0);
