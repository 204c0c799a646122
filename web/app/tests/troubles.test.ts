/** Background failures are reported: once per occurrence, and once per device for permanent ones. */
import { beforeEach, expect, test, vi } from "vitest";

let kept: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => undefined });
  return () => vi.unstubAllGlobals();
});

/** The page as it is after a reload, with English texts. */
const openPage = async () => {
  vi.resetModules();
  const { toastQueue, dismiss } = await import("../../ui/toast-queue.ts");
  const { en } = await import("../../language/texts/rooms.en.ts");
  const { refusalText } = await import("../../language/refusals.ts");
  const { change } = await import("../../settings/settings.ts");
  change({ language: "en" });
  const { startLanguage } = await import("../../language/language.ts");
  await startLanguage();
  const said = () => toastQueue.value.map(({ text }) => text);
  return {
    ...(await import("../troubles.ts")),
    words: en.trouble,
    refusalText,
    toastQueue,
    said,
    read: () => {
      for (const { n } of toastQueue.value) dismiss(n);
    },
    /** Resolves once this text is shown. */
    until: (text: string) =>
      new Promise<void>((resolve) => {
        toastQueue.subscribe(() => {
          if (said().includes(text)) resolve();
        });
      }),
  };
};

test("a trouble is said in its own words, as a warning that stays", async () => {
  const { sayTrouble, toastQueue, words } = await openPage();
  await sayTrouble("store-slow");
  expect(toastQueue.value).toMatchObject([{ text: words["store-slow"], tone: "warn", stays: true }]);
});

test("one without words of its own is said as the refusal it comes from", async () => {
  const { sayTrouble, said, refusalText } = await openPage();
  await sayTrouble("too-fast");
  expect(said()).toEqual([refusalText({ code: "too-fast" })]);
  expect(said()[0]).not.toBe("");
});

test("while it is still to be read it is not said twice, and afterwards it is said again", async () => {
  const { sayTrouble, said, words, read } = await openPage();
  await sayTrouble("store-full");
  await sayTrouble("store-full");
  expect(said()).toEqual([words["store-full"]]);
  read();
  await sayTrouble("store-full");
  expect(said()).toEqual([words["store-full"]]);
});

test("what a device does not have is said there once, also after a reload; another trouble is said every time", async () => {
  const first = await openPage();
  await first.sayTrouble("sound-blocked");
  expect(first.said()).toEqual([first.words["sound-blocked"]]);
  first.read();
  await first.sayTrouble("sound-blocked");
  expect(first.said()).toEqual([]);
  const next = await openPage();
  await next.sayTrouble("sound-blocked");
  await next.sayTrouble("store-slow");
  expect(next.said()).toEqual([next.words["store-slow"]]);
});

test("where nothing can be kept, what lasts is said at every visit", async () => {
  vi.stubGlobal("localStorage", undefined);
  for (let visit = 0; visit < 2; visit++) {
    const { sayTrouble, said, words } = await openPage();
    await sayTrouble("sound-blocked");
    expect(said()).toEqual([words["sound-blocked"]]);
  }
});

test("of a store's troubles each is said once, however often the list is told", async () => {
  const { sayNewTroubles, said, words, read, until } = await openPage();
  const slow = { key: "store-slow", at: 1 } as const;
  sayNewTroubles([slow]);
  await until(words["store-slow"]);
  read();
  sayNewTroubles([slow, { key: "store-full", at: 2 }]);
  await until(words["store-full"]);
  expect(said()).toEqual([words["store-full"]]);
  read();
  // The same again is another occurrence.
  sayNewTroubles([slow, { key: "store-slow", at: 3 }]);
  await until(words["store-slow"]);
  expect(said()).toEqual([words["store-slow"]]);
});
