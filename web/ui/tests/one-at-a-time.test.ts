/** An action requested twice at once is run once. */
import { expect, test } from "vitest";
import { oneAtATime } from "../one-at-a-time.ts";

test("while one thing is on its way, another is not begun", async () => {
  const { going, run } = oneAtATime();
  const done: string[] = [];
  let arrive = (): void => {};
  const way = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const first = run(async () => {
    await way;
    done.push("first");
    return 1;
  });
  expect(going.value).toBe(true);
  expect(await run(async () => done.push("second"))).toBeUndefined();
  arrive();
  expect(await first).toBe(1);
  expect(going.value).toBe(false);
  await run(async () => done.push("third"));
  expect(done).toEqual(["first", "third"]);
});

test("what fails leaves the way free", async () => {
  const { going, run } = oneAtATime();
  await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(going.value).toBe(false);
  expect(await run(async () => "yes")).toBe("yes");
});
