/** Duels opened midway: a backup file in the page's own format, imported on the settings page. */
import { expect, type Page } from "@playwright/test";
import { head } from "@turnlight/games/head";
import { Match, type Seed, seedOf } from "@turnlight/kernel";
import { dismiss, importBackup } from "./labels.ts";
import type { Screen } from "./routes.ts";

export type Sitter =
  | { readonly kind: "person"; readonly name: string; readonly colour: number; readonly avatar: number }
  | { readonly kind: "bot"; readonly bot: string; readonly name: string };

export const ada: Sitter = { kind: "person", name: "Ada", colour: 1, avatar: 2 };
export const ben: Sitter = { kind: "person", name: "Ben", colour: 0, avatar: 5 };
export const oracle: Sitter = { kind: "bot", bot: "oracle", name: "The Oracle" };
export const executioner: Sitter = { kind: "bot", bot: "executioner:0.5", name: "The Executioner" };

export interface Duel {
  readonly id: string;
  readonly backup: string;
}

export interface Wishes {
  /** The table's settings, as text. */
  readonly config?: string;
  readonly sitters?: readonly Sitter[];
  /** Moves of both seats, in order: the two boards, then guesses. */
  readonly moves: readonly (readonly [seat: 0 | 1, move: string])[];
  readonly seed?: Seed;
  /** No playback, so that a whole match takes seconds. */
  readonly instant?: boolean;
}

/** The page's defaults, except for the speed. */
const settings = {
  language: "system",
  theme: "night",
  motion: "system",
  speed: "instant",
  effects: 50,
  music: 50,
  muted: false,
  confirmTaps: false,
  keyboard: "qwerty",
};

/** A 6 by 6 board with AUK, BIRD and RAVEN in its first rows; and one with CAT, WOLF and OTTER. */
export const birds = "place AUK A1 E, BIRD A2 E, RAVEN A3 E";
export const beasts = "place CAT A1 E, WOLF A2 E, OTTER A3 E";

const shelves = ["matches", "records", "finished", "profile", "settings", "drawers", "aside"];

/** Each has its own id, since of two matches with one id a device keeps the longer. */
let count = 0;

export const duel = ({
  config = "grids=6",
  sitters = [ada, executioner],
  moves,
  seed = seedOf("duel"),
  instant = true,
}: Wishes): Duel => {
  const read = head.rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  const { match } = Match.begin(head.rules, read.value, { seed });
  for (const [seat, move] of moves) {
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(`${move}: ${played.refusal.reason}`);
  }
  count += 1;
  const id = `duel-${count}`;
  const at = Date.now();
  const value = {
    id,
    record: match.record,
    sitters,
    series: { first: read.value.first, results: [] },
    begun: at,
    touched: at,
  };
  const file = {
    format: "turnlight-backup",
    version: 1,
    made: at,
    ...Object.fromEntries(shelves.map((shelf) => [shelf, []])),
    matches: [{ key: id, v: 1, at, value }],
    ...(instant && { settings: [{ key: "mine", v: 1, at, value: settings }] }),
  };
  return { id, backup: JSON.stringify(file) };
};

export const openDuel = async (page: Page, { id, backup }: Duel): Promise<void> => {
  await page.goto("/#/settings");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: importBackup }).click();
  await (await chooser).setFiles({ name: "duel.json", mimeType: "application/json", buffer: Buffer.from(backup) });
  await page.locator(".toast.good").waitFor();
  await page.getByRole("button", { name: dismiss }).click();
  await page.goto(`/#/match/${id}`);
  await page.locator(".hunt, .curtain, .head-setup").first().waitFor();
};

export type Moves = Wishes["moves"];

/** Guesses of both players, alternating. */
export const inTurn = (mine: readonly string[], theirs: readonly string[]): Moves =>
  mine.flatMap((move, i): Moves => {
    const answer = theirs[i];
    return answer === undefined
      ? [[0, move]]
      : [
          [0, move],
          [1, answer],
        ];
  });

export const placed: Moves = [
  [0, birds],
  [1, beasts],
];

/** All words on the board of beasts, and the guesses that find them. */
export const letters = [..."CATWOLFER"];
export const cells = ["A1", "B1", "C1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "E3"];
export const rights = [...letters.map((letter) => `letter ${letter}`), ...cells.map((cell) => `cell ${cell}`)];
/** Guesses that miss on the board of birds, and on that of beasts. */
export const wrongForBirds = [..."CFGHJLMOPQSTWXYZ"].map((letter) => `letter ${letter}`);
export const wrongForBeasts = [..."BDGHIJKMNPQSUVXYZ"].map((letter) => `letter ${letter}`);

/** The largest boards allowed. */
export const large: Wishes = {
  config: "grids=12 words=4",
  moves: [
    [0, "place AUK A1 E, BIRD A2 E, RAVEN H3 SE, PARROT A12 E"],
    [1, "place CAT A1 E, WOLF C5 SE, OTTER L12 N, BADGER A3 S"],
  ],
};

const into = (wishes: Wishes, act?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  // Uses the page's current theme and language: the checks go through all of them.
  await openDuel(page, duel({ ...wishes, instant: false }));
  await act?.(page);
};

const shot = (cell: string) => async (page: Page) => {
  await page
    .getByRole("gridcell", { name: new RegExp(`^${cell}, `) })
    .last()
    .click();
  await page.locator(".duel-ending").waitFor();
  // The fall is staged over the result until it is over.
  await page.locator(".fall-stage").waitFor({ state: "detached" });
};

const hunting: Wishes = {
  ...large,
  moves: [...large.moves, ...inTurn(["letter E", "cell A1", "word 1 CAT"], ["letter E", "cell A1", "letter Z"])],
};
const nearlyWon = {
  moves: [
    ...placed,
    ...inTurn(rights.slice(0, -1), [...wrongForBirds, "cell F6", ...["A", "U", "K"].map((l) => `letter ${l}`)]),
  ],
};
const nearlyLost = {
  moves: [...placed, ...inTurn([...wrongForBeasts.slice(0, 16), "cell F6"], [...wrongForBirds, "cell F6"])],
};

const path = "/settings";
export const huntScreens: readonly Screen[] = [
  { name: "head-hunt", path, scrolls: false, enter: into(hunting) },
  { name: "head-result", path, scrolls: false, enter: into(nearlyWon, shot("E3")) },
];

/** For screenshots only. */
export const huntViews: readonly Screen[] = [
  { name: "head-danger", path, scrolls: false, enter: into(nearlyLost) },
  {
    name: "head-spelling",
    path,
    scrolls: false,
    enter: into(hunting, (page) => page.locator("button.pattern-face").last().click()),
  },
  { name: "head-lost", path, scrolls: false, enter: into(nearlyLost, shot("F5")) },
  {
    name: "head-menu",
    path,
    scrolls: false,
    enter: into(hunting, (page) => page.locator(".hunt-tools > .icon-button").last().click()),
  },
];

/** An opponent who is beaten soon. */
export const weak: Sitter = { ...executioner, kind: "bot", bot: "executioner:0.15" };

export const cellOf = (page: Page, cell: string) =>
  page.locator(".attack").getByRole("gridcell", { name: `${cell}, ` });

export const keyOf = (page: Page, letter: string) =>
  page.locator(".attack").getByRole("button", { name: `${letter}, ` });

/** It is the player's turn and playback is idle; a press during playback would only skip it. */
export const yourTurn = async (page: Page): Promise<void> => {
  await page.locator(".match[data-at-rest=true]").waitFor();
  await expect(page.locator(".hunt-turn")).toHaveText("Your turn");
  await page.locator(".attack [role=gridcell]:not([aria-disabled])").first().waitFor({ state: "attached" });
};

export const ended = (page: Page, words: string) => expect(page.getByRole("heading", { name: words })).toBeVisible();
