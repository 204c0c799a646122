/** A queue in which everybody gets their turn: people in turn, and of each person their tables in turn. */

/** Whose question it is. */
export interface BotShare {
  readonly person: string;
  readonly table: string;
}

/** The first of a map, which becomes the last unless it is empty by then. */
const inTurn = <Key, Value, Taken>(
  all: Map<Key, Value>,
  take: (value: Value) => Taken | undefined,
  isEmpty: (value: Value) => boolean,
): Taken | undefined => {
  for (const [key, value] of all) {
    const taken = take(value);
    all.delete(key);
    if (!isEmpty(value)) all.set(key, value);
    return taken;
  }
  return undefined;
};

export class FairQueue<Item> {
  readonly #people = new Map<string, Map<string, Item[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(item: Item, { person, table }: BotShare): void {
    const tables = this.#people.get(person) ?? new Map<string, Item[]>();
    const items = tables.get(table) ?? [];
    items.push(item);
    tables.set(table, items);
    this.#people.set(person, tables);
    this.#size += 1;
  }

  take(): Item | undefined {
    const taken = inTurn(
      this.#people,
      (tables) =>
        inTurn(
          tables,
          (items) => items.shift(),
          (items) => items.length === 0,
        ),
      (tables) => tables.size === 0,
    );
    if (taken !== undefined) this.#size -= 1;
    return taken;
  }
}
