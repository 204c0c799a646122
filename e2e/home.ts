/** The test every spec starts from: the built page on our own server, and a watch for errors nobody asked for. */
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, serve } from "@turnlight/server";
import { freePort } from "../server/tests/support/free-port.ts";
import { type Chance, giveChance } from "./chance.ts";

/** Serves a built page at a port that stays its own when it ends, so that it can be served there again. */
export const servePage = async (page?: string, port?: number): Promise<RunningServer> => {
  const begun = await serve({
    port: port ?? (await freePort()),
    host: "127.0.0.1",
    ...(page === undefined ? {} : { page }),
  });
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return begun.value;
};

/** The runner's own word about what the tests asked for, and a drawing board in software about how slow it is. */
const ownDoing = /^Service Worker registration blocked by Playwright$|GL Driver Message \(OpenGL, Performance/;

/** Collects what a page complains about. */
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
 * Lets the page make its music for nobody: it plays as ever, but nothing of it reaches a device, so that no machine
 * computes it. Runs in the page.
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
  /** Whether what the page plays is computed: only the tests of its sound want that. */
  readonly audible: boolean;
  readonly hushed: undefined;
  /** What all dice of the test follow from. */
  readonly seed: number;
  readonly chance: Chance;
  /** Opens a page where nobody has been yet, with the same dice. */
  onAnotherDevice(act: (page: Page) => Promise<void>): Promise<void>;
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
    await use(async (act) => {
      const context = await browser.newContext();
      await giveChance(context, seed);
      await act(await context.newPage());
      await context.close();
    });
  },
  baseURL: async ({ parlour }, use) => use(parlour.url),
  noComplaints: [
    async ({ page }, use, info) => {
      const heard = complaints(page);
      await use(undefined);
      // Here, since the runner itself takes a picture of every page that closes before it knows how the test ended.
      if (info.status !== info.expectedStatus)
        await page.screenshot({ path: info.outputPath("page.png") }).catch(() => undefined);
      expect(heard, "console and page errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
