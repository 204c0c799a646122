/**
 * The commands that a match has answered, for idempotent retries. The newest are held by id; of older ones only a
 * 32-bit hash is held, which tells which commands are certainly new and for which the log must be read.
 */
import { type LogEntry, noteCommands } from "./log.ts";

/** Commands held by id. A client resends after reconnecting and has few commands in flight. */
const namedMost = 16;
/** How many are still held by id after older ones were reduced to hashes. */
const namedLess = 8;

/** FNV-1a, 32 bits. Hashes may collide; the log then decides. */
const numberOf = (command: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < command.length; i++) hash = Math.imul(hash ^ command.charCodeAt(i), 0x01000193);
  return hash;
};

export class AnsweredCommands {
  readonly #named = new Map<string, number>();
  readonly #older: number[] = [];

  constructor(log: readonly LogEntry[]) {
    this.note(log);
  }

  /** Adds the commands answered in a part of the log. */
  note(log: readonly LogEntry[]): void {
    noteCommands(log, this.#named);
    if (this.#named.size <= namedMost) return;
    let surplus = this.#named.size - namedLess;
    for (const command of this.#named.keys()) {
      if (surplus === 0) break;
      this.#named.delete(command);
      this.#older.push(numberOf(command));
      surplus -= 1;
    }
  }

  /** The version a command led to, if it is one of the newest. */
  version(command: string): number | undefined {
    return this.#named.get(command);
  }

  /** False if the command is certainly not among them. */
  mayHave(command: string): boolean {
    return this.#named.has(command) || (this.#older.length > 0 && this.#older.includes(numberOf(command)));
  }
}
