/** Results on their way to a board or a challenge: what was played without a connection waits here until there is one. */
import { playersOf, recordOf, tableAfterLog } from "@turnlight/host";
import { type Refusal, type Result, writeRecord } from "@turnlight/kernel";
import { boolean, object, oneOf, string, timestamp } from "@turnlight/kernel/schema";
import type { SentResult } from "@turnlight/wire";
import { hasVisited } from "../match/online/visited.ts";
import { ownSeat } from "../match/start-match.ts";
import { store } from "../store/device-store.ts";
import type { Format } from "../store/index.ts";
import { boardsApi, type ShownPerson } from "./boards-api.ts";
import { markWaiting } from "./waiting-mark.ts";

const states = ["waiting", "sent", "refused"] as const;

interface OutboxItem {
  /** A board's name, or `challenge` and its id. */
  readonly to: string;
  readonly state: (typeof states)[number];
  readonly at: number;
}

const format: Format<OutboxItem> = {
  name: "results-sent",
  version: 1,
  read: object({ to: string(1, 200), state: oneOf(...states), at: timestamp }),
};
const consentFormat: Format<{ readonly always: boolean }> = {
  name: "results-consent",
  version: 1,
  read: object({ always: boolean }),
};

const drawer = async () => (await store).drawer("hall", format);
const consentDrawer = async () => (await store).drawer("hall", consentFormat);
const only = "boards";

/** Whether results go to boards without being asked each time. */
export const sendsAlways = async (): Promise<boolean> => (await (await consentDrawer()).get(only))?.always === true;
export const setSendsAlways = async (always: boolean): Promise<void> => {
  await (await consentDrawer()).put(only, { always });
};

/** A published level that was solved. */
export const publishedTarget = (id: string): string => `published ${id}`;

export const challengeTarget = (id: string): string => `challenge ${id}`;

export const sentState = async (match: string): Promise<OutboxItem | undefined> => (await drawer()).get(match);

/** What is sent of a match: its record, and the notes about help. */
export const resultOf = async (match: string): Promise<SentResult | undefined> => {
  const archived = await (await store).archived(match);
  if (archived === undefined) return undefined;
  const { sitters, notes } = tableAfterLog(archived);
  // Nobody's name is part of it; who sent it is said beside it.
  const players = playersOf(sitters).map(({ bot }) => ({ name: "", ...(bot !== undefined && { bot }) }));
  return {
    record: writeRecord({ ...recordOf(archived), players }),
    notes: notes.map(({ after, seat, text }) => ({ after, seat, text })),
  };
};

export const shownPerson = (): ShownPerson => {
  const { name, colour, avatar } = ownSeat();
  return { name, colour, avatar };
};

/** These pass by themselves; any other refusal would be the same next time. */
const passing = ["no-line", "too-fast", "too-busy", "closing", "not-kept", "server-broken"];

const sendOne = async (match: string, { to, at }: OutboxItem): Promise<Refusal | undefined> => {
  const items = await drawer();
  const sent = await resultOf(match);
  if (sent === undefined) {
    await items.remove(match);
    return undefined;
  }
  const challenge = /^challenge ([\w-]+)$/.exec(to)?.[1];
  const published = /^published ([\w-]+)$/.exec(to)?.[1];
  const send = (): Promise<Result<unknown>> => {
    if (published !== undefined) return boardsApi.solve(published, sent);
    return challenge === undefined
      ? boardsApi.send(to, shownPerson(), sent)
      : boardsApi.takeChallenge(challenge, shownPerson(), sent);
  };
  const answer = await send();
  if (answer.ok) {
    hasVisited.keep();
    await items.put(match, { to, at, state: "sent" });
  } else if (!passing.includes(answer.refusal.code)) await items.put(match, { to, at, state: "refused" });
  return answer.ok ? undefined : answer.refusal;
};

let flushing: Promise<void> = Promise.resolve();

/** Sends all that waits, one after the other. */
export const flush = (): Promise<void> => {
  flushing = flushing
    .then(async () => {
      for (const { key, value } of await (await drawer()).list())
        if (value.state === "waiting") await sendOne(key, value);
      markWaiting((await (await drawer()).list()).some(({ value }) => value.state === "waiting"));
    })
    .catch(() => undefined);
  return flushing;
};

const putAndSend = async (match: string, to: string): Promise<Refusal | undefined> => {
  const items = await drawer();
  const before = await items.get(match);
  if (before?.state === "sent") return undefined;
  const item: OutboxItem = { to, state: "waiting", at: Date.now() };
  await items.put(match, item);
  const refusal = await sendOne(match, item);
  if ((await items.get(match))?.state === "waiting") markWaiting(true);
  return refusal;
};

/** Results that are being sent, so that two parts of the page send each only once. */
const underWay = new Map<string, Promise<Refusal | undefined>>();

/** Puts a result into the outbox and tries to send it at once; resolves with why it could not be, if so. */
export const sendResult = (match: string, to: string): Promise<Refusal | undefined> => {
  const key = `${match} ${to}`;
  const sending = underWay.get(key) ?? putAndSend(match, to).finally(() => underWay.delete(key));
  underWay.set(key, sending);
  return sending;
};
