/** The mixer: effects, music and ambience each have a fader, and nothing passes a common ceiling. */
import { Synth } from "./synth.ts";

/** The project's limit is −12 dBFS (0.2512); the ceiling is slightly below it. */
const ceiling = 0.25;

/** Signals below this level pass unchanged. */
const knee = 0.16;

/** The compressor's threshold in decibels, and its ratio. */
const threshold = -17;
const ratio = 4;

export class Desk {
  readonly context: BaseAudioContext;
  readonly synth: Synth;
  readonly effects: GainNode;
  readonly music: GainNode;
  readonly ambience: GainNode;

  constructor(context: BaseAudioContext) {
    this.context = context;
    this.synth = new Synth(context);
    const master = ceilingOn(context);
    this.effects = context.createGain();
    this.music = context.createGain();
    this.ambience = context.createGain();
    compressed(context, this.effects).connect(master);
    // These are soft by themselves. Past the compressor, they let it rest until there is an effect.
    this.music.connect(master);
    this.ambience.connect(master);
  }

  /** Moves a fader without a click. */
  fade(fader: GainNode, percent: number): void {
    fader.gain.setTargetAtTime(gainOf(percent), this.context.currentTime, 0.03);
  }
}

/** Half way up should sound like half as loud, which is less than half the amplitude. */
export const gainOf = (percent: number): number => Math.max(0, Math.min(1, percent / 100)) ** 1.5;

/** Reduces loud passages. The first milliseconds of every hit still pass: the ceiling stops them. */
const compressed = (context: BaseAudioContext, from: AudioNode): AudioNode => {
  const lean = context.createDynamicsCompressor();
  lean.threshold.value = threshold;
  lean.ratio.value = ratio;
  lean.knee.value = 0;
  lean.attack.value = 0.003;
  lean.release.value = 0.2;

  // Compressors apply make-up gain, 0.6 of the reduction at full scale. This undoes it, so that quiet signals stay
  // quiet.
  const unmade = context.createGain();
  unmade.gain.value = 10 ** ((0.6 * threshold * (1 - 1 / ratio)) / 20);
  return from.connect(lean).connect(unmade);
};

/** Makes more than the ceiling impossible. */
const ceilingOn = (context: BaseAudioContext): AudioNode => {
  const bent = context.createWaveShaper();
  bent.curve = ceilingCurve();
  bent.connect(context.destination);
  return bent;
};

/** Linear up to the knee, then asymptotic to the ceiling. */
const ceilingCurve = (): Float32Array<ArrayBuffer> => {
  const half = 1024;
  const curve = new Float32Array(2 * half + 1);
  const room = ceiling - knee;
  for (let index = -half; index <= half; index += 1) {
    const loud = Math.abs(index) / half;
    const bent = loud <= knee ? loud : knee + room * Math.tanh((loud - knee) / room);
    curve[index + half] = Math.sign(index) * bent;
  }
  return curve;
};
