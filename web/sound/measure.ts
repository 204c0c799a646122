/**
 * Renders every effect and every page's music offline and measures the result. Only the browser tests load this; they
 * also reach the live sound and the signals that drive it through this module.
 */
import { overlap, renderLoop } from "./ambience.ts";
import { Band } from "./band.ts";
import { Desk } from "./desk.ts";
import { type EffectName, effects, playing } from "./effects.ts";
import { type Grain, lengthOf } from "./grain.ts";
import { randomOf } from "./random.ts";
import { rooms, type SoundRoom } from "./rooms.ts";

export { signal } from "@preact/signals";
export { sound } from "./index.ts";

const sampleRate = 44_100;

/** Seconds of silence before an effect: a compressor that has just started reduces too much at first. */
const lead = 0.5;

/** The limiter's look-ahead, by which the output is delayed. */
const latency = 0.01;

interface Signal {
  readonly peak: number;
  readonly rms: number;
}

export interface EffectFigures extends Signal {
  readonly name: string;
  readonly room: string;
  /** The effect's nominal length in seconds. */
  readonly length: number;
  /** The loudest sample after that. */
  readonly tail: number;
}

export interface RoomFigures extends Signal {
  readonly room: string;
  readonly danger: number;
  /** How often the level jumped up: an estimate of the number of audible notes. */
  readonly onsets: number;
}

export interface AmbienceFigures extends Signal {
  /** The jump from the last sample of the loop to the first one played again. */
  readonly gap: number;
}

const rendered = async (seconds: number, play: (desk: Desk) => void): Promise<Float32Array[]> => {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate);
  play(new Desk(context));
  const buffer = await context.startRendering();
  return [buffer.getChannelData(0), buffer.getChannelData(1)];
};

const peakOf = (channels: readonly Float32Array[], from = 0, to = Number.POSITIVE_INFINITY): number => {
  let peak = 0;
  // A NaN must not pass as silence.
  for (const channel of channels)
    for (const sample of channel.subarray(from * sampleRate, Math.min(channel.length, to * sampleRate)))
      peak = Number.isNaN(sample) ? Number.POSITIVE_INFINITY : Math.max(peak, Math.abs(sample));
  return peak;
};

const rmsOf = (channels: readonly Float32Array[], from = 0, to = Number.POSITIVE_INFINITY): number => {
  let [sum, count] = [0, 0];
  for (const channel of channels)
    for (const sample of channel.subarray(from * sampleRate, Math.min(channel.length, to * sampleRate))) {
      sum += sample * sample;
      count += 1;
    }
  return Math.sqrt(sum / count);
};

/** Counts windows that are half again as loud as the one before and above the noise floor. */
const onsetsOf = (channels: readonly Float32Array[], seconds: number): number => {
  const window = 0.04;
  let [onsets, before] = [0, 0];
  for (let at = 0; at + window <= seconds; at += window) {
    const level = rmsOf(channels, at, at + window);
    if (level > 0.003 && level > before * 1.5) onsets += 1;
    before = level;
  }
  return onsets;
};

const measureEffect = async (name: EffectName, room: SoundRoom, seed: number): Promise<EffectFigures> => {
  const grains: readonly Grain[] = playing(name, room, randomOf(seed));
  const length = lengthOf(grains);
  const channels = await rendered(lead + length + 0.3, ({ synth, effects: into }) =>
    synth.strike(grains, { into, when: lead }),
  );
  const end = lead + length + latency;
  return {
    name,
    room,
    length,
    peak: peakOf(channels),
    rms: rmsOf(channels, lead, end),
    tail: peakOf(channels, end),
  };
};

/** Measures every effect in every key, at full volume. */
export const measureEffects = async (seed = 1): Promise<EffectFigures[]> => {
  const figures: EffectFigures[] = [];
  for (const name of Object.keys(effects) as EffectName[])
    for (const room of rooms) figures.push(await measureEffect(name, room, seed));
  return figures;
};

/** How far two playings of an effect differ, in the loudest sample of their difference. */
export const measureVariety = async (name: EffectName): Promise<number> => {
  const takes = await Promise.all(
    [1, 2].map((seed) =>
      rendered(lead + 0.5, ({ synth, effects: into }) =>
        synth.strike(playing(name, "parlour", randomOf(seed)), { into, when: lead }),
      ),
    ),
  );
  const [one = [], two = []] = takes;
  return peakOf(one.map((channel, side) => channel.map((sample, index) => sample - (two[side]?.[index] ?? 0))));
};

/** Measures the music of every page, calm and at full danger, at full volume. */
export const measureRooms = async (seconds = 20): Promise<RoomFigures[]> => {
  const figures: RoomFigures[] = [];
  for (const room of rooms)
    for (const danger of [0, 1]) {
      const channels = await rendered(seconds, (desk) => {
        const band = new Band(desk, room, randomOf(7));
        band.danger = danger;
        band.writeUntil(seconds);
      });
      const onsets = onsetsOf(channels, seconds);
      figures.push({ room, danger, peak: peakOf(channels), rms: rmsOf(channels), onsets });
    }
  return figures;
};

/** The music of an idle page: the levels of its first ten seconds and of ten seconds a minute later. */
export const measureIdling = async (room: SoundRoom): Promise<{ readonly first: number; readonly later: number }> => {
  const channels = await rendered(75, (desk) => new Band(desk, room, randomOf(7)).writeUntil(75));
  return { first: rmsOf(channels, 2, 12), later: rmsOf(channels, 62, 72) };
};

/** The forest's ambience as the loop it is played as. */
export const measureAmbience = async (isDangerous: boolean): Promise<AmbienceFigures> => {
  const loop = await renderLoop({ room: "wisp", isDangerous });
  const channels = Array.from({ length: loop.numberOfChannels }, (_, side) => loop.getChannelData(side));
  const gap = Math.max(
    ...channels.map((samples) => Math.abs((samples.at(-1) ?? 1) - (samples[overlap * loop.sampleRate] ?? -1))),
  );
  return { peak: peakOf(channels), rms: rmsOf(channels), gap };
};

/** Everything at once, on top of music: the limiter's worst case. */
export const measureCrowd = async (): Promise<Signal> => {
  const channels = await rendered(3, (desk) => {
    const band = new Band(desk, "thirteen", randomOf(3));
    band.danger = 1;
    band.writeUntil(3);
    for (const name of Object.keys(effects) as EffectName[])
      desk.synth.strike(playing(name, "thirteen", randomOf(5)), { into: desk.effects, when: 0.5 });
  });
  return { peak: peakOf(channels), rms: rmsOf(channels) };
};

/** The mixer's gain on a quiet tone: 1 means it passes unchanged. */
export const measureTransparency = async (): Promise<number> => {
  const level = 0.05;
  const tone: Grain = { wave: "sine", hz: 220, at: 0, level, length: 2, hold: 1.5 };
  const channels = await rendered(2, ({ synth, effects: into }) => synth.strike([tone], { into, when: 0 }));
  // Panned to the middle, each side carries the square root of a half.
  return peakOf(channels, 0.5, 1) / (level * Math.SQRT1_2);
};
