/** The lock around a page's repair: nobody writes meanwhile, and nobody waits for ever. */
import { expect, test } from "vitest";
import { afterRepair, repairFirst } from "../repair/repair-lock.ts";

/** A page whose repair goes on until the test ends it. */
const mending = (fails = false) => {
  let finish = (): void => {};
  const work = new Promise<void>((resolve, reject) => {
    finish = fails ? () => reject(new Error("no room")) : resolve;
  });
  return { done: repairFirst(() => work), finish: () => finish() };
};

const patient = 60_000;

test("whoever asks while a page mends goes on once it is done, also where it failed", async () => {
  for (const fails of [false, true]) {
    const page = mending(fails);
    page.done.catch(() => {});
    const order: string[] = [];
    const worker = afterRepair(patient).then(() => order.push("worker"));
    order.push("mended");
    page.finish();
    await worker;
    expect(order).toEqual(["mended", "worker"]);
  }
});

test("a page that never ends is waited for only so long", async () => {
  const page = mending();
  await afterRepair(1);
  page.finish();
  await page.done;
});

test("without locks nobody waits", async () => {
  let finish = (): void => {};
  const page = repairFirst(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    null,
  );
  await afterRepair(patient, null);
  finish();
  await page;
});
