/** A device with years of play: many matches written at once in the store's own layout. */
import type { Page } from "@playwright/test";

/** How many of each, and how many entries each has. */
interface Kept {
  readonly running: number;
  readonly finished: number;
  readonly entries: number;
  /** How many people share the device at each match; one, unless said otherwise. */
  readonly people?: number;
}

const game = "dice-race";

/** Serialised into the page, so it must be self-contained. */
const lay = ({ running, finished, entries, people = 1, game }: Kept & { readonly game: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("turnlight");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const shelves = ["heads", "log", "running-list", "archive", "finished-list", "results"];
      const transaction = opening.result.transaction(shelves, "readwrite");
      const put = (shelf: string, key: string, value: unknown) =>
        transaction.objectStore(shelf).put({ v: 1, at: 1, value }, key);
      const ada = { kind: "person", name: "Ada", colour: 0, avatar: 0 };
      const sitters = Array.from({ length: people }, () => ada);
      for (let i = 0; i < running + finished; i++) {
        const id = `match${i}`;
        const at = 1_790_000_000_000 + i;
        const series = { first: 0, results: [] };
        const config = "seats=1 target=20";
        const head = { id, game, rules: 1, config, seed: "0".repeat(64), sitters, series, begun: at };
        const log = Array.from({ length: entries }, (_, n) => ({
          version: n + 1,
          at,
          happened: { kind: "entry", entry: { n: n + 1, by: 0, move: "roll", at } },
        }));
        const line = { id, game, sitters, begun: at, version: entries, entries, notes: 0 };
        if (i < running) {
          put("heads", id, head);
          for (const logged of log)
            put("log", `${id}/${String(logged.version).padStart(10, "0")}`, { match: id, logged });
          put("running-list", id, { ...line, touched: at });
        } else {
          const end = { ended: at, scores: [20], earned: [] };
          put("archive", id, { head, log, ...end });
          put("finished-list", id, { ...line, ...end });
          const counted = { seat: 0, begun: at, ended: at, won: true, score: 20, decisions: entries, judged: true };
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

/** The page must have been open long enough to have created its store. */
export const plant = (page: Page, kept: Kept): Promise<void> => page.evaluate(lay, { ...kept, game });
