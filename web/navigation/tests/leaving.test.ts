/** Leaving a page that guards unsaved progress, and the scroll position of a new page. */
import { beforeEach, expect, test, vi } from "vitest";

/** A fake of the browser's location and its change events. */
let arrive = (): void => undefined;
let scrolled: number;
let transitions: number;
const page = {
  at: "#/match/one",
  get hash() {
    return this.at;
  },
  set hash(to: string) {
    this.at = to.startsWith("#") ? to : `#${to}`;
    arrive();
  },
};

/** Waits until all pending promises have settled. */
const settled = async () => {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
};

beforeEach(() => {
  vi.resetModules();
  page.at = "#/match/one";
  scrolled = 0;
  transitions = 0;
  vi.stubGlobal("location", page);
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
    arrive = listener;
  });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, hash: string) => {
      page.at = hash;
    },
  });
  vi.stubGlobal("scrollTo", () => {
    scrolled += 1;
  });
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    startViewTransition: (show: () => void) => {
      transitions += 1;
      show();
      return { ready: Promise.reject(new Error("skipped")), finished: Promise.resolve() };
    },
  });
  return () => vi.unstubAllGlobals();
});

/** A leave guard that waits to be answered and counts how often it was asked. */
const question = () => {
  const answers: ((meant: boolean) => void)[] = [];
  return { answers, ask: () => new Promise<boolean>((resolve) => answers.push(resolve)) };
};

test("without anything to lose one is in the next room at once, at its top, with a transition", async () => {
  const { go, route } = await import("../routes.ts");
  go("/settings");
  expect(route.value).toEqual({ name: "settings" });
  expect([scrolled, transitions]).toEqual([1, 1]);
});

test("a transition that is skipped shows the page all the same and troubles nobody", async () => {
  const { go, route } = await import("../routes.ts");
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  go("/settings");
  await settled();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(route.value).toEqual({ name: "settings" });
  expect(unhandled).not.toHaveBeenCalled();
});

test("a page that only starts a match leaves its lobby behind it", async () => {
  const { putBehind, route, showAddress } = await import("../routes.ts");
  putBehind("/play/zonk");
  expect([page.hash, route.value]).toEqual(["#/play/zonk", { name: "match", id: "one" }]);
  showAddress();
  expect(route.value).toEqual({ name: "play", game: "zonk" });
});

test("where motion is reduced, or a browser knows no transition, there is none", async () => {
  const { go, route } = await import("../routes.ts");
  document.documentElement.dataset["motion"] = "reduced";
  go("/settings");
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  go("/profile");
  expect(route.value).toEqual({ name: "profile" });
  expect([scrolled, transitions]).toEqual([2, 0]);
});

test("until somebody has said that they mean it, room and address stay as they are", async () => {
  const { beforeLeaving, go, route } = await import("../routes.ts");
  const { answers, ask } = question();
  beforeLeaving(ask);
  go("/settings");
  expect([page.hash, route.value]).toEqual(["#/match/one", { name: "match", id: "one" }]);
  answers[0]?.(true);
  await settled();
  expect([page.hash, route.value]).toEqual(["#/settings", { name: "settings" }]);
  // The guard is asked once, not again on the next page.
  go("/profile");
  expect(route.value).toEqual({ name: "profile" });
  expect(answers).toHaveLength(1);
});

test("whoever stays is asked again the next time, and never twice at once", async () => {
  const { beforeLeaving, go, route } = await import("../routes.ts");
  const { answers, ask } = question();
  beforeLeaving(ask);
  go("/settings");
  go("/profile");
  expect(answers).toHaveLength(1);
  answers[0]?.(false);
  await settled();
  expect([page.hash, route.value]).toEqual(["#/match/one", { name: "match", id: "one" }]);
  go("/settings");
  expect(answers).toHaveLength(2);
});

test("once there is nothing to lose nobody is asked, and an old guard takes no newer one along", async () => {
  const { beforeLeaving, go, route } = await import("../routes.ts");
  const [first, second] = [question(), question()];
  const stopFirst = beforeLeaving(first.ask);
  const stopSecond = beforeLeaving(second.ask);
  stopFirst();
  go("/settings");
  expect([first.answers.length, second.answers.length]).toEqual([0, 1]);
  second.answers[0]?.(false);
  await settled();
  stopSecond();
  go("/settings");
  expect(route.value).toEqual({ name: "settings" });
  expect(second.answers).toHaveLength(1);
});
