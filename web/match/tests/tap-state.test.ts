/** What a tap shows until the server has answered it, with a clock that the test turns. */
import { signal } from "@preact/signals";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { trackTaps } from "../online/tap-state.ts";

const openTracker = () => {
  let now = 0;
  let due: { readonly at: number; act(): void }[] = [];
  const stands = signal(true);
  const tracker = trackTaps({
    stands,
    later(milliseconds, act) {
      const one = { at: now + milliseconds, act };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
  });
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    for (const one of due.filter(({ at }) => at <= now)) {
      due = due.filter((other) => other !== one);
      one.act();
    }
  };
  const tap = () => {
    let answer: (read: Result<undefined>) => void = () => undefined;
    const done = tracker.follow(
      new Promise<Result<undefined>>((resolve) => {
        answer = resolve;
      }),
    );
    return {
      answer: (read: Result<undefined>) => {
        answer(read);
        return done;
      },
    };
  };
  return { tracker, stands, pass, tap, kind: () => tracker.state.value?.kind };
};

test("a tap is shown at once, as sending from 200 ms, and as confirmed only after the server's word", async () => {
  const { pass, tap, kind, tracker } = openTracker();
  const { answer } = tap();
  expect(kind()).toBe("placed");
  pass(200);
  expect(kind()).toBe("sending");
  pass(60_000);
  expect(kind()).toBe("sending");
  await answer(accept(undefined));
  expect(tracker.state.value).toMatchObject({ kind: "confirmed", wasSlow: true });
  pass(600);
  expect(kind()).toBeUndefined();
});

test("without a connection it is kept, and sent when the connection is back", async () => {
  const { pass, tap, kind, stands, tracker } = openTracker();
  stands.value = false;
  const { answer } = tap();
  expect(kind()).toBe("kept");
  pass(5000);
  expect(kind()).toBe("kept");
  expect(tracker.unanswered.value).toBe(1);
  stands.value = true;
  expect(kind()).toBe("sending");
  await answer(accept(undefined));
  expect(kind()).toBe("confirmed");
  expect(tracker.unanswered.value).toBe(0);
});

test("a refused tap says why", async () => {
  const { tap, tracker } = openTracker();
  await tap().answer(refuse("too-late", "the match is over"));
  expect(tracker.state.value).toMatchObject({ kind: "refused", refusal: { code: "too-late" } });
});

test("of several taps the newest is shown, and each is answered", async () => {
  const { pass, tap, kind, tracker } = openTracker();
  const [first, second] = [tap(), tap()];
  pass(200);
  await first.answer(accept(undefined));
  expect(kind()).toBe("sending");
  expect(tracker.unanswered.value).toBe(1);
  await second.answer(refuse("not-your-turn", "no"));
  expect(kind()).toBe("refused");
  expect(tracker.unanswered.value).toBe(0);
});
