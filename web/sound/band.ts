/** The music of one page, or its ambience for a loop: schedules notes, through a short echo, and can fade out. */
import type { Desk } from "./desk.ts";
import type { Grain } from "./grain.ts";
import type { Random } from "./random.ts";
import { type SoundRoom, tuneOf } from "./rooms.ts";
import { ambiences, type MusicStep, notesOf, presenceAfter, scores, secondsOf } from "./scores.ts";

/** Time constant of a crossfade; after five of them nothing is left. */
const crossfade = 0.9;

/** The share of its level that the music keeps when the player is idle. */
const softest = 0.3;

/** The parts a page can have, each with a fader of its own. */
type BandPart = "music" | "ambience";

/** What is written for a step; undefined for a room that has no such part. */
const writerOf = (room: SoundRoom, part: BandPart): ((step: MusicStep) => readonly Grain[]) | undefined => {
  if (part === "ambience") return ambiences[room];
  const composer = scores[room].compose();
  return (step) => notesOf(composer, room, step);
};

export const hasAmbience = (room: SoundRoom): boolean => ambiences[room] !== undefined;

export class Band {
  readonly room: SoundRoom;
  /** 0 calm … 1 most dangerous; takes effect from the next step on. */
  danger = 0;
  readonly #desk: Desk;
  readonly #random: Random;
  readonly #write;
  readonly #fader: GainNode;
  readonly #tune;
  readonly #stand: GainNode;
  /** Music only: what is heard in the open has none. */
  readonly #echo: GainNode | undefined;
  /** Steps scheduled so far, and the time of the next. */
  #n = 0;
  #next: number;
  #stirred: number;

  constructor(desk: Desk, room: SoundRoom, random: Random, part: BandPart = "music") {
    const { context } = desk;
    this.room = room;
    this.#desk = desk;
    this.#random = random;
    this.#write = writerOf(room, part) ?? (() => []);
    this.#fader = desk[part];
    this.#tune = tuneOf(room);
    this.#next = context.currentTime + 0.1;
    this.#stirred = context.currentTime;
    this.#stand = context.createGain();
    this.#stand.gain.setValueAtTime(0, context.currentTime);
    this.#stand.gain.setTargetAtTime(1, context.currentTime, crossfade);
    this.#stand.connect(this.#fader);
    this.#echo = part === "music" ? this.#echoing(secondsOf(room, 0) * 3) : undefined;
  }

  /** The player did something: the music returns to full level. */
  stir(): void {
    this.#stirred = this.#desk.context.currentTime;
  }

  /** Schedules every step that begins before this time. */
  writeUntil(time: number): void {
    const { context, synth } = this.#desk;
    // After a pause of the scheduler, steps that are already past are skipped.
    this.#next = Math.max(this.#next, context.currentTime);
    while (this.#next < time) {
      const seconds = secondsOf(this.room, this.danger);
      // Danger raises the level without waiting for the player's next action.
      const presence = Math.max(this.danger, presenceAfter(this.#next - this.#stirred));
      const step = { ...this.#tune, n: this.#n, seconds, danger: this.danger, presence, random: this.#random };
      const strength = softest + (1 - softest) * presence;
      synth.strike(this.#write(step), { into: this.#stand, when: this.#next, strength });
      this.#n += 1;
      this.#next += seconds;
    }
  }

  /** Fades out; notes that are sounding end naturally. Returns the time when the band is silent. */
  leave(): number {
    const now = this.#desk.context.currentTime;
    this.#stand.gain.setTargetAtTime(0, now, crossfade);
    return now + 5 * crossfade;
  }

  dismiss(): void {
    this.#stand.disconnect();
    this.#echo?.disconnect();
  }

  /** Cheaper than a reverb, and dry enough. */
  #echoing(seconds: number): GainNode {
    const { context } = this.#desk;
    const delay = context.createDelay(2);
    const dull = context.createBiquadFilter();
    const again = context.createGain();
    delay.delayTime.value = Math.min(seconds, 1);
    dull.type = "lowpass";
    dull.frequency.value = 1400;
    again.gain.value = 0.3;
    this.#stand.connect(delay).connect(dull).connect(again);
    again.connect(delay);
    again.connect(this.#fader);
    return again;
  }
}
