/** The smallest sound, as plain data: one source, one filter, one envelope. Every effect and every note is made of these. */

export interface Filter {
  readonly type: "lowpass" | "highpass" | "bandpass";
  readonly hz: number;
  /** Where the filter arrives at the end. */
  readonly to?: number;
  readonly q?: number;
}

/** A second oscillator that bends the first: bells and struck strings. */
export interface Ring {
  /** Its pitch, in multiples of the tone's. */
  readonly ratio: number;
  /** How far it bends, in multiples of the tone's pitch; dies away twice as fast as the tone. */
  readonly depth: number;
}

interface Envelope {
  /** Seconds after the start of the whole. */
  readonly at: number;
  /** Seconds until silence, everything included. */
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

/** When the last of them is silent. */
export const lengthOf = (grains: readonly Grain[]): number =>
  grains.reduce((end, { at, length }) => Math.max(end, at + length), 0);
