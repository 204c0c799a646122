/** Will-o'-the-Wisp's pages and states, and how to get there. */
import { expect, type Page } from "@playwright/test";
import {
  campaign,
  type Direction,
  endingOf,
  type Level,
  legalMoves,
  readLevel,
  setup,
  solve,
  type WispState,
  wisp,
  writeCode,
} from "@turnlight/games/wisp";
import { texts as levelTexts } from "../web/games/wisp/words/levels.en.ts";
import type { Screen } from "./routes.ts";

export const levelOf = (text: string): Level => {
  const read = readLevel(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value.level;
};

/** A guard on its round, a sleeper, fairy rings, mud. */
export const medley = levelOf(`route: 0,2 E E S W W N
. . p . 1
. . 1 W #
g . . . .
. . . ~ .
. . G . .
`);

/** The largest board, with every character and kind of ground. */
export const crowd = levelOf(`route: 0,0 E E E E S W W W W N
g . . . . . # . r
. . . . . . . . .
# . p . 1 . . ~ .
. . . . . = . . .
r . . . W . . . p
. . ~ . = = . . .
. . . . . . 1 . #
. # . . . . . . .
r . . . G . . . p
`);

const nodes = 300_000;

export const solution = (level: Level): readonly Direction[] => {
  const solved = solve(setup(level), { nodes });
  if (solved.kind !== "solved") throw new Error(`it is ${solved.kind}`);
  return solved.moves;
};

/** Asks for every stage of a hint, up to the move. */
export const wholeHint = async (page: Page): Promise<void> => {
  const advised = page.locator("[data-advised]");
  const key = page.getByRole("button", { name: "Hint" });
  for (let next = 2; (await advised.count()) === 0; next++) {
    await page.keyboard.press("h");
    await expect(advised.or(key.getByText(`${next} of 4`)).first()).toBeAttached();
  }
};

export const keys: Readonly<Record<Direction, string>> = {
  N: "ArrowUp",
  E: "KeyD",
  S: "ArrowDown",
  W: "KeyA",
  NE: "KeyE",
  NW: "KeyQ",
  SE: "KeyC",
  SW: "KeyZ",
};

export type Hand = (page: Page, direction: Direction) => Promise<void>;

export const byKey: Hand = (page, direction) => page.keyboard.press(keys[direction]);

export const movesMade = (page: Page) => page.locator(".level-figures .count .spoken-only").nth(1);

/** Plays moves one after the other and waits for each to be counted. */
export const playAll = async (page: Page, moves: readonly Direction[], hand: Hand, from = 0): Promise<void> => {
  for (const [i, move] of moves.entries()) {
    await hand(page, move);
    await expect(movesMade(page)).toHaveText(`${from + i + 1}`);
    await expect(page.locator(".clearing.busy")).toHaveCount(0);
  }
};

export const linkTo = (level: Level, name: string): string =>
  `/play/wisp/level/${writeCode(level)}/${encodeURIComponent(name)}`;

/** A level of the campaign as the page names it in English. */
export const levelNamed = (id: string): string => new Map(Object.entries(levelTexts)).get(id)?.[0] ?? id;

export const ending = (page: Page) => page.locator(".level-ending");

export const openLevel = async (page: Page, level: Level, name = "A test"): Promise<void> => {
  await page.goto(`/#${linkTo(level, name)}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".clearing .steps button").first().waitFor();
};

export const after = (state: WispState, move: Direction): WispState => wisp.rules.apply(state, 0, move).state;

/** A shortest sequence of moves to be caught. */
export const undoing = (level: Level): readonly Direction[] => {
  let lines: { readonly state: WispState; readonly moves: readonly Direction[] }[] = [
    { state: setup(level), moves: [] },
  ];
  for (let depth = 0; depth < 8; depth++) {
    const next: typeof lines = [];
    for (const { state, moves } of lines)
      for (const move of legalMoves(state)) {
        const then = { state: after(state, move), moves: [...moves, move] };
        if (endingOf(then.state) === "caught") return then.moves;
        if (endingOf(then.state) === undefined) next.push(then);
      }
    lines = next.slice(0, 400);
  }
  throw new Error("nobody catches the wisp here");
};

export const enterBoard = async (page: Page): Promise<void> => {
  await page.locator(".linked-level button").first().click();
  await page.locator(".steps button").first().waitFor();
};

const won = async (page: Page): Promise<void> => {
  await enterBoard(page);
  await playAll(page, solution(medley), byKey);
  await page.locator(".level-ending").waitFor();
};

const inBoard = (act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await enterBoard(page);
  await act(page);
};

/** Checked in every size and language. */
export const wispRooms: readonly Screen[] = [
  { name: "wisp-board", path: linkTo(medley, "Medley"), scrolls: false, enter: enterBoard },
  { name: "wisp-won", path: linkTo(medley, "Medley"), scrolls: false, enter: won },
  { name: "wisp-link", path: linkTo(medley, "Medley"), scrolls: true },
  { name: "wisp-lesson", path: "/play/wisp/first", scrolls: false, byShape: true },
  {
    name: "wisp-looks",
    path: "/play/wisp/looks",
    scrolls: true,
    enter: (page) => page.locator(".look:enabled").first().waitFor(),
  },
  { name: "wisp-mine", path: "/play/wisp/mine", scrolls: true, enter: (page) => page.locator(".packs").waitFor() },
  {
    name: "wisp-pack-editor",
    path: "/play/wisp/packs/edit",
    scrolls: true,
    enter: (page) => page.locator(".pack-editor").waitFor(),
  },
  { name: "wisp-daily", path: "/play/wisp/daily", scrolls: true },
  {
    name: "wisp-endless",
    path: "/play/wisp/endless",
    scrolls: true,
    enter: (page) => page.locator(".endless").waitFor(),
  },
  { name: "wisp-workshop", path: "/play/wisp/editor", scrolls: true },
  { name: "wisp-tale", path: "/play/wisp/tale/2/opening", scrolls: true },
  {
    name: "wisp-chapter",
    path: "/play/wisp/chapter/1",
    scrolls: true,
    enter: (page) => page.locator(".level-tile").first().waitFor(),
  },
];

/** For screenshots only: every chapter, and the states of a board. */
export const wispViews: readonly Screen[] = [
  ...campaign.flatMap(({ levels }, i) =>
    levels.slice(-1).map(({ id, level }) => ({
      name: `wisp-chapter-${i + 1}`,
      path: linkTo(level, levelNamed(id)),
      scrolls: false,
      enter: enterBoard,
    })),
  ),
  ...campaign.map((_, i) => ({
    name: `wisp-tale-${i + 1}`,
    path: `/play/wisp/tale/${i + 1}/closing`,
    scrolls: true,
  })),
  { name: "wisp-crowd", path: linkTo(crowd, "Everybody"), scrolls: false, enter: enterBoard },
  {
    name: "wisp-preview",
    path: linkTo(medley, "Medley"),
    scrolls: false,
    enter: inBoard(async (page) => {
      await page.locator("[data-direction=S]").hover();
      await page.locator("[data-preview=S]").waitFor({ state: "attached" });
    }),
  },
  {
    name: "wisp-hint",
    path: linkTo(medley, "Medley"),
    scrolls: false,
    enter: inBoard(async (page) => {
      await wholeHint(page);
    }),
  },
  {
    name: "wisp-pause",
    path: linkTo(medley, "Medley"),
    scrolls: false,
    enter: inBoard((page) => page.keyboard.press("p")),
  },
];
