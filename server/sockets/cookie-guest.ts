/** The guest whom a connection belongs to, by the cookie it was opened with. */
import type { Acting } from "../people/sign-outs.ts";
import type { OnlineStore } from "../store/store.ts";
import { hashOf } from "../tokens.ts";

export class CookieGuest {
  readonly #cookie: string | undefined;
  readonly #store: OnlineStore;
  #known: Acting | undefined;

  constructor(cookie: string | undefined, store: OnlineStore) {
    this.#cookie = cookie;
    this.#store = store;
  }

  /** As of the last lookup. */
  get known(): Acting | undefined {
    return this.#known;
  }

  async lookUp(): Promise<Acting | undefined> {
    const guest = this.#cookie === undefined ? undefined : await this.#store.guestBy(hashOf(this.#cookie));
    if (guest !== undefined) this.#known = { guest: guest.id, signOuts: guest.signOuts };
    return guest === undefined ? undefined : this.#known;
  }
}
