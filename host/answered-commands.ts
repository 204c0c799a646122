/**
 * The commands that a match has answered. The newest are known by name; of the older ones a number each is kept, which
 * is enough to know which commands are surely new and for which the log has to be asked.
 */
import { type LogEntry, noteCommands } from "./log.ts";

/** Commands known by name. Whoever sends one again does so when they are back on their line, and has few under way. */
const namedMost = 16;
/** So many of them are let go at once. */
const namedLess = 8;

/** FNV-1a, 32 bits: two names may share a number, and then the log says which of them it has. */
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

  /** Adds those that a part of the log has answered. */
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

  /** The version a command has led to, where it is one of the newest. */
  version(command: string): number | undefined {
    return this.#named.get(command);
  }

  /** False where it is surely none of them. */
  mayHave(command: string): boolean {
    return this.#named.has(command) || (this.#older.length > 0 && this.#older.includes(numberOf(command)));
  }
}
