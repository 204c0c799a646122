/**
 * The queue for quick matches of one kind: who waits, who has been offered an opponent, and who has met. Pure: each
 * change makes the next state, which the nodes write one after the other.
 */
import * as z from "zod/mini";

const text = z.string();

const memberSchema = z.object({
  guest: text,
  /** The node whose connection they wait by, and which of its connections that is. */
  node: text,
  ticket: text,
  since: z.int(),
  /** When their node last said that they are there. */
  seen: z.int(),
  person: z.object({ name: text, colour: z.int(), avatar: z.int() }),
  /** Wants the match to count for ratings. */
  rated: z.exactOptional(z.literal(true)),
  /** Guests whom they must not meet. */
  apart: z.array(text),
});
export type Member = z.infer<typeof memberSchema>;

const offerSchema = z.object({
  id: text,
  members: z.tuple([memberSchema, memberSchema]),
  until: z.int(),
  confirmed: z.array(text),
  /** By guest. */
  phrases: z.record(text, text),
  /** The server's part of the seed. */
  seed: text,
});
export type Offer = z.infer<typeof offerSchema>;

const metSchema = z.object({ offer: text, table: text, guests: z.array(text), at: z.int() });

/** A match counts for ratings if both want that. */
export const isRated = ({ members }: Pick<Offer, "members">): boolean => members.every(({ rated }) => rated === true);

export const queueSchema = z.object({
  waiting: z.array(memberSchema),
  offers: z.array(offerSchema),
  /** Those who have met lately, by seat. */
  met: z.array(metSchema),
});
export type WaitingQueue = z.infer<typeof queueSchema>;

export const emptyQueue: WaitingQueue = { waiting: [], offers: [], met: [] };

export interface QueueTimes {
  /** Milliseconds to confirm an offer, and for the table to be laid afterwards. */
  readonly confirm: number;
  readonly laying: number;
  /** Milliseconds after which a member whose node is silent counts as gone. */
  readonly stale: number;
  /** Milliseconds for which the nodes can learn who has met. */
  readonly remembered: number;
}

const isMember = (guest: string) => (member: Member) => member.guest === guest;

/** The longest waiting first; guests decide between two of the same moment, on every node alike. */
const inOrder = (members: readonly Member[]): Member[] =>
  [...members].sort((a, b) => a.since - b.since || (a.guest < b.guest ? -1 : 1));

/** Takes a guest out; whoever was offered to them goes back to waiting, with the time they have waited. */
export const withoutMember = (queue: WaitingQueue, guest: string): WaitingQueue => {
  const [ended, offers] = [
    queue.offers.filter(({ members }) => members.some(isMember(guest))),
    queue.offers.filter(({ members }) => !members.some(isMember(guest))),
  ];
  const back = ended.flatMap(({ members }) => members);
  const waiting = [...queue.waiting, ...back].filter((member) => member.guest !== guest);
  return { ...queue, offers, waiting: inOrder(waiting) };
};

/** A guest waits by one connection at a time: the newest. */
export const withMember = (queue: WaitingQueue, member: Member): WaitingQueue => {
  const others = withoutMember(queue, member.guest);
  return {
    ...others,
    waiting: inOrder([...others.waiting, member]),
    met: others.met.filter(({ guests }) => !guests.includes(member.guest)),
  };
};

/** Only if they still wait by this connection. */
export const withoutTicket = (queue: WaitingQueue, guest: string, ticket: string): WaitingQueue => {
  const member = [...queue.waiting, ...queue.offers.flatMap(({ members }) => members)].find(isMember(guest));
  return member?.ticket === ticket ? withoutMember(queue, guest) : queue;
};

export const withAnswer = (
  queue: WaitingQueue,
  guest: string,
  { offer, agrees, phrase }: { readonly offer: string; readonly agrees: boolean; readonly phrase?: string },
): WaitingQueue => {
  const asked = queue.offers.find(({ id, members }) => id === offer && members.some(isMember(guest)));
  if (asked === undefined) return queue;
  if (!agrees) return withoutMember(queue, guest);
  if (asked.confirmed.includes(guest)) return queue;
  const answered: Offer = {
    ...asked,
    confirmed: [...asked.confirmed, guest],
    phrases: { ...asked.phrases, ...(phrase !== undefined && { [guest]: phrase }) },
  };
  return { ...queue, offers: queue.offers.map((one) => (one.id === offer ? answered : one)) };
};

export const isAgreed = ({ confirmed, members }: Offer): boolean => confirmed.length === members.length;

/** The table of an offer is laid, and its members have left the queue. */
export const withTable = (queue: WaitingQueue, offer: string, table: string, at: number): WaitingQueue => {
  const laid = queue.offers.find(({ id }) => id === offer);
  if (laid === undefined) return queue;
  const guests = laid.members.map(({ guest }) => guest);
  return {
    ...queue,
    offers: queue.offers.filter(({ id }) => id !== offer),
    met: [...queue.met, { offer, table, guests, at }],
  };
};

/** An offer comes to nothing after all: these have left, and the others wait on but do not meet again. */
export const withoutOffer = (queue: WaitingQueue, id: string, left: readonly string[]): WaitingQueue => {
  const offer = queue.offers.find((one) => one.id === id);
  if (offer === undefined) return queue;
  const guests = offer.members.map(({ guest }) => guest);
  const back = offer.members
    .filter(({ guest }) => !left.includes(guest))
    .map(
      (member): Member => ({ ...member, apart: [...member.apart, ...guests.filter((one) => one !== member.guest)] }),
    );
  const offers = queue.offers.filter((one) => one !== offer);
  return { ...queue, offers, waiting: inOrder([...queue.waiting, ...back]) };
};

/** A node says that these of its members are there. */
export const withSeen = (queue: WaitingQueue, guests: ReadonlySet<string>, seen: number): WaitingQueue => {
  const fresh = (member: Member): Member => (guests.has(member.guest) ? { ...member, seen } : member);
  return {
    ...queue,
    waiting: queue.waiting.map(fresh),
    offers: queue.offers.map((offer) => ({
      ...offer,
      members: [fresh(offer.members[0]), fresh(offer.members[1])],
    })),
  };
};

/** Ends what has taken too long: offers nobody confirmed, members nobody has seen. */
const settled = (queue: WaitingQueue, now: number, times: QueueTimes): WaitingQueue => {
  const isThere = ({ seen }: Member): boolean => now - seen < times.stale;
  const hasEnded = (offer: Offer): boolean =>
    now >= offer.until + (isAgreed(offer) ? times.laying : 0) || !offer.members.every(isThere);
  const ended = queue.offers.filter(hasEnded);
  // Who has confirmed goes on waiting; who has not, has left.
  const back = ended.flatMap(({ members, confirmed, until }) =>
    members.filter(({ guest }) => confirmed.includes(guest) || now < until),
  );
  return {
    waiting: inOrder([...queue.waiting, ...back].filter(isThere)),
    offers: queue.offers.filter((offer) => !hasEnded(offer)),
    met: queue.met.filter(({ at }) => now - at < times.remembered),
  };
};

const mayMeet = (one: Member, other: Member): boolean =>
  !one.apart.includes(other.guest) && !other.apart.includes(one.guest);

/** The state after what time has ended and after everybody who can meet has been offered somebody. */
export const withOffers = (
  queue: WaitingQueue,
  now: number,
  times: QueueTimes,
  fresh: { freshId(): string; freshSeed(): string },
): WaitingQueue => {
  const { waiting, offers, met } = settled(queue, now, times);
  const left: Member[] = [];
  const made: Offer[] = [];
  for (const member of waiting) {
    const at = left.findIndex((other) => mayMeet(member, other));
    const other = left[at];
    if (other === undefined) left.push(member);
    else {
      left.splice(at, 1);
      const [id, seed] = [fresh.freshId(), fresh.freshSeed()];
      made.push({ id, members: [other, member], until: now + times.confirm, confirmed: [], phrases: {}, seed });
    }
  }
  return { waiting: left, offers: [...offers, ...made], met };
};
