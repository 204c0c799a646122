/** One writer a match: the messages and locks between two tabs of one browser. */
import { type Signal, signal } from "@preact/signals";
import { accept } from "@turnlight/kernel";
import { afterEach, expect, test } from "vitest";
import { type Between, type Claim, claimsBetween } from "../local/claims.ts";
import type { UnclaimedTable } from "../local/local-table.ts";
import { tablesOf } from "../local/tables.ts";
import type { TableSight } from "../table.ts";

const channels: BroadcastChannel[] = [];
const held: Claim[] = [];
let n = 0;

const channel = (): BroadcastChannel => {
  const opened = new BroadcastChannel(`claims ${n}`);
  channels.push(opened);
  return opened;
};

/** A timeout for messages and locks; reaching it means a hang. */
const long = 60_000;

const tab = (between: Partial<Between> = {}, wait = long) => {
  const { claim } = claimsBetween({ locks: navigator.locks, channel: channel(), ...between }, wait);
  return async (match: string, take = false): Promise<Claim | undefined> => {
    const got = await claim(`${n} ${match}`, { take });
    if (got !== undefined) held.push(got);
    return got;
  };
};

afterEach(() => {
  for (const claim of held.splice(0)) claim.release();
  for (const opened of channels.splice(0)) opened.close();
  n += 1;
});

test("a match that one tab has is open elsewhere for the others, until it is let go", async () => {
  const [one, two] = [tab(), tab()];
  const first = await one("m");
  expect(first?.lost.value).toBe(false);
  expect(await two("m")).toBeUndefined();
  expect(await two("another")).toBeDefined();
  first?.release();
  expect(await two("m")).toBeDefined();
  expect(await one("m")).toBeUndefined();
});

test("who takes it has it, and who had it knows", async () => {
  const [one, two] = [tab(), tab()];
  const first = await one("m");
  const told = new Promise<void>((resolve) => first?.lost.subscribe((lost) => lost && resolve()));
  const second = await two("m", true);
  await told;
  expect(second?.lost.value).toBe(false);
  expect(await one("m")).toBeUndefined();
});

test("a lock that is being let go, as by a page that reloads, is waited for", async () => {
  let letGo = (): void => {};
  await new Promise<void>((begun) => {
    void navigator.locks.request(`turnlight-match ${n} m`, () => {
      begun();
      return new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
  });
  // It receives the request, and answers by closing.
  channel().addEventListener("message", () => letGo());
  expect(await tab()("m")).toBeDefined();
});

test("a tab that sleeps with its match answers nobody: it is open elsewhere, and can be taken", async () => {
  const sleeping = await tab({ channel: undefined })("m");
  const awake = tab({}, 1);
  expect(await awake("m")).toBeUndefined();
  expect(await awake("m", true)).toBeDefined();
  expect(sleeping?.lost.value).toBe(true);
});

test("where there are no locks, the tab that came last has it", async () => {
  const [one, two] = [tab({ locks: undefined }), tab({ locks: undefined })];
  const first = await one("m");
  const told = new Promise<void>((resolve) => first?.lost.subscribe((lost) => lost && resolve()));
  expect((await two("m"))?.lost.value).toBe(false);
  await told;
});

test("where tabs cannot speak at all, everybody plays", async () => {
  const alone = { locks: undefined, channel: undefined };
  expect(await tab(alone)("m")).toBeDefined();
  expect(await tab(alone)("m")).toBeDefined();
});

const tableAt = (address: Signal<string>): UnclaimedTable & { isOpen: boolean } => ({
  isOpen: true,
  address,
  unsaved: signal(undefined),
  sight: signal({} as TableSight),
  listen: () => () => {},
  play: async () => accept(undefined),
  resign: async () => accept(undefined),
  record: async () => accept(""),
  file: async () => accept(new Blob()),
  can: {},
  close() {
    this.isOpen = false;
  },
});

const tablesIn = () => {
  const claims = claimsBetween({ locks: navigator.locks, channel: channel() }, long);
  const opened: ReturnType<typeof tableAt>[] = [];
  const lay = async (address: string) => {
    const table = tableAt(signal(`${n} ${address}`));
    // Replaces `close` of the inner table, behind the one that the page sees.
    table.close = () => {
      table.isOpen = false;
    };
    opened.push(table);
    return accept(table);
  };
  const tables = tablesOf(claims, {
    begin: () => lay("begun"),
    open: (match) => lay(match.slice(`${n} `.length)),
    playOn: () => lay("on"),
  });
  return { tables, opened, open: (match: string, take = false) => tables.open(`${n} ${match}`, { take }) };
};

test("a table closes when another tab takes its match, and says so", async () => {
  const [one, two] = [tablesIn(), tablesIn()];
  const first = await one.open("m");
  expect(await two.open("m")).toMatchObject({ ok: false, refusal: { code: "open-elsewhere" } });
  const table = first.ok ? first.value : undefined;
  const taken = new Promise<void>((resolve) => table?.taken.subscribe((is) => is && resolve()));
  const second = await two.open("m", true);
  await taken;
  expect(one.opened[0]?.isOpen).toBe(false);
  expect(two.opened[0]?.isOpen).toBe(true);
  if (second.ok) second.value.close();
  const again = await one.open("m");
  expect(again.ok).toBe(true);
  if (again.ok) again.value.close();
});

test("a rematch takes the claim along", async () => {
  const [one, two] = [tablesIn(), tablesIn()];
  const address = await one.tables.lay({ game: "dice-race", config: "", sitters: [] });
  const table = await one.tables.open(address.ok ? address.value : "");
  const behind = one.opened[0];
  if (!table.ok || behind === undefined) throw new Error("no table");
  expect((await two.open("begun")).ok).toBe(false);
  (behind.address as Signal<string>).value = `${n} rematch`;
  // The old match is free as soon as the new one is claimed.
  const old = await two.open("begun", true);
  expect(old.ok).toBe(true);
  expect(table.value.taken.value).toBe(false);
  expect((await two.open("rematch")).ok).toBe(false);
  table.value.close();
  if (old.ok) old.value.close();
});
