/** Limits how many grains sound at once. A new grain beyond the limit replaces the oldest. */

interface PlayingVoice {
  readonly from: number;
  readonly until: number;
  /** Silences it from this time on. */
  steal(at: number): void;
}

export const mostVoices = 24;

/**
 * Counts by scheduled times rather than by what sounds now, so it also works offline, where everything is scheduled
 * first.
 */
export class Voices {
  #sounding: PlayingVoice[] = [];

  enter(voice: PlayingVoice, now: number): void {
    this.#sounding = this.#sounding.filter(({ until }) => until > now);
    const together = this.#sounding.filter(({ from, until }) => from <= voice.from && until > voice.from);
    const [oldest] = together.sort((a, b) => a.from - b.from);
    if (together.length >= mostVoices && oldest !== undefined) {
      oldest.steal(voice.from);
      this.#sounding = this.#sounding.filter((other) => other !== oldest);
    }
    this.#sounding.push(voice);
  }
}
