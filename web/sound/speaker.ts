/**
 * Plays on a live context: effects at once, one band for music at a time, and a scheduler that runs only while there is
 * one. Ambience has a context of its own.
 */
import { Ambience } from "./ambience.ts";
import { Band, hasAmbience } from "./band.ts";
import { Desk } from "./desk.ts";
import { type EffectName, playing } from "./effects.ts";
import { randomOf } from "./random.ts";
import type { SoundRoom } from "./rooms.ts";

/** Seconds scheduled ahead, and milliseconds between two runs of the scheduler: a busy page may miss a run or two. */
const ahead = 1.2;
const look = 500;

export interface SoundOptions {
  /** −1 left … 1 right. */
  readonly pan?: number;
  /** 0 … 1. */
  readonly strength?: number;
  /** Steps of the room's scale by which it is raised, as for a score that counts up. */
  readonly lift?: number;
}

export class Speaker {
  readonly #desk: Desk;
  readonly #random = randomOf(Date.now());
  readonly #ambience = new Ambience();
  #band: Band | undefined;
  /** The fader is all the way down, so effects need not be created at all. */
  #unheard = false;
  #leaving: { readonly band: Band; readonly gone: number }[] = [];
  #writer: ReturnType<typeof setInterval> | undefined;

  constructor(context: AudioContext) {
    this.#desk = new Desk(context);
  }

  play(name: EffectName, room: SoundRoom, { pan = 0, strength = 1, lift = 0 }: SoundOptions): void {
    this.#band?.stir();
    if (this.#unheard) return;
    const { synth, effects, context } = this.#desk;
    synth.strike(playing(name, room, this.#random, lift), {
      into: effects,
      when: context.currentTime,
      strength: Math.max(0, Math.min(1, strength)),
      pan,
    });
  }

  volumes(effects: number, music: number, ambience: number): void {
    this.#unheard = effects <= 0;
    this.#desk.fade(this.#desk.effects, effects);
    this.#desk.fade(this.#desk.music, music);
    this.#ambience.volume(ambience);
  }

  /** Crossfades to a room's music, or to none. */
  perform(room: SoundRoom | undefined, danger: number): void {
    if (this.#band?.room !== room) this.#change(room);
    const band = this.#band;
    if (band !== undefined && band.danger !== danger) {
      band.danger = danger;
      band.stir();
    }
  }

  /** The sounds of a room, where it has any. */
  surround(room: SoundRoom | undefined, danger: number): void {
    this.#ambience.perform(room !== undefined && hasAmbience(room) ? room : undefined, danger);
  }

  /** Stops the scheduler while there is no music; the band resumes where it was. */
  rest(): void {
    clearInterval(this.#writer);
    this.#writer = undefined;
  }

  /** Nothing is heard, not even the ambience: the page is hidden or silent. */
  hush(): void {
    this.rest();
    this.#ambience.rest();
  }

  close(): void {
    this.rest();
    this.#ambience.close();
  }

  #change(room: SoundRoom | undefined): void {
    if (this.#band !== undefined) this.#leaving.push({ band: this.#band, gone: this.#band.leave() });
    this.#band = room === undefined ? undefined : new Band(this.#desk, room, this.#random);
  }

  /** Starts the scheduler, if there is anything to schedule or to clean up. */
  wake(): void {
    this.#ambience.wake();
    if (this.#writer !== undefined || (this.#band === undefined && this.#leaving.length === 0)) return;
    this.#write();
    this.#writer = setInterval(() => this.#write(), look);
  }

  #write(): void {
    const now = this.#desk.context.currentTime;
    this.#band?.writeUntil(now + ahead);
    for (const { band, gone } of this.#leaving) if (gone <= now) band.dismiss();
    this.#leaving = this.#leaving.filter(({ gone }) => gone > now);
    if (this.#band === undefined && this.#leaving.length === 0) this.rest();
  }
}
