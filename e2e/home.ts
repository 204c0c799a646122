/** The base fixture of every spec: the built page on our own server, failing on unexpected errors. */
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, serve } from "@turnlight/server";
import { freePort } from "../server/tests/support/free-port.ts";
import { type Chance, giveChance } from "./chance.ts";

/** Serves a built page on a port that stays reserved after it stops, so that it can be served there again. */
export const servePage = async (page?: string, port?: number): Promise<RunningServer> => {
  const begun = await serve({
    port: port ?? (await freePort()),
    host: "127.0.0.1",
    ...(page === undefined ? {} : { page }),
  });
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return begun.value;
};

/** Expected messages: the runner's own, and software WebGL's about its speed. */
const ownDoing = /^Service Worker registration blocked by Playwright$|GL Driver Message \(OpenGL, Performance/;

/** Collects a page's errors and warnings. */
const complaints = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    const loud = message.type() === "error" || message.type() === "warning";
    if (loud && !ownDoing.test(message.text())) heard.push(`console ${message.type()}: ${message.text()}`);
  });
  return heard;
};

/**
 * Lets the page play its music without output: everything runs as usual, but nothing reaches a device, so that the
 * audio is not computed. Runs in the page.
 */
const hush = (): void => {
  const { AudioContext: Real, AudioNode } = globalThis;
  globalThis.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      const nowhere = { ...options, sinkId: { type: "none" } };
      super(nowhere);
    }
  };
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (this: AudioNode, ...to: readonly unknown[]) {
    return to[0] instanceof AudioDestinationNode ? to[0] : Reflect.apply(connect, this, to);
  };
};

export interface Given {
  /** Whether audio is computed: only the sound tests need that. */
  readonly audible: boolean;
  readonly hushed: undefined;
  /** The seed of all randomness in the test. */
  readonly seed: number;
  readonly chance: Chance;
  /**
   * Opens a page in a fresh context, which draws from a seed of its own: what is equal there is not so by chance. Alike
   * draws the same instead.
   */
  onAnotherDevice(act: (page: Page) => Promise<void>, how?: "alike"): Promise<void>;
  readonly noComplaints: undefined;
}

export const test = base.extend<Given, { readonly parlour: RunningServer }>({
  seed: [1, { option: true }],
  audible: [false, { option: true }],
  hushed: [
    async ({ context, audible }, use) => {
      if (!audible) await context.addInitScript(hush);
      await use(undefined);
    },
    { auto: true },
  ],
  chance: [async ({ context, seed }, use) => use(await giveChance(context, seed)), { auto: true }],
  parlour: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
    async ({}, use) => {
      const served = await servePage();
      await use(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  onAnotherDevice: async ({ browser, seed }, use) => {
    await use(async (act, how) => {
      const context = await browser.newContext();
      await giveChance(context, how === "alike" ? seed : seed + 500);
      await act(await context.newPage());
      await context.close();
    });
  },
  baseURL: async ({ parlour }, use) => use(parlour.url),
  noComplaints: [
    async ({ page }, use, info) => {
      const heard = complaints(page);
      await use(undefined);
      // Done here, since the runner takes a screenshot of every page that closes before it knows how the test ended.
      if (info.status !== info.expectedStatus)
        await page.screenshot({ path: info.outputPath("page.png") }).catch(() => undefined);
      expect(heard, "console and page errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
