/** Notices with manners: one at a time, during a match only about it, and none follows to the next page. */
import { expect, test } from "vitest";
import { toastToShow, withoutOtherRooms } from "../toast-order.ts";

const refusal = { room: "#/match/one", text: "not your turn" };
const update = { room: "#/", text: "a new version", stays: true, between: true };
const trouble = { room: "#/match/one", text: "not saved", stays: true };

test("an update is offered between matches only", () => {
  expect(toastToShow([update, refusal], true)).toBe(refusal);
  expect(toastToShow([update], true)).toBeUndefined();
  expect(toastToShow([update, refusal], false)).toBe(update);
});

test("what was said on one page does not follow to the next; what must be seen does", () => {
  expect(withoutOtherRooms([refusal, trouble, update], "#/play/zonk")).toEqual([trouble, update]);
  expect(withoutOtherRooms([refusal], "#/match/one")).toEqual([refusal]);
});
