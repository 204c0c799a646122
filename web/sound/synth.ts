/** Turns grains into nodes on any audio context, live or offline, with a bounded number of voices. */
import type { Filter, Grain, Oscillation, Ring } from "./grain.ts";
import { Voices } from "./voices.ts";

/** An exponential ramp cannot reach zero; a thousandth is −60 dB, which is inaudible. */
const inaudible = 0.001;
const fadeOut = 0.004;

export interface Strike {
  /** The node the sound is connected to. */
  readonly into: AudioNode;
  /** The start, in the context's time. */
  readonly when: number;
  readonly strength?: number;
  readonly pan?: number;
}

export class Synth {
  readonly #context: BaseAudioContext;
  readonly #voices = new Voices();
  readonly #noise: AudioBuffer;
  #struck = 0;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#noise = noiseOn(context);
  }

  strike(grains: readonly Grain[], strike: Strike): void {
    for (const grain of grains) this.#sound(grain, strike);
  }

  #sound(grain: Grain, { into, when, strength = 1, pan = 0 }: Strike): void {
    const start = when + grain.at;
    const end = start + grain.length;
    const envelope = this.#envelope(grain, start, strength);
    const sources: readonly [AudioScheduledSourceNode, ...AudioScheduledSourceNode[]] =
      grain.wave === "noise" ? this.#rush(start) : this.#tone(grain, start, end);
    const last = this.#filtered(sources[0], grain.filter, start, end).connect(envelope);

    // Voice stealing needs a gain node of its own: an envelope that is already scheduled cannot be changed in every
    // browser.
    const stolen = this.#context.createGain();
    last.connect(stolen);
    const side = this.#placed(stolen, pan + (grain.pan ?? 0));
    side.connect(into);
    for (const source of sources) source.stop(end);
    // A finished voice must be disconnected: the audio graph processes it for as long as it is connected.
    sources[0].onended = () => side.disconnect();
    const steal = (at: number) => {
      stolen.gain.setTargetAtTime(0, at, fadeOut);
      for (const source of sources) source.stop(at + 6 * fadeOut);
    };
    this.#voices.enter({ from: start, until: end, steal }, this.#context.currentTime);
  }

  /** What comes from the middle stays mono, as loud as a panner would make it, at half the cost of all that follows. */
  #placed(voice: GainNode, pan: number): AudioNode {
    if (pan === 0) {
      voice.gain.value = Math.SQRT1_2;
      return voice;
    }
    const side = this.#context.createStereoPanner();
    side.pan.value = Math.max(-1, Math.min(1, pan));
    return voice.connect(side);
  }

  #envelope({ level, length, attack = 0.003, hold = 0 }: Grain, start: number, strength: number): GainNode {
    const node = this.#context.createGain();
    const peak = Math.max(level * strength, inaudible / 100);
    node.gain.setValueAtTime(0, start);
    node.gain.linearRampToValueAtTime(peak, start + attack);
    node.gain.setValueAtTime(peak, start + attack + hold);
    node.gain.exponentialRampToValueAtTime(peak * inaudible, start + length);
    return node;
  }

  #tone({ wave, hz, glide, ring }: Oscillation, start: number, end: number): [OscillatorNode, ...OscillatorNode[]] {
    const tone = this.#context.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(hz, start);
    if (glide !== undefined) tone.frequency.exponentialRampToValueAtTime(glide, end);
    tone.start(start);
    return ring === undefined ? [tone] : [tone, this.#ringing(tone, hz, ring, start, end)];
  }

  #ringing(tone: OscillatorNode, hz: number, { ratio, depth }: Ring, start: number, end: number): OscillatorNode {
    const ringing = this.#context.createOscillator();
    const reach = this.#context.createGain();
    ringing.frequency.value = hz * ratio;
    reach.gain.setValueAtTime(hz * depth, start);
    reach.gain.exponentialRampToValueAtTime(hz * depth * inaudible, start + (end - start) / 2);
    ringing.connect(reach).connect(tone.frequency);
    ringing.start(start);
    return ringing;
  }

  #rush(start: number): [AudioBufferSourceNode] {
    const rush = this.#context.createBufferSource();
    rush.buffer = this.#noise;
    rush.loop = true;
    // Each starts at another offset in the noise, so that repeated grains do not sound like the same sample.
    this.#struck += 1;
    rush.start(start, (this.#struck * 0.137) % 1);
    return [rush];
  }

  #filtered(source: AudioNode, filter: Filter | undefined, start: number, end: number): AudioNode {
    if (filter === undefined) return source;
    const node = this.#context.createBiquadFilter();
    node.type = filter.type;
    node.frequency.automationRate = "k-rate";
    node.Q.value = filter.q ?? 0.7;
    node.frequency.setValueAtTime(filter.hz, start);
    if (filter.to !== undefined) node.frequency.exponentialRampToValueAtTime(filter.to, end);
    return source.connect(node);
  }
}

/** A second of noise, identical every time. */
const noiseOn = (context: BaseAudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[index] = state / 2 ** 31;
  }
  return buffer;
};
