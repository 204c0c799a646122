/**
 * The heartbeat of a connection: pings a server that has not answered for a while, and tells when it stays silent. A
 * dead line is noticed within 5 s while it is the player's turn, and within 10 s otherwise.
 */

export interface HeartbeatLimits {
  /** Milliseconds after an answer until the next ping. */
  readonly ping: number;
  /** Milliseconds without an answer after which the line counts as lost. */
  readonly silent: number;
}

export const heartbeatLimits = {
  onTurn: { ping: 2000, silent: 4500 },
  idle: { ping: 5000, silent: 9500 },
} as const satisfies Record<string, HeartbeatLimits>;

/** Milliseconds to wait for an answer while somebody waits for it. */
const answerPatience = 2500;

/** Milliseconds after a change of turn until the ping, so that quick moves cost no pings. */
const turnSettles = 250;

interface HeartbeatPorts {
  later(milliseconds: number, act: () => void): () => void;
  /** The limits that apply now. */
  limits(): HeartbeatLimits;
  ping(): void;
  silent(): void;
}

export class Heartbeat {
  readonly #ports: HeartbeatPorts;
  #cancel: () => void = () => undefined;
  /** The limits by which it rests until the next ping; undefined while an answer is awaited. */
  #resting: HeartbeatLimits | undefined;
  /** Cancels the wait for an answer that was asked for out of turn. */
  #cancelExpected: (() => void) | undefined;

  constructor(ports: HeartbeatPorts) {
    this.#ports = ports;
  }

  /** The server has answered. */
  heard(): void {
    this.stop();
    const limits = this.#ports.limits();
    this.#resting = limits;
    this.#cancel = this.#ports.later(limits.ping, () => this.#beat(limits));
  }

  /** The limits may have changed with the turn: pings soon then, unless an answer is awaited already. */
  adjust(): void {
    const limits = this.#ports.limits();
    if (this.#resting === undefined || this.#resting === limits) return;
    this.#cancel();
    this.#resting = limits;
    this.#cancel = this.#ports.later(turnSettles, () => this.#beat(limits));
  }

  #beat({ ping, silent }: HeartbeatLimits): void {
    this.#resting = undefined;
    this.#cancel = this.#ports.later(silent - ping, () => this.#silent());
    this.#ports.ping();
  }

  /** Something was sent whose answer somebody waits for. */
  expect(): void {
    this.#cancelExpected ??= this.#ports.later(answerPatience, () => this.#silent());
  }

  /** Asks for an answer at once, as when the device has just woken up. */
  probe(): void {
    this.expect();
    this.#ports.ping();
  }

  stop(): void {
    this.#cancel();
    this.#resting = undefined;
    this.#cancelExpected?.();
    this.#cancelExpected = undefined;
  }

  #silent(): void {
    this.stop();
    this.#ports.silent();
  }
}
