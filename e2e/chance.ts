/**
 * Fixed randomness and time: everything the page and its workers draw comes from a seed, and their clocks start at the
 * same noon, so that a test plays the same game on every run.
 */
import type { BrowserContext, Route } from "@playwright/test";

/** A Friday far from any daylight saving change. */
const noon = Date.UTC(2026, 9, 16, 12);

/** Replaces the sources of randomness: runs in the page, and in each worker before its first message. */
const given = ([seed, ahead]: readonly [seed: number, ahead: number]): void => {
  /** A stream for each kind of draw, so that an unpredictable number of ids does not change the dice. */
  const states = new Map<string, number>();
  const begin = (kind: string): number =>
    [...kind].reduce((mixed, letter) => Math.imul(mixed ^ letter.charCodeAt(0), 0x9e3779b1), seed + 1);
  /** Mulberry32. */
  const next = (kind: string): number => {
    const state = ((states.get(kind) ?? begin(kind)) + 0x6d2b79f5) | 0;
    states.set(kind, state);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const fill = <T extends ArrayBufferView | null>(view: T): T => {
    if (view === null) return view;
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next(`${bytes.length} bytes`);
    return view;
  };
  const hex = (length: number): string => Array.from({ length }, () => (next("id") & 15).toString(16)).join("");
  crypto.getRandomValues = fill;
  crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  Math.random = () => next("number") / 2 ** 32;
  const real = Date;
  globalThis.Date = new Proxy(real, {
    construct: (made, from, as) => Reflect.construct(made, from.length > 0 ? from : [real.now() + ahead], as),
    apply: () => new real(real.now() + ahead).toString(),
    get: (from, key) => (key === "now" ? () => real.now() + ahead : Reflect.get(from, key)),
  });
  Object.assign(globalThis, { rewindChance: () => states.clear() });
};

declare global {
  var rewindChance: () => void;
}

export interface Chance {
  /** Restarts all streams: in the open pages, and in workers that start from now on. */
  rewind(): Promise<void>;
  /**
   * Runs a script in every worker of this name before it begins. A route of one's own for the worker's file would be
   * asked in place of this one, and the worker would draw unpredictably.
   */
  inWorkers(worker: string, script: string): void;
}

/** Serves a worker's start file, with code before it. */
const begun = async (route: Route, before: string): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${before}\n${await response.text()}` });
};

/** A worker's name: its file's, up to the digest of its content. */
const workerOf = (address: string): string => /\/([^/]*?)-[^/]*$/.exec(address)?.[1] ?? address;

const numberOf = (name: string): number =>
  [...name].reduce((mixed, letter) => (Math.imul(mixed, 31) + letter.charCodeAt(0)) | 0, 0);

export const giveChance = async (context: BrowserContext, seed: number): Promise<Chance> => {
  const ahead = noon - Date.now();
  /**
   * Each worker has its own stream, or two tables would be identical: by its name and how many of that name there were,
   * since workers of several names start in any order.
   */
  const started = new Map<string, number>();
  const scripts: (readonly [worker: string, script: string])[] = [];
  await context.addInitScript(given, [seed, ahead] as const);
  await context.route(/\.start\.js$/, async (route) => {
    // The service worker must cache the files as built.
    if (route.request().serviceWorker() !== null) return route.continue();
    const worker = workerOf(route.request().url());
    const times = (started.get(worker) ?? 0) + 1;
    started.set(worker, times);
    const drawn = JSON.stringify([seed + 1000 * times + numberOf(worker), ahead]);
    const more = scripts.flatMap(([name, script]) => (name === worker ? [`${script};`] : []));
    // A page may close just as a worker starts; then nobody awaits it.
    await begun(route, [`(${given})(${drawn});`, ...more].join("\n")).catch(() => undefined);
  });
  return {
    async rewind() {
      started.clear();
      for (const page of context.pages()) await page.evaluate(() => rewindChance());
    },
    inWorkers(worker, script) {
      scripts.push([worker, script]);
    },
  };
};
