/**
 * Plays on a live context: effects at once, one band for music and one for ambience at a time, and a scheduler that
 * runs only while there is one of them.
 */
import { Band, type BandPart, hasPart } from "./band.ts";
import { Desk } from "./desk.ts";
import { type EffectName, playing } from "./effects.ts";
import { randomOf } from "./random.ts";
import type { SoundRoom } from "./rooms.ts";

/** Seconds scheduled ahead, and milliseconds between two runs of the scheduler: a busy page may miss a run or two. */
const ahead = 0.4;
const look = 120;

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
  readonly #bands = new Map<BandPart, Band>();
  /** The fader is all the way down, so effects need not be created at all. */
  #unheard = false;
  #leaving: { readonly band: Band; readonly gone: number }[] = [];
  #writer: ReturnType<typeof setInterval> | undefined;

  constructor(context: AudioContext) {
    this.#desk = new Desk(context);
  }

  play(name: EffectName, room: SoundRoom, { pan = 0, strength = 1, lift = 0 }: SoundOptions): void {
    this.#bands.get("music")?.stir();
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
    this.#desk.fade(this.#desk.ambience, ambience);
  }

  /** Crossfades to a room's music or ambience, or to none. */
  perform(part: BandPart, room: SoundRoom | undefined, danger: number): void {
    const wanted = room !== undefined && hasPart(room, part) ? room : undefined;
    if (this.#bands.get(part)?.room !== wanted) this.#change(part, wanted);
    const band = this.#bands.get(part);
    if (band !== undefined && band.danger !== danger) {
      band.danger = danger;
      band.stir();
    }
  }

  /** Stops the scheduler while the page is hidden or silent; the band resumes where it was. */
  rest(): void {
    clearInterval(this.#writer);
    this.#writer = undefined;
  }

  #change(part: BandPart, room: SoundRoom | undefined): void {
    const band = this.#bands.get(part);
    if (band !== undefined) this.#leaving.push({ band, gone: band.leave() });
    if (room === undefined) this.#bands.delete(part);
    else this.#bands.set(part, new Band(this.#desk, room, this.#random, part));
  }

  /** Starts the scheduler, if there is anything to schedule or to clean up. */
  wake(): void {
    if (this.#writer !== undefined || (this.#bands.size === 0 && this.#leaving.length === 0)) return;
    this.#write();
    this.#writer = setInterval(() => this.#write(), look);
  }

  #write(): void {
    const now = this.#desk.context.currentTime;
    for (const band of this.#bands.values()) band.writeUntil(now + ahead);
    for (const { band, gone } of this.#leaving) if (gone <= now) band.dismiss();
    this.#leaving = this.#leaving.filter(({ gone }) => gone > now);
    if (this.#bands.size === 0 && this.#leaving.length === 0) this.rest();
  }
}
