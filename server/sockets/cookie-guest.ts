/** The guest whom a connection belongs to, by the cookie it was opened with. */

import { guestOfToken } from "../people/sessions.ts";
import type { Acting } from "../people/sign-outs.ts";
import type { OnlineStore } from "../store/store.ts";

export class CookieGuest {
  readonly #cookie: string | undefined;
  readonly #ports: { readonly store: OnlineStore; now(): number };
  #known: Acting | undefined;

  constructor(cookie: string | undefined, ports: { readonly store: OnlineStore; now(): number }) {
    this.#cookie = cookie;
    this.#ports = ports;
  }

  /** As of the last lookup. */
  get known(): Acting | undefined {
    return this.#known;
  }

  async lookUp(): Promise<Acting | undefined> {
    const guest = this.#cookie === undefined ? undefined : await guestOfToken(this.#cookie, this.#ports);
    if (guest === undefined || (await this.#ports.store.isBanned(guest.id, this.#ports.now()))) return undefined;
    this.#known = { guest: guest.id, signOuts: guest.signOuts };
    return this.#known;
  }
}
