/** Quick matches: brings people together who wait for the same, by live connections, on one node or several. */
import { randomUUID } from "node:crypto";
import { findGame } from "@turnlight/games";
import { accept, commitment, isEqual, type Result, refuse } from "@turnlight/kernel";
import type { ClientFrame, QueueWish, ServerFrame, SitDown } from "@turnlight/wire";
import type { ServerLimits } from "../config.ts";
import { anyApart } from "../people/blocks.ts";
import type { Acting } from "../people/sign-outs.ts";
import type { OnlineStore } from "../store/store.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import type { RandomSource } from "../tokens.ts";
import {
  emptyQueue,
  isAgreed,
  isRated,
  type Member,
  type Offer,
  type QueueTimes,
  queueSchema,
  type WaitingQueue,
  withAnswer,
  withMember,
  withOffers,
  withoutOffer,
  withoutTicket,
  withSeen,
  withTable,
} from "./queue.ts";
import { botFor, keyOf, kindOf, type MatchKind, seatBoth, seatWithBot } from "./quick-table.ts";

type OfferAnswer = Pick<Extract<ClientFrame, { kind: "confirm" }>, "offer" | "agrees" | "phrase">;
type QueueFrame = Extract<ServerFrame, { kind: "queued" | "found" | "seated" | "unqueued" }>;

export interface MatchmakerPorts extends RandomSource {
  readonly hall: TableDirectory;
  readonly store: OnlineStore;
  readonly limits: ServerLimits;
  now(): number;
  report(problem: unknown): void;
}

/** Somebody who waits by a connection of this node. */
interface Ticket {
  readonly id: string;
  readonly acting: Acting;
  readonly key: string;
  readonly kind: MatchKind;
  readonly person: SitDown["person"];
  readonly since: number;
  /** The bot to be offered after a while. */
  readonly bot: string | undefined;
  send(frame: QueueFrame): void;
  /** What they were last told. */
  told: QueueFrame | undefined;
}

interface StoredQueue {
  readonly version: number;
  readonly queue: WaitingQueue;
}

interface WaitingLine {
  /** Changes to be made with the next write. */
  readonly acts: { act(queue: WaitingQueue): WaitingQueue; done(): void; failed(problem: unknown): void }[];
  running: boolean;
}

/** The offer with which a bot is taken instead. */
const botOffer = "bot";
/** Attempts to write a change after other nodes wrote first. */
const mostTries = 100;
/** Milliseconds between two notes that this node's members are there, and the other times of a queue. */
const renewEvery = 3000;
const stale = 10_000;
const remembered = 30_000;
const laying = 10_000;
/** Milliseconds after which a queue that nobody has written to is forgotten. */
const forgotten = 60_000;

export class Matchmaker {
  readonly #ports: MatchmakerPorts;
  /** This node's id. */
  readonly #node = randomUUID();
  readonly #times: QueueTimes;
  /** By guest: one waits for one thing at a time. */
  readonly #tickets = new Map<string, Ticket>();
  readonly #lines = new Map<string, WaitingLine>();
  /** Queues of a node that is alone, by key. */
  readonly #own = new Map<string, { readonly version: number; readonly state: string }>();
  /** The newest version of each queue that this node's members know. */
  readonly #told = new Map<string, number>();
  /** Offers whose table this node is laying. */
  readonly #laying = new Set<string>();
  readonly #running = new Set<Promise<unknown>>();
  #renewedAt = Number.NEGATIVE_INFINITY;
  #sweptAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  /** People of this node who wait. */
  get waiting(): number {
    return this.#tickets.size;
  }

  constructor(ports: MatchmakerPorts) {
    this.#ports = ports;
    this.#times = { confirm: ports.limits.confirm, laying, stale, remembered };
  }

  /** Joins the queue; what follows is sent to the connection. Returns the function that leaves it. */
  async join(
    acting: Acting,
    wish: QueueWish,
    person: SitDown["person"],
    send: (frame: QueueFrame) => void,
  ): Promise<Result<() => void>> {
    const { store, limits, freshId, now } = this.#ports;
    const { guest } = acting;
    const found = await findGame(wish.game);
    if (!found.ok) return found;
    const kind = kindOf(found.value, wish);
    if (!kind.ok) return kind;
    if ((await store.openTablesOf(guest)) >= limits.openTables)
      return refuse("too-many-tables", `${limits.openTables} tables are open already`, {
        right: "to finish or leave one first",
        values: { most: limits.openTables },
      });
    const key = keyOf(kind.value);
    const since = now();
    const bot = botFor(found.value);
    const ticket: Ticket = { id: freshId(), acting, key, kind: kind.value, person, bot, since, send, told: undefined };
    const before = this.#tickets.get(guest);
    if (before !== undefined) this.#end(before, "elsewhere");
    this.#tickets.set(guest, ticket);
    const apart = [...(await store.allApart(guest))];
    const member: Member = {
      guest,
      node: this.#node,
      ticket: ticket.id,
      since,
      seen: since,
      person,
      apart,
      ...(wish.rated === true && { rated: true as const }),
    };
    if (this.#tickets.get(guest) === ticket) await this.#change(key, (state) => withMember(state, member));
    return accept(() => this.#leave(ticket));
  }

  /** Answers an offer, or takes the bot. */
  async confirm(guest: string, answer: OfferAnswer): Promise<Result<undefined>> {
    const ticket = this.#tickets.get(guest);
    if (ticket === undefined)
      return refuse("not-queued", "you aren't searching for an opponent", { right: "to start a search first" });
    const { told } = ticket;
    if (answer.offer === botOffer && told?.kind === "queued" && told.bot !== undefined)
      return answer.agrees ? this.#playBot(ticket, told.bot.bot) : accept(undefined);
    if (told?.kind !== "found" || told.offer !== answer.offer)
      return refuse("no-offer", "this offer has expired", { right: "to wait for the next one" });
    await this.#change(ticket.key, (queue) => withAnswer(queue, guest, answer));
    return accept(undefined);
  }

  /** Leaves the queue by one's own doing. */
  leave(guest: string): void {
    const ticket = this.#tickets.get(guest);
    if (ticket === undefined) return;
    this.#leave(ticket);
    ticket.send({ kind: "unqueued", why: "left" });
  }

  /** Another node has changed a queue. */
  hear(key: string): void {
    if ([...this.#tickets.values()].some((ticket) => ticket.key === key)) this.#do(this.#tellFrom(key));
  }

  /** Periodic work: members of this node are there, offers and bots are due, other nodes' changes may have been missed. */
  async tick(): Promise<void> {
    const { store, now } = this.#ports;
    const at = now();
    const isDue = Math.abs(at - this.#renewedAt) >= renewEvery;
    if (isDue) this.#renewedAt = at;
    const keys = new Set([...this.#tickets.values()].map(({ key }) => key));
    for (const key of keys) {
      const stored = await this.#stored(key);
      const { queue } = stored;
      const isOver =
        queue.offers.some((offer) => at >= offer.until) || queue.waiting.some(({ seen }) => at - seen >= stale);
      if (isDue || isOver) await this.#change(key, (state) => (isDue ? this.#renewed(state, key, at) : state));
      else this.#tell(key, stored);
    }
    for (const key of this.#told.keys()) if (!keys.has(key)) this.#told.delete(key);
    if (Math.abs(at - this.#sweptAt) < forgotten) return;
    this.#sweptAt = at;
    if (store.shared) await store.forgetQueues(at - forgotten);
    else for (const key of this.#own.keys()) if (!keys.has(key)) this.#own.delete(key);
  }

  /** Nobody is brought together any more; resolves when what is under way is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#running);
  }

  #renewed(queue: WaitingQueue, key: string, at: number): WaitingQueue {
    const ours = [...this.#tickets.values()].filter((ticket) => ticket.key === key);
    return withSeen(queue, new Set(ours.map(({ acting }) => acting.guest)), at);
  }

  #do(work: Promise<unknown>): void {
    const done = work.catch(this.#ports.report).finally(() => this.#running.delete(done));
    this.#running.add(done);
  }

  #leave(ticket: Ticket): void {
    const { guest } = ticket.acting;
    if (this.#tickets.get(guest) === ticket) this.#tickets.delete(guest);
    this.#do(this.#change(ticket.key, (queue) => withoutTicket(queue, guest, ticket.id)));
  }

  #end(ticket: Ticket, why: "not-confirmed" | "elsewhere"): void {
    const { guest } = ticket.acting;
    if (this.#tickets.get(guest) === ticket) this.#tickets.delete(guest);
    ticket.send({ kind: "unqueued", why });
    if (why === "elsewhere") this.#do(this.#change(ticket.key, (queue) => withoutTicket(queue, guest, ticket.id)));
  }

  async #stored(key: string): Promise<StoredQueue> {
    const { store } = this.#ports;
    const stored = store.shared ? await store.queue(key) : this.#own.get(key);
    const read = stored === undefined ? undefined : queueSchema.safeParse(JSON.parse(stored.state));
    return { version: stored?.version ?? 0, queue: read?.success === true ? read.data : emptyQueue };
  }

  async #keep(key: string, version: number, queue: WaitingQueue): Promise<boolean> {
    const { store, now } = this.#ports;
    const state = JSON.stringify(queue);
    if (store.shared) return store.keepQueue(key, version, state, now());
    this.#own.set(key, { version, state });
    return true;
  }

  /** Changes made at the same time are written together; if another node wrote first, they are made again. */
  #change(key: string, act: (queue: WaitingQueue) => WaitingQueue): Promise<void> {
    const line = this.#lines.get(key) ?? { acts: [], running: false };
    this.#lines.set(key, line);
    return new Promise((done, failed) => {
      line.acts.push({ act, done, failed });
      if (!line.running) this.#do(this.#run(key, line));
    });
  }

  async #run(key: string, line: WaitingLine): Promise<void> {
    line.running = true;
    while (line.acts.length > 0) {
      const acts = line.acts.splice(0);
      try {
        await this.#write(key, (queue) => acts.reduce((state, { act }) => act(state), queue));
        for (const { done } of acts) done();
      } catch (problem) {
        for (const { failed } of acts) failed(problem);
      }
    }
    line.running = false;
    this.#lines.delete(key);
  }

  async #write(key: string, act: (queue: WaitingQueue) => WaitingQueue): Promise<void> {
    const { store, now } = this.#ports;
    for (let tries = 0; tries < mostTries; tries++) {
      const { version, queue } = await this.#stored(key);
      const changed = act(queue);
      const next = this.#isClosed ? changed : withOffers(changed, now(), this.#times, this.#ports);
      if (isEqual(queue, next)) {
        this.#tell(key, { version, queue });
        return;
      }
      if (!(await this.#keep(key, version + 1, next))) continue;
      this.#tell(key, { version: version + 1, queue: next });
      // A node that misses this finds out with its next tick.
      if (store.shared) await store.tell({ kind: "queue", id: key }).catch(this.#ports.report);
      return;
    }
    throw new Error("the queue cannot be written");
  }

  async #tellFrom(key: string): Promise<void> {
    this.#tell(key, await this.#stored(key));
  }

  /** Tells this node's members of a queue what has changed for them, and lays the tables of those who agree. */
  #tell(key: string, { version, queue }: StoredQueue): void {
    // What was read before something newer was written says nothing any more.
    if (version < (this.#told.get(key) ?? 0)) return;
    this.#told.set(key, version);
    for (const ticket of [...this.#tickets.values()]) if (ticket.key === key) this.#tellOne(ticket, queue);
    for (const offer of queue.offers) {
      // The node of who was there first lays the table, so that only one does.
      if (!isAgreed(offer) || offer.members[0].node !== this.#node || this.#laying.has(offer.id)) continue;
      this.#laying.add(offer.id);
      this.#do(this.#lay(key, offer).finally(() => this.#laying.delete(offer.id)));
    }
  }

  #tellOne(ticket: Ticket, queue: WaitingQueue): void {
    const { guest } = ticket.acting;
    const met = queue.met.find(({ guests }) => guests.includes(guest));
    if (met !== undefined && met.at >= ticket.since) {
      this.#tickets.delete(guest);
      ticket.send({ kind: "seated", offer: met.offer, table: met.table, seat: met.guests.indexOf(guest) });
      return;
    }
    const offer = queue.offers.find(({ members }) => members.some((member) => member.guest === guest));
    const member =
      offer?.members.find((one) => one.guest === guest) ?? queue.waiting.find((one) => one.guest === guest);
    if (member === undefined) {
      // Not yet written, or no longer there.
      if (ticket.told !== undefined) this.#end(ticket, "not-confirmed");
      return;
    }
    if (member.ticket !== ticket.id) {
      if (member.since >= ticket.since && ticket.told !== undefined) this.#end(ticket, "elsewhere");
      return;
    }
    const frame = offer === undefined ? this.#queued(ticket, queue) : foundBy(guest, offer);
    if (isEqual(ticket.told, frame)) return;
    ticket.told = frame;
    ticket.send(frame);
  }

  #queued(ticket: Ticket, { waiting, offers }: WaitingQueue): QueueFrame {
    const others = waiting.length + 2 * offers.length - 1;
    const isLong = this.#ports.now() - ticket.since >= this.#ports.limits.botAfter;
    const bot = isLong ? ticket.bot : undefined;
    const frame: QueueFrame = { kind: "queued", since: ticket.since, others: Math.max(0, others) };
    return bot === undefined ? frame : { ...frame, bot: { offer: botOffer, bot } };
  }

  async #lay(key: string, offer: Offer): Promise<void> {
    const { store, now } = this.#ports;
    const kind = [...this.#tickets.values()].find((ticket) => ticket.key === key)?.kind;
    const guests = offer.members.map(({ guest }) => guest);
    const known = await store.versions("guest", guests);
    // Somebody may have deleted their account, or blocked the other, since they joined.
    const left = guests.filter((guest) => !known.has(guest));
    const made =
      kind === undefined || left.length > 0 || (await anyApart(store, guests))
        ? refuse("cannot-meet", "these two players can't be matched")
        : await seatBoth(this.#ports, kind, offer, known);
    await this.#change(key, (queue) =>
      made.ok ? withTable(queue, offer.id, made.value, now()) : withoutOffer(queue, offer.id, left),
    );
  }

  async #playBot(ticket: Ticket, bot: string): Promise<Result<undefined>> {
    const made = await seatWithBot(this.#ports, ticket, bot);
    if (!made.ok) return made;
    this.#leave(ticket);
    ticket.send({ kind: "seated", offer: botOffer, table: made.value, seat: 0 });
    return accept(undefined);
  }
}

const foundBy = (guest: string, offer: Offer): QueueFrame => {
  const { id, members, until, confirmed, seed } = offer;
  return {
    kind: "found",
    offer: id,
    name: members.find((member) => member.guest !== guest)?.person.name ?? "",
    until,
    commitment: commitment(seed),
    ...(isRated(offer) && { rated: true }),
    ...(confirmed.includes(guest) && { confirmed: true }),
  };
};
