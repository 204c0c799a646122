/** Notices with manners: one at a time, during a match only about it, and at most one piece of news follows a match. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onNextPage, toastToShow } from "../toast-order.ts";

const refusal = { room: "#/match/one", text: "not your turn" };
const update = { room: "#/", text: "a new version", stays: true, between: true };
const trouble = { room: "#/match/one", text: "not saved", stays: true };
const trophy = { room: "#/match/one", text: "a trophy", between: true };
const another = { room: "#/match/one", text: "another trophy", between: true };

test("an update is offered between matches only", () => {
  expect(toastToShow([update, refusal], true)).toBe(refusal);
  expect(toastToShow([update], true)).toBeUndefined();
  expect(toastToShow([update, refusal], false)).toBe(update);
});

test("what was said on one page does not follow to the next; what must be seen does", () => {
  const seen = () => true;
  expect(onNextPage([refusal, trouble, update], "#/play/zonk", seen)).toEqual({ queue: [trouble, update], missed: [] });
  expect(onNextPage([refusal], "#/match/one", seen).queue).toEqual([refusal]);
});

test("of a match's news one is shown afterwards, and the rest is in the list; so is what was never shown", () => {
  const { queue, missed } = onNextPage([trophy, another, update, refusal], "#/", () => false);
  expect(queue).toEqual([trophy, update]);
  expect(missed).toEqual([another, refusal]);
});

/** The queue on a page of its own, whose address changes at will. */
const queueOn = async (hash: string) => {
  const place = new EventTarget();
  vi.stubGlobal("location", { hash });
  vi.stubGlobal("addEventListener", place.addEventListener.bind(place));
  vi.resetModules();
  const queue = await import("../toast-queue.ts");
  const goTo = (next: string) => {
    vi.stubGlobal("location", { hash: next });
    place.dispatchEvent(new Event("hashchange"));
  };
  return { ...queue, goTo };
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test("news waits through a match, is shown once after it, and is kept if nobody touches it", async () => {
  const { toast, shownToast, missedToasts, expire, goTo } = await queueOn("#/match/one");
  toast("a trophy", { between: true });
  toast("another trophy", { between: true });
  expect(shownToast.value).toBeUndefined();
  goTo("#/");
  expect(shownToast.value?.text).toBe("a trophy");
  expect(missedToasts.value.map(({ text }) => text)).toEqual(["another trophy"]);
  if (shownToast.value !== undefined) expire(shownToast.value);
  expect(shownToast.value).toBeUndefined();
  expect(missedToasts.value.map(({ text }) => text)).toEqual(["another trophy", "a trophy"]);
});

test("an answer that went by is gone, and one that was dismissed is not missed", async () => {
  const { toast, shownToast, missedToasts, expire, dismiss } = await queueOn("#/settings");
  toast("copied");
  if (shownToast.value !== undefined) expire(shownToast.value);
  toast("a trophy", { between: true });
  if (shownToast.value !== undefined) dismiss(shownToast.value.n);
  expect(shownToast.value).toBeUndefined();
  expect(missedToasts.value).toEqual([]);
});

test("the update waits behind the match and is never in the list", async () => {
  const { toast, shownToast, missedToasts, goTo } = await queueOn("#/match/one");
  toast("a new version", { stays: true, between: true });
  expect(shownToast.value).toBeUndefined();
  goTo("#/match/two");
  expect(shownToast.value).toBeUndefined();
  goTo("#/play/zonk");
  expect(shownToast.value?.text).toBe("a new version");
  goTo("#/");
  expect(shownToast.value?.text).toBe("a new version");
  expect(missedToasts.value).toEqual([]);
});
