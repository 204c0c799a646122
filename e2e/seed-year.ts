/** A device with a year of evenings: results of all games, written at once in the store's own layout. */
import type { Page } from "@playwright/test";
import { head } from "@turnlight/games/head";
import { campaign } from "@turnlight/games/wisp";
import { noMemory, writeMemory } from "@turnlight/games/zonk";

const day = 24 * 3_600_000;
const evening = 20 * 3_600_000;

interface SeededRow {
  readonly shelf: string;
  readonly key: string;
  readonly value: unknown;
}

interface SeededMatch {
  readonly game: string;
  readonly ended: number;
  readonly won: boolean;
  readonly earned: unknown;
}

/** Spread as evenly as can be, and the same in every run. */
const share = (n: number): number => (n * 0.618_033_988_75) % 1;

const levels = campaign.flatMap((chapter) => chapter.levels.map(({ id }) => id));

const duel = (n: number, ended: number): SeededMatch => {
  const won = share(n * 3) < 0.6;
  const summary = {
    hits: 9,
    misses: 3 + (n % 5),
    limit: 8,
    words: 3,
    turns: 17,
    accuracy: 0.6,
    wordsGuessed: 1,
    bestRun: 4,
  };
  const how = won ? "found" : "misses";
  const opponent = n % 3 === 0 ? "oracle" : "executioner";
  const earned = { won, difficulty: "normal", opponent, grid: 8, how, summary, signs: "", date: "", evening: "" };
  return { game: "head", ended, won, earned };
};

const level = (n: number, ended: number): SeededMatch => {
  const stars = share(n) < 0.7 ? 3 : 2;
  const par = { exact: true, moves: 2 };
  const earned = {
    level: levels[n % 34],
    code: "x",
    line: ["N", "N"],
    par,
    helped: false,
    stars,
    counts: { kind: "level" },
  };
  return { game: "wisp", ended, won: true, earned };
};

const tavern = (n: number, ended: number): SeededMatch => {
  const won = share(n * 7) < 0.58;
  const [own, other] = [won ? 10_150 : 6000 + 200 * (n % 15), won ? 5000 + 300 * (n % 14) : 10_400];
  const trophies = n === 4 ? ["champion"] : [];
  const turns = { banked: 9, zonked: 4, best: 1500 + 50 * (n % 12) };
  const habits = writeMemory(noMemory);
  return { game: "zonk", ended, won, earned: { won, trophies, landlady: false, habits, scores: [own, other], turns } };
};

const run = (n: number, ended: number): SeededMatch => {
  const stage = 1 + Math.floor(share(n * 5) * 7);
  const earned = {
    counts: "run",
    challenge: "none",
    stake: 0,
    seed: "A",
    date: "",
    how: "lost",
    stage,
    cleared: stage - 1,
    score: 120,
    target: 200,
    bestStage: 90 * stage,
    bestBox: "chance",
    bestPoints: 60,
    achievements: [],
  };
  return { game: "thirteen", ended, won: true, earned };
};

const kinds = [duel, level, tavern, run] as const;

/** The last days have a daily table each, so that there is a streak. */
const streak = 5;

const dailyTable = (n: number, ended: number): SeededMatch => {
  const match = tavern(n, ended);
  const date = new Date(ended).toISOString().slice(0, 10);
  return {
    ...match,
    earned: { ...Object(match.earned), day: { date, won: match.won, score: 1, other: 0, inTime: true } },
  };
};

/** Matches up to yesterday. */
const matchesUntil = (now: number): readonly SeededMatch[] => {
  const today = Math.floor(now / day) * day;
  return Array.from({ length: 300 }, (_, back) => 300 - back).flatMap((back) => {
    const at = today - back * day + evening;
    if (back <= streak) return [dailyTable(back, at)];
    const lit = share(back);
    const count = back % 7 === 2 ? 0 : lit > 0.82 ? 4 : lit > 0.6 ? 2 : lit > 0.3 ? 1 : 0;
    return Array.from({ length: count }, (_, i) => {
      const n = back + i;
      return (kinds[n % kinds.length] ?? duel)(n, at + i * 60_000);
    });
  });
};

const squares = ["C3", "D4", "C4", "E5", "D3", "B6", "F2", "C3", "D4", "C3"] as const;

/** The saved match of a duel, as far as its first guesses go. */
const archiveOf = (id: string, ended: number, won: boolean): readonly SeededRow[] => {
  const sitters = [
    { kind: "person", name: "Nora", colour: 3, avatar: 6 },
    { kind: "bot", bot: "executioner:0.5", name: "The Executioner" },
  ];
  const begun = ended - 600_000;
  const header = { id, game: "head", sitters, begun };
  const log = Array.from({ length: 4 }, (_, i) => {
    const move = `cell ${squares[(Math.floor(ended / day) + 3 * i) % squares.length]}`;
    return { version: i + 1, at: ended, happened: { kind: "entry", entry: { n: i + 1, by: 0, move, at: ended } } };
  });
  const end = { ended, scores: won ? [1, 0] : [0, 1], earned: [] };
  const stored = {
    ...header,
    rules: head.rules.version,
    config: "",
    seed: "0".repeat(64),
    series: { first: 0, results: [] },
  };
  return [
    { shelf: "archive", key: id, value: { head: stored, log, ...end } },
    { shelf: "finished-list", key: id, value: { ...header, version: 4, entries: 4, notes: 0, ...end } },
  ];
};

const rowsOf = ({ game, ended, won, earned }: SeededMatch, n: number): readonly SeededRow[] => {
  const match = `year${n}`;
  const times = { begun: ended - 600_000, ended };
  const result = {
    match,
    game,
    seat: 0,
    ...times,
    won,
    score: 1,
    decisions: 12,
    judged: true,
    earned: { result: earned },
  };
  return [{ shelf: "results", key: match, value: result }, ...(game === "head" ? archiveOf(match, ended, won) : [])];
};

/** Serialised into the page, so it must be self-contained. */
const lay = (rows: readonly SeededRow[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("turnlight");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const shelves = [...new Set([...rows.map(({ shelf }) => shelf), "standings"])];
      const transaction = opening.result.transaction(shelves, "readwrite");
      // Standings are rebuilt from the results.
      transaction.objectStore("standings").clear();
      for (const { shelf, key, value } of rows) transaction.objectStore(shelf).put({ v: 1, at: 1, value }, key);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });

/** Up to the day before the page's own today. It must have been open long enough to have created its store. */
export const layYear = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.evaluate(lay, matchesUntil(now).flatMap(rowsOf));
};
