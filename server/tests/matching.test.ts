/** Quick matches: only people who are there, who want the same, and who both say so are brought together. */
import { fingerprintOf, seedOf } from "@turnlight/kernel";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  emptyQueue,
  isAgreed,
  type Member,
  type WaitingQueue,
  withAnswer,
  withMember,
  withOffers,
  withoutMember,
  withSeen,
  withTable,
} from "../matching/queue.ts";
import { simulateArrivals } from "./support/arrivals.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { draw, openHouse, type TestHouse, Visitor } from "./support/house.ts";
import { Seeker } from "./support/seeker.ts";

const times = { confirm: 5000, laying: 10_000, stale: 10_000, remembered: 30_000 };

const memberOf = (guest: string, now: number, apart: string[] = []): Member => ({
  guest,
  node: "node",
  ticket: guest,
  since: now,
  seen: now,
  person: { name: guest, colour: 0, avatar: 0 },
  apart,
});

test("whatever happens in a queue, nobody is in it twice, and nobody waits while another waits for the same", () => {
  for (let run = 0; run < 200; run++) {
    const dice = draw(`queue ${run}`);
    let queue: WaitingQueue = emptyQueue;
    let now = 0;
    let ids = 0;
    const freshId = (): string => {
      ids += 1;
      return `offer ${ids}`;
    };
    const fresh = { freshId, freshSeed: () => seedOf("s") };
    const here = new Set<string>();
    for (let step = 0; step < 60; step++) {
      now += dice.below(2500);
      const guest = `guest ${dice.below(8)}`;
      const offer = queue.offers[dice.below(Math.max(1, queue.offers.length))];
      switch (dice.below(6)) {
        case 0:
        case 1:
          here.add(guest);
          queue = withMember(queue, memberOf(guest, now, dice.below(6) === 0 ? ["guest 0"] : []));
          break;
        case 2:
          here.delete(guest);
          queue = withoutMember(queue, guest);
          break;
        case 3:
          queue = withSeen(queue, here, now);
          break;
        case 4:
          if (offer !== undefined)
            queue = withAnswer(queue, offer.members[dice.below(2)]?.guest ?? "", { offer: offer.id, agrees: true });
          break;
        default:
          // A tab that closes without a word: nobody renews it any more.
          here.delete(guest);
      }
      queue = withOffers(queue, now, times, fresh);
      const agreed = queue.offers.find(isAgreed);
      if (agreed !== undefined && dice.below(2) === 0) queue = withTable(queue, agreed.id, "table", now);
      const inside = [...queue.waiting, ...queue.offers.flatMap(({ members }) => members)];
      expect(new Set(inside.map((member) => member.guest)).size).toBe(inside.length);
      for (const { seen } of inside) expect(now - seen).toBeLessThan(times.stale);
      for (const [i, one] of queue.waiting.entries())
        for (const other of queue.waiting.slice(i + 1))
          expect(one.apart.includes(other.guest) || other.apart.includes(one.guest)).toBe(true);
      for (const { members } of queue.offers) expect(members[0].apart).not.toContain(members[1].guest);
    }
  }
});

let houses: TestHouse[] = [];
let seekers: Seeker[] = [];
let cluster: Cluster | undefined;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(async () => {
  for (const seeker of seekers.splice(0)) seeker.close();
  for (const house of houses.splice(0)) await house.close();
  houses = [];
  seekers = [];
});
afterAll(async () => cluster?.stop());

const limits = { ...generousLimits, reconcile: 20 };

const opened = async (nodes: number, more: object = {}, world: object = {}): Promise<readonly string[]> => {
  const url = nodes === 1 ? undefined : await cluster?.fresh();
  for (let i = 0; i < nodes; i++)
    houses.push(
      await openHouse(
        { limits: { ...limits, ...more }, ...(url !== undefined && { keep: { kind: "postgres", url } }) },
        world,
      ),
    );
  return houses.map((house) => house.url);
};

const seeker = async (url: string, name: string, visitor?: Visitor): Promise<Seeker> => {
  const one = await Seeker.open(url, name, visitor);
  seekers.push(one);
  return one;
};

describe.each([1, 2])("on %i node(s)", (nodes) => {
  test("two who arrive at the same moment meet, and their match begins", async () => {
    const urls = await opened(nodes);
    const [ada, bo] = await Promise.all([seeker(urls[0] ?? "", "Ada"), seeker(urls.at(-1) ?? "", "Bo")]);
    ada.queue({ clock: 60 });
    bo.queue({ clock: 60 });
    const [one, other] = await Promise.all([ada.is("seated"), bo.is("seated")]);
    expect(one.table).toBe(other.table);
    expect([one.seat, other.seat].sort()).toEqual([0, 1]);
    expect((await ada.visitor.ask("GET", `/api/tables/${one.table}`)).body).toMatchObject({
      phase: "playing",
      clock: 60,
      seats: expect.arrayContaining([
        expect.objectContaining({ name: "Ada" }),
        expect.objectContaining({ name: "Bo" }),
      ]),
    });
    expect((await bo.visitor.ask("GET", "/api/mine")).body).toMatchObject({ tables: [{ table: { id: one.table } }] });
    expect(ada.frames.find(({ kind }) => kind === "found")?.name).toBe("Bo");
  });

  test("many who arrive at once all meet, each with one other", async () => {
    const urls = await opened(nodes);
    const people = await Promise.all(
      Array.from({ length: 24 }, (_, i) => seeker(urls[i % urls.length] ?? "", `P${i}`)),
    );
    for (const one of people) one.queue();
    const seated = await Promise.all(people.map((one) => one.is("seated")));
    const tables = new Map<string | undefined, number>();
    for (const { table } of seated) tables.set(table, (tables.get(table) ?? 0) + 1);
    expect([...tables.values()]).toEqual(Array.from({ length: 12 }, () => 2));
  });

  test("nobody is seated with a closed tab: who does not confirm is out, and the other waits on, at the front", async () => {
    const urls = await opened(nodes, { confirm: 300 });
    const [ada, ghost] = await Promise.all([seeker(urls[0] ?? "", "Ada"), seeker(urls.at(-1) ?? "", "Ghost")]);
    ghost.confirms = false;
    ada.queue();
    ghost.queue();
    await ada.is("found");
    expect((await ghost.is("unqueued")).why).toBe("not-confirmed");
    await ada.is("queued");
    const bo = await seeker(urls.at(-1) ?? "", "Bo");
    bo.queue();
    const [one, other] = await Promise.all([ada.is("seated"), bo.is("seated")]);
    expect(one.table).toBe(other.table);
  });

  test("who closes the tab leaves the queue, also with an offer open", async () => {
    const urls = await opened(nodes);
    const gone = await seeker(urls.at(-1) ?? "", "Gone");
    gone.queue();
    await gone.is("queued");
    gone.close();
    const ada = await seeker(urls[0] ?? "", "Ada");
    const left = await seeker(urls.at(-1) ?? "", "Left");
    left.confirms = false;
    left.queue();
    ada.queue();
    await ada.is("found");
    left.close();
    // Long before the time to confirm is over.
    await ada.is("queued");
    const bo = await seeker(urls.at(-1) ?? "", "Bo");
    bo.queue();
    expect((await ada.is("seated")).table).toBe((await bo.is("seated")).table);
  });

  test("only those who want the same meet: game, settings and pace", async () => {
    const urls = await opened(nodes);
    const wishes = [{ game: "hidden-number" }, { config: "target=30" }, { clock: 60 }, { clock: 60, increment: 5 }, {}];
    const people = await Promise.all(wishes.map((_, i) => seeker(urls[i % urls.length] ?? "", `P${i}`)));
    for (const [i, one] of people.entries()) one.queue(wishes[i]);
    await Promise.all(people.map((one) => one.is("queued")));
    // The same settings in other words, and the last of each kind.
    const others = await Promise.all(wishes.map((_, i) => seeker(urls.at(-1) ?? "", `Q${i}`)));
    for (const [i, one] of others.entries()) one.queue(i === 1 ? { config: "target=30 seats=2" } : { ...wishes[i] });
    for (const [i, one] of people.entries())
      expect((await one.is("seated")).table).toBe((await others[i]?.is("seated"))?.table);
  });

  test("two with a block between them do not meet", async () => {
    const urls = await opened(nodes);
    const [ada, bo] = [await Visitor.guest(urls[0] ?? ""), await Visitor.guest(urls[0] ?? "")];
    const seats = [{ kind: "open" as const }, { kind: "open" as const }];
    const table = await ada.lay({ game: "dice-race", config: "", seats, watching: true });
    await ada.sit(table, "Ada");
    await bo.sit(table, "Bo");
    await ada.ask("POST", `/api/tables/${table}/block`, { seat: 1 });
    const [one, other] = [await seeker(urls[0] ?? "", "Ada", ada), await seeker(urls.at(-1) ?? "", "Bo", bo)];
    one.queue();
    other.queue();
    await one.until((last) => last?.kind === "queued" && last.others === 1);
    const cy = await seeker(urls[0] ?? "", "Cy");
    cy.queue();
    // Whoever waited longer meets the third.
    const meets = await Promise.race([one.is("seated"), other.is("seated")]);
    expect((await cy.is("seated")).table).toBe(meets.table);
  });

  test("of many who arrive while some close their tab, lose their line or sleep, nobody is left over or with a ghost", async () => {
    const urls = await opened(nodes, { confirm: 500 });
    const report = await simulateArrivals({ urls, people: 60, between: 20, within: 1000, seed: `nodes ${nodes}` });
    expect(report).toMatchObject({ arrived: 60, withGone: 0, leftOver: 0 });
    expect(report.seated).toBeGreaterThan(20);
  });

  test("a guest waits by the newest of their connections", async () => {
    const urls = await opened(nodes);
    const first = await seeker(urls[0] ?? "", "Ada");
    first.queue();
    await first.is("queued");
    const second = await seeker(urls.at(-1) ?? "", "Ada", first.visitor);
    second.queue();
    expect((await first.is("unqueued")).why).toBe("elsewhere");
    const bo = await seeker(urls[0] ?? "", "Bo");
    bo.queue();
    expect((await second.is("seated")).table).toBe((await bo.is("seated")).table);
  });
});

test("after a while a bot is offered, and whoever takes it plays at once, with the bot named as one", async () => {
  const [url = ""] = await opened(1, { botAfter: 50 });
  const ada = await seeker(url, "Ada");
  ada.queue({ clock: 60 });
  const { bot } = await ada.until((last) => last?.bot !== undefined);
  expect(bot).toEqual({ offer: "bot", bot: "holds" });
  ada.confirm("bot", true);
  const { table } = await ada.is("seated");
  expect((await ada.visitor.ask("GET", `/api/tables/${table}`)).body).toMatchObject({
    phase: "playing",
    seats: [
      { kind: "person", name: "Ada" },
      { kind: "bot", bot: "holds" },
    ],
  });
  // Nobody meets somebody who plays already.
  const bo = await seeker(url, "Bo");
  bo.queue({ clock: 60 });
  expect(await bo.is("queued")).toMatchObject({ others: 0 });
});

test("phrases of both contribute to a seed that was committed to before", async () => {
  const [url = ""] = await opened(1);
  const people = [await seeker(url, "Ada"), await seeker(url, "Bo")];
  for (const one of people) {
    one.confirms = false;
    one.queue();
  }
  for (const [i, one] of people.entries()) {
    const { offer = "", commitment } = await one.is("found");
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    one.confirm(offer, true, `phrase ${i}`);
  }
  const [ada] = people;
  const { table } = (await ada?.is("seated")) ?? {};
  const { body } = (await ada?.visitor.ask("GET", `/api/tables/${table}`)) ?? {};
  expect(body).toMatchObject({
    commitment: ada?.frames.find(({ kind }) => kind === "found")?.commitment,
    seats: [{ phrase: "revealed" }, { phrase: "revealed" }],
  });
  expect(fingerprintOf("phrase 0")).toHaveLength(64);
});

test("nobody is seated with somebody who has deleted their account or was blocked since they joined", async () => {
  const [url = ""] = await opened(1);
  const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
  const seats = [{ kind: "open" as const }, { kind: "open" as const }];
  const table = await ada.lay({ game: "dice-race", config: "", seats, watching: true });
  await ada.sit(table, "Ada");
  await bo.sit(table, "Bo");
  const people = [await seeker(url, "Ada", ada), await seeker(url, "Bo", bo)] as const;
  for (const one of people) {
    one.confirms = false;
    one.queue();
  }
  const offers = await Promise.all(people.map((one) => one.is("found")));
  await bo.ask("POST", `/api/tables/${table}/block`, { seat: 0 });
  for (const [i, one] of people.entries()) one.confirm(offers[i]?.offer ?? "", true);
  await Promise.all(people.map((one) => one.is("queued")));
  await bo.ask("POST", "/api/me/delete", {});
  const cy = await seeker(url, "Cy");
  for (const one of [...people, cy]) one.confirms = true;
  cy.queue();
  // Whether the one who is gone is offered first or not.
  expect((await cy.is("seated")).table).toBe((await people[0].is("seated")).table);
});

test("the queue is for guests with a proper name, and for matches of two", async () => {
  const [url = ""] = await opened(1);
  const nobody = await seeker(url, "Nobody", new Visitor(url));
  expect(await nobody.answer(nobody.queue())).toBe("no-guest");
  const odd = await seeker(url, "\u202eAda");
  expect(await odd.answer(odd.queue())).toBe("odd-characters");
  const ada = await seeker(url, "Ada");
  expect(await ada.answer(ada.queue({ game: "zonk", config: "seats=3" }))).toBe("wrong-seats");
  expect(await ada.answer(ada.queue({ game: "none" }))).not.toBe("done");
  expect(await ada.answer(ada.queue({ increment: 5 }))).toBe("bad-clock");
  expect(await ada.answer(ada.queue({ increment: 5, clock: 86_400 }))).toBe("bad-clock");
  expect(await ada.answer(ada.confirm("none", true))).toBe("not-queued");
});

test("who leaves the queue is told so, and is not offered to anybody", async () => {
  const [url = ""] = await opened(1);
  const ada = await seeker(url, "Ada");
  ada.queue();
  await ada.is("queued");
  ada.unqueue();
  expect((await ada.is("unqueued")).why).toBe("left");
  const bo = await seeker(url, "Bo");
  bo.queue();
  expect(await bo.is("queued")).toMatchObject({ others: 0 });
});
