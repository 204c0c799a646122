/** What plates say, and when a claim opens. */
import { expect, test } from "vitest";
import { de as meetingDe } from "../meeting/words.de.ts";
import { en as meetingEn } from "../meeting/words.en.ts";
import { claimState, type PlatePlace, plateState } from "../presence/plate-state.ts";
import { clockText } from "../presence/time.ts";
import { en } from "../presence/words.en.ts";

const now = 1_000_000;
const theirs: PlatePlace = {
  isMe: false,
  presence: { seat: 1, state: "connected", since: 0 },
  isOnTurn: false,
  intent: undefined,
  tap: undefined,
  stands: true,
  now,
};

test("a plate says connected, thinking, holding, reconnecting or how long somebody has been away", () => {
  const said = (changed: Partial<PlatePlace>): string => plateState({ ...theirs, ...changed }, en).text;
  expect(said({})).toBe("Connected");
  expect(said({ isOnTurn: true })).toBe("Thinking…");
  expect(said({ isOnTurn: true, intent: { kind: "holding", dice: [0, 2] } })).toBe("Holding 2 dice");
  expect(said({ presence: { seat: 1, state: "reconnecting", since: now } })).toBe("Reconnecting…");
  expect(said({ presence: { seat: 1, state: "away", since: now - 45_000 } })).toBe("Away 0:45");
  expect(said({ presence: { seat: 1, state: "away" } })).toBe("Away");
});

test("one's own plate says how far one's tap has come", () => {
  const mine = { ...theirs, isMe: true };
  expect(plateState(mine, en)).toEqual({ kind: "connected", text: "Connected" });
  expect(plateState({ ...mine, stands: false }, en).kind).toBe("lost");
  for (const kind of ["placed", "sending", "kept", "confirmed", "refused"] as const)
    expect(plateState({ ...mine, tap: { n: 1, kind, wasSlow: false } }, en)).toEqual({ kind, text: en[kind] });
});

test("a claim counts down, and opens only against who is away, waited for and has no days off", () => {
  const away = { seat: 1, state: "away", since: now - 45_000 } as const;
  const place = { presence: [away], me: 0, waiting: [1], after: 120, vacations: [], now };
  expect(claimState(place)).toEqual({ seat: 1, in: 75_000, share: 0.375 });
  expect(claimState({ ...place, now: now + 75_000 })).toEqual({ seat: 1, in: 0, share: 1 });
  expect(claimState({ ...place, after: undefined })).toBeUndefined();
  expect(claimState({ ...place, waiting: [0] })).toBeUndefined();
  expect(claimState({ ...place, vacations: [1] })).toBeUndefined();
  expect(claimState({ ...place, presence: [{ ...away, state: "reconnecting" }] })).toBeUndefined();
});

test("clocks read as people read them", () => {
  expect([0, 999, 45_000, 75_000, 3_600_000, 90_000_000].map(clockText)).toEqual([
    "0:00",
    "0:01",
    "0:45",
    "1:15",
    "1 h 0 min",
    "1 d 1 h",
  ]);
});

test("a win or a draw is promised to two players only: among more, the others play on", () => {
  expect([meetingEn.rules.claim("1 day", 2), meetingDe.rules.claim("1 Tag", 2)]).toEqual([
    expect.stringContaining("claim the win or a draw"),
    expect.stringContaining("den Sieg oder ein Remis beanspruchen"),
  ]);
  for (const players of [3, 6])
    expect([meetingEn.rules.claim("1 day", players), meetingDe.rules.claim("1 Tag", players)]).toEqual([
      expect.stringContaining("play on without them"),
      expect.stringContaining("ohne ihn weiterspielen"),
    ]);
});
