// How soon the hall offers the matches one left, with 5 and with 5,000 matches kept, half of them finished: the time
// from opening the page to the list. `npm run bench:store`; the ratio should be near 1, however much is kept.
import { availableParallelism, loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { serve } from "@turnlight/server";
import { launch } from "../tools/browser.mjs";
import { buildIfNeeded } from "../tools/build.mjs";

const rounds = 7;
const entries = 20;

if (buildIfNeeded() !== 0) process.exit(1);
const served = await serve({ port: 0, host: "127.0.0.1" });
if (!served.ok) throw new Error(served.refusal.reason);
const browser = await chromium.launch(launch());

/** Lays so many matches on the device, as the store lays them. */
const plant = ([count, length]) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("turnlight");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const shelves = ["heads", "log", "running-list", "archive", "finished-list", "results"];
      const transaction = opening.result.transaction(shelves, "readwrite");
      const put = (shelf, key, value) => transaction.objectStore(shelf).put({ v: 1, at: 1, value }, key);
      const sitters = [{ kind: "person", name: "Ada", colour: 0, avatar: 0 }];
      for (let i = 0; i < count; i++) {
        const id = `match${i}`;
        const at = 1_790_000_000_000 + i;
        const game = "dice-race";
        const series = { first: 0, results: [] };
        const head = {
          id,
          game,
          rules: 1,
          config: "seats=1 target=20",
          seed: "0".repeat(64),
          sitters,
          series,
          begun: at,
        };
        const log = Array.from({ length }, (_, n) => ({
          version: n + 1,
          at,
          happened: { kind: "entry", entry: { n: n + 1, by: 0, move: "roll", at } },
        }));
        const line = { id, game, sitters, begun: at, version: length, entries: length, notes: 0 };
        if (i % 2 === 0) {
          put("heads", id, head);
          for (const logged of log)
            put("log", `${id}/${String(logged.version).padStart(10, "0")}`, { match: id, logged });
          put("running-list", id, { ...line, touched: at });
        } else {
          const end = { ended: at, scores: [20], earned: [] };
          put("archive", id, { head, log, ...end });
          put("finished-list", id, { ...line, ...end });
          const counted = { seat: 0, begun: at, ended: at, won: true, score: 20, decisions: length, judged: true };
          put("results", id, { match: id, game, ...counted });
        }
      }
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Milliseconds from opening the page to the list of matches one left. */
const timed = async (count) => {
  const context = await browser.newContext({ baseURL: served.value.url, serviceWorkers: "block", locale: "en-GB" });
  const first = await context.newPage();
  await first.goto("/");
  await first.getByRole("heading", { level: 1 }).waitFor();
  await first.waitForLoadState("networkidle");
  await first.evaluate(plant, [count, entries]);
  await first.close();
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('a[href^="#/match/"]') === null) return;
        observer.disconnect();
        window.listedAfter = performance.now();
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto("/");
    times.push(await (await page.waitForFunction(() => window.listedAfter)).jsonValue());
    await page.close();
  }
  await context.close();
  return median(times);
};

const few = await timed(5);
const many = await timed(5000);
console.log(`the hall lists the matches one left after`);
console.log(`  ${few.toFixed(0)} ms with 5 matches kept`);
console.log(`  ${many.toFixed(0)} ms with 5,000 matches kept`);
console.log(
  `ratio ${(many / few).toFixed(2)} (median of ${rounds}; ${loadavg()[0].toFixed(1)} busy on ${availableParallelism()} cores)`,
);
await browser.close();
await served.value.close();
