/** How long nothing has come from a client, which may ask to be checked more often than others. */
export class ClientSilence {
  /** Milliseconds for an answer to a check. */
  readonly #patience: number;
  /** How often the client asked to be checked, and when something last came from it, by the system's own clock. */
  #every: number | undefined;
  #heardAt = performance.now();

  constructor(patience: number) {
    this.#patience = patience;
  }

  checkEvery(milliseconds: number | undefined): void {
    this.#every = milliseconds ?? this.#every;
  }

  /** Something has come from the client. */
  heard(): void {
    this.#heardAt = performance.now();
  }

  /** Milliseconds in which nothing could be heard do not count. */
  forgive(milliseconds: number): void {
    this.#heardAt += milliseconds;
  }

  /** Whether the client has been silent for longer than it asked to be checked after, or for so long that it is gone. */
  at(now: number): "short" | "long" | "dead" {
    if (this.#every === undefined) return "short";
    const silent = now - this.#heardAt;
    if (silent >= this.#every + this.#patience) return "dead";
    return silent >= this.#every ? "long" : "short";
  }
}
