/**
 * The sounds of a place as a loop, rendered once, on a context of its own with large blocks: they go on while nobody
 * does anything, so they must cost next to nothing.
 */
import { Band } from "./band.ts";
import { Desk, gainOf } from "./desk.ts";
import { randomOf } from "./random.ts";
import type { SoundRoom } from "./rooms.ts";

/** Nothing here answers a hand: seconds of delay are of no consequence, and larger blocks wake the processor less. */
const latencyHint = 0.2;
/** Enough for what is heard in the open. */
const sampleRate = 22_050;
/** Seconds of a loop, and of the crossfade from its end to its beginning. */
const length = 40;
export const overlap = 5;
/** Time constant of a change between two loops, and of a moved fader. */
const crossfade = 0.9;
const faded = 0.03;
/** From here on the loop of danger is played, in which the animals are silent. */
const dangerous = 0.5;

interface Loop {
  readonly room: SoundRoom;
  readonly isDangerous: boolean;
}

/** The end of the loop passes into its beginning: what is played again begins after the overlap. */
const joined = (buffer: AudioBuffer): AudioBuffer => {
  const [from, count] = [length * sampleRate, overlap * sampleRate];
  for (let side = 0; side < buffer.numberOfChannels; side++) {
    const samples = buffer.getChannelData(side);
    for (let i = 0; i < count; i++) {
      const share = i / count;
      samples[from + i] = (samples[from + i] ?? 0) * (1 - share) + (samples[i] ?? 0) * share;
    }
  }
  return buffer;
};

export const renderLoop = async ({ room, isDangerous }: Loop): Promise<AudioBuffer> => {
  const seconds = length + overlap;
  const context = new OfflineAudioContext(2, seconds * sampleRate, sampleRate);
  const band = new Band(new Desk(context), room, randomOf(Date.now()), "ambience");
  band.danger = isDangerous ? 1 : 0;
  band.writeUntil(seconds);
  return joined(await context.startRendering());
};

export class Ambience {
  #context: AudioContext | undefined;
  #fader: GainNode | undefined;
  #rendered = new Map<string, Promise<AudioBuffer>>();
  #loop: Loop | undefined;
  #stand: { readonly gain: GainNode; readonly source: AudioBufferSourceNode } | undefined;
  #percent = 0;

  volume(percent: number): void {
    this.#percent = percent;
    if (this.#context !== undefined)
      this.#fader?.gain.setTargetAtTime(gainOf(percent), this.#context.currentTime, faded);
  }

  /** Crossfades to a room's loop, or to silence. */
  perform(room: SoundRoom | undefined, danger: number): void {
    const isDangerous = danger >= dangerous;
    if (this.#loop?.room === room && (room === undefined || this.#loop?.isDangerous === isDangerous)) return;
    this.#leave();
    this.#loop = room === undefined ? undefined : { room, isDangerous };
    if (this.#loop !== undefined) void this.#begin(this.#loop);
  }

  wake(): void {
    if (this.#loop !== undefined && this.#context?.state === "suspended") this.#context.resume().catch(() => undefined);
  }

  rest(): void {
    this.#context?.suspend().catch(() => undefined);
  }

  close(): void {
    this.#context?.close().catch(() => undefined);
    this.#context = undefined;
    this.#loop = undefined;
  }

  async #begin(loop: Loop): Promise<void> {
    const name = `${loop.room} ${loop.isDangerous}`;
    const rendered = this.#rendered.get(name) ?? renderLoop(loop);
    this.#rendered.set(name, rendered);
    const buffer = await rendered;
    if (this.#loop !== loop) return;
    const context = this.#open();
    const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: overlap });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setTargetAtTime(1, context.currentTime, crossfade);
    source.connect(gain).connect(this.#fader ?? context.destination);
    // Not always at the beginning: whoever comes back hears something else.
    source.start(0, overlap + Math.random() * (length - overlap));
    this.#stand = { gain, source };
    this.wake();
  }

  #open(): AudioContext {
    const context = this.#context ?? new AudioContext({ latencyHint });
    if (this.#context === undefined) {
      this.#context = context;
      this.#fader = new GainNode(context, { gain: gainOf(this.#percent) });
      this.#fader.connect(context.destination);
    }
    return context;
  }

  #leave(): void {
    const [context, stand] = [this.#context, this.#stand];
    this.#stand = undefined;
    if (context === undefined || stand === undefined) return;
    stand.gain.gain.setTargetAtTime(0, context.currentTime, crossfade);
    stand.source.onended = () => {
      stand.gain.disconnect();
      if (this.#stand === undefined) this.rest();
    };
    stand.source.stop(context.currentTime + 5 * crossfade);
  }
}
