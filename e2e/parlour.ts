/** The test every spec starts from: the built page on our own server, and a watch for errors nobody asked for. */
import { test as base, expect, type Page } from "@playwright/test";
import { type Served, serve } from "@turnlight/server";

/** Serves a built page on a free port. */
export const servePage = async (page?: string): Promise<Served> => {
  const begun = await serve({ port: 0, host: "127.0.0.1", ...(page === undefined ? {} : { page }) });
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

export const test = base.extend<{ readonly noComplaints: undefined }, { readonly parlour: Served }>({
  parlour: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from here.
    async ({}, use) => {
      const served = await servePage();
      await use(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ parlour }, use) => use(parlour.url),
  noComplaints: [
    async ({ page }, use) => {
      const heard = complaints(page);
      await use(undefined);
      expect(heard, "console and page errors").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
