/** Friends: who they are, who of them is online, and what they invite to. Known to nobody but the two. */
import { createHash } from "node:crypto";
import { accept, type Result, refuse } from "@turnlight/kernel";
import type { Friend, ReceivedChallenge, ServerFrame } from "@turnlight/wire";
import type { FriendRow } from "../store/friends.ts";
import type { OnlineStore } from "../store/store.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { phaseOf, seatOf } from "../tables/table-record.ts";

export interface FriendPorts {
  readonly store: OnlineStore;
  readonly hall: TableDirectory;
  now(): number;
  report(problem: unknown): void;
}

/** Friends and open requests per guest, at most. */
export const mostFriends = 200;

/** Milliseconds between two notes that somebody is online, and after which they count as offline. */
const renewEvery = 5000;
const offlineAfter = 15_000;

/** A friend's id, which means nothing to anybody else. */
const friendIdOf = (guest: string, friend: string): string =>
  createHash("sha256").update(`friend ${guest} ${friend}`).digest("base64url").slice(0, 22);

interface Known {
  readonly friend: string;
  readonly name: string;
}

export interface GuestFriends {
  readonly friends: Friend[];
  readonly wishes: Known[];
  readonly asked: Known[];
  readonly challenges: ReceivedChallenge[];
}

interface FriendSubscription {
  readonly guest: string;
  readonly shown: boolean;
  send(frame: Extract<ServerFrame, { kind: "friends" }>): void;
  told: string;
}

/** A guest's halves: friends, those they have asked, and those who have asked them, each by guest. */
const sorted = (guest: string, rows: readonly FriendRow[]) => {
  const own = new Map(rows.flatMap((row) => (row.guest === guest ? [[row.friend, row.name] as const] : [])));
  const theirs = new Map(rows.flatMap((row) => (row.friend === guest ? [[row.guest, row.ownName] as const] : [])));
  return {
    friends: [...own].filter(([friend]) => theirs.has(friend)),
    asked: [...own].filter(([friend]) => !theirs.has(friend)),
    wishes: [...theirs].filter(([friend]) => !own.has(friend)),
  };
};

export class Friends {
  readonly #ports: FriendPorts;
  readonly #subscriptions = new Set<FriendSubscription>();
  #renewedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: FriendPorts) {
    this.#ports = ports;
  }

  async of(guest: string): Promise<GuestFriends> {
    return (await this.#lists([guest])).get(guest) ?? { friends: [], wishes: [], asked: [], challenges: [] };
  }

  /** The guest behind one of somebody's friends, requests included. */
  async known(guest: string, id: string): Promise<{ readonly guest: string; readonly isFriend: boolean } | undefined> {
    const { friends, asked, wishes } = sorted(guest, await this.#ports.store.friendsOf([guest]));
    const found = [...friends, ...asked, ...wishes].find(([other]) => friendIdOf(guest, other) === id)?.[0];
    return found === undefined ? undefined : { guest: found, isFriend: friends.some(([other]) => other === found) };
  }

  /** What two guests are to each other, as the first sees it. */
  async relations(guest: string): Promise<ReadonlyMap<string, "friend" | "asked" | "wishes">> {
    const { friends, asked, wishes } = sorted(guest, await this.#ports.store.friendsOf([guest]));
    return new Map([
      ...friends.map(([other]) => [other, "friend"] as const),
      ...asked.map(([other]) => [other, "asked"] as const),
      ...wishes.map(([other]) => [other, "wishes"] as const),
    ]);
  }

  /** Adds a guest's half of a friendship, and the other's too if they agreed beforehand. */
  async add(row: FriendRow, isAgreed: boolean): Promise<Result<undefined>> {
    const { store, now } = this.#ports;
    const { guest, friend, name, ownName } = row;
    if (guest === friend) return refuse("own-link", "this link is for somebody else");
    if ((await store.apart(guest, [friend])).length > 0)
      return refuse("cannot-befriend", "you two cannot be friends here");
    for (const one of isAgreed ? [guest, friend] : [guest])
      if ((await store.friendsOf([one])).filter((half) => half.guest === one).length >= mostFriends)
        return refuse("too-many-friends", `${mostFriends} friends are the most`, { right: "to remove one first" });
    await store.befriend(row, now());
    if (isAgreed) await store.befriend({ guest: friend, friend: guest, name: ownName, ownName: name }, now());
    this.#changed();
    return accept(undefined);
  }

  /** Accepts somebody's request, by their id as one of the guest's requests: however long ago they asked. */
  async agree(guest: string, id: string): Promise<Result<undefined>> {
    const rows = await this.#ports.store.friendsOf([guest]);
    const asked = rows.find((row) => row.friend === guest && friendIdOf(guest, row.guest) === id);
    if (asked === undefined) return refuse("no-request", "this request was withdrawn");
    const { guest: friend, name: ownName, ownName: name } = asked;
    return this.add({ guest, friend, name, ownName }, false);
  }

  async remove(one: string, other: string): Promise<void> {
    await this.#ports.store.unfriend(one, other);
    this.#changed();
  }

  async invite(guest: string, from: string, table: string): Promise<void> {
    const { store, now } = this.#ports;
    await store.invite({ guest, from, table }, now());
    this.#changed();
  }

  /** Follows a guest's friends; `shown` lets them see the guest meanwhile. Returns the unsubscribe function. */
  async follow(guest: string, shown: boolean, send: FriendSubscription["send"]): Promise<() => void> {
    const { store, now, report } = this.#ports;
    const subscription: FriendSubscription = { guest, shown, send, told: "" };
    this.#subscriptions.add(subscription);
    if (shown) await store.noteOnline([guest], now());
    await this.#tell();
    return () => {
      this.#subscriptions.delete(subscription);
      // With another connection they are still there; through another node that is noted again soon.
      if (shown && !this.#isShown(guest)) void store.noteOffline(guest).catch(report);
    };
  }

  /** Periodic work: who is online changes through other nodes as well. */
  async tick(): Promise<void> {
    const { store, now } = this.#ports;
    const at = now();
    if (Math.abs(at - this.#renewedAt) >= renewEvery) {
      this.#renewedAt = at;
      const shown = [...this.#subscriptions].filter((one) => one.shown).map(({ guest }) => guest);
      await store.noteOnline([...new Set(shown)], at);
    }
    await this.#tell();
  }

  #isShown(guest: string): boolean {
    return [...this.#subscriptions].some((one) => one.shown && one.guest === guest);
  }

  #changed(): void {
    void this.#tell().catch(this.#ports.report);
  }

  async #tell(): Promise<void> {
    const guests = [...new Set([...this.#subscriptions].map(({ guest }) => guest))];
    if (guests.length === 0) return;
    const lists = await this.#lists(guests);
    for (const subscription of this.#subscriptions) {
      const list = lists.get(subscription.guest);
      if (list === undefined) continue;
      const text = JSON.stringify(list);
      if (text === subscription.told) continue;
      subscription.told = text;
      subscription.send({ kind: "friends", ...list });
    }
  }

  async #lists(guests: readonly string[]): Promise<ReadonlyMap<string, GuestFriends>> {
    const { store, now } = this.#ports;
    const rows = await store.friendsOf(guests);
    const everybody = [...new Set(rows.flatMap(({ guest, friend }) => [guest, friend]))];
    const online = await store.onlineAmong(everybody, now() - offlineAfter);
    const invitations = await store.invitationsOf(guests);
    const lists = new Map<string, GuestFriends>();
    for (const guest of guests) {
      const { friends, asked, wishes } = sorted(guest, rows);
      const known = ([other, name]: readonly [string, string]): Known => ({ friend: friendIdOf(guest, other), name });
      const challenges: ReceivedChallenge[] = [];
      for (const { table, from } of invitations.filter((one) => one.guest === guest)) {
        const state = friends.some(([other]) => other === from) ? await this.#openTable(table, guest, from) : undefined;
        if (state !== undefined) challenges.push({ table: state, friend: friendIdOf(guest, from) });
      }
      lists.set(guest, {
        friends: friends.map((one) => ({ ...known(one), online: online.has(one[0]) })),
        wishes: wishes.map(known),
        asked: asked.map(known),
        challenges,
      });
    }
    return lists;
  }

  /** A table that can still be joined, and where the friend still waits. */
  async #openTable(id: string, guest: string, from: string): Promise<ReceivedChallenge["table"] | undefined> {
    const table = await this.#ports.hall.table(id);
    if (!table.ok) return undefined;
    const { record, state } = table.value;
    const isOpen = phaseOf(record) === "seating" && seatOf(record, from) !== undefined;
    return isOpen && seatOf(record, guest) === undefined ? state : undefined;
  }
}
