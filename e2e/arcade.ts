/** Thirteen Throws for the tests: runs are played here by the same rules and imported into the page as a backup. */
import type { Locator, Page } from "@playwright/test";
import {
  type RunFact,
  type RunMove,
  type RunState,
  readTypedSeed,
  rollsLeft,
  rules,
  thirdRules,
  thirteen,
  usualBook,
} from "@turnlight/games/thirteen";
import { drawOf, Match, type MatchRecord, type Result, type Rules, seedOf } from "@turnlight/kernel";
import { type Backup, importBackup, backupTime as now } from "./backup.ts";
import { expect } from "./home.ts";

type Config = typeof rules extends Rules<infer C, RunState, RunMove, RunState, RunFact> ? C : never;
export type Run = Match<Config, RunState, RunMove, RunState, RunFact>;

const value = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

/** Begun by version 3 of the rules, which saved runs go on with, unless others are named. */
export const runOf = (seed: string, config = "", by = thirdRules): Run => {
  const typed = value(readTypedSeed(seed));
  return Match.begin(by, value(by.configText.read(config)), { seed: typed.seed }).match;
};

export type Policy = (run: Run) => Promise<string> | string;

/** The strongest bot, playing every stage to its end; its moves depend on the run alone. */
export const strong: Policy = async (run) => {
  const bot = value(thirteen.bots["greedy"]?.make("perfect") ?? { ok: false, refusal: { code: "", reason: "no bot" } });
  const moves = run.moves(0);
  if ("pick" in moves) throw new Error("too many moves");
  const draw = drawOf(seedOf(`entry ${run.entries.length}`));
  const { move } = await bot.choose({ view: run.state, seat: 0, moves, draw, nodes: 1 });
  return move.kind === "cash-in" ? "roll" : rules.moveText.write(move);
};

const textsOf = (run: Run): readonly string[] => {
  const moves = run.moves(0);
  return "pick" in moves ? [] : moves.map((move) => rules.moveText.write(move));
};

/** One roll, then the first open box: a player that never wins. */
export const careless: Policy = (run) => {
  const texts = textsOf(run);
  return (
    texts.find((text) => /^(draft|next)/.test(text)) ??
    texts.find((text) => /^(score|scratch)/.test(text)) ??
    texts[0] ??
    ""
  );
};

export const play = (run: Run, text: string): void => {
  value(run.play(0, text));
};

export const playUntil = async (run: Run, policy: Policy, there: (state: RunState) => boolean): Promise<Run> => {
  while (run.turn.kind === "seats" && !there(run.state)) play(run, await policy(run));
  // A test of another screen than it names would prove nothing.
  if (!there(run.state)) throw new Error(`the run ended in stage ${run.state.stage} and never came there`);
  return run;
};

interface Brought {
  /** Whether the import's toast is left on screen. */
  readonly unread?: boolean;
  readonly run?: Run;
  /** It counts for stars and achievements, as one begun by the title screen does; otherwise it is practice. */
  readonly counts?: boolean;
  readonly drawers?: Readonly<Record<string, unknown>>;
  readonly speed?: Backup["speed"];
}

const sitters = [{ kind: "person", name: "Ada", colour: 3, avatar: 1 }];

const savedOf = (id: string, record: MatchRecord) => ({
  id,
  record,
  sitters,
  series: { first: 0, results: [] },
  begun: now,
  touched: now,
});

/** A player who has seen the first shops' explanations. */
const taught = { "lesson/mine": { names: ["sale", "mult", "interest", "lucky", "order"] } };

const backupOf = ({ run, counts = false, drawers = {}, speed = "instant" }: Brought): Backup => ({
  ...(run !== undefined &&
    (counts
      ? { running: [{ id: "brought", record: run.record, sitters, occasion: { kind: "run", about: "" } }] }
      : { matches: { brought: savedOf("brought", run.record) } })),
  drawers: Object.fromEntries(
    Object.entries({ ...taught, ...drawers }).map(([key, inside]) => [`thirteen/${key}`, inside]),
  ),
  speed,
});

/** Imports a run and other data on the settings page, and opens the run. */
export const bring = async (page: Page, brought: Brought): Promise<void> => {
  await importBackup(page, backupOf(brought), { unread: brought.unread === true });
  if (brought.run === undefined) return;
  await page.goto("/#/match/brought");
  await page.locator(".throws").waitFor();
};

/** An input method. */
export interface Hand {
  press(page: Page, target: Locator): Promise<void>;
  /** Chooses a box. */
  box(page: Page, category: string): Promise<void>;
  lock(page: Page, die: number): Promise<void>;
  roll(page: Page): Promise<void>;
}

export const boxAt = (page: Page, category: string): Locator => page.locator(`[data-box="${category}"]`);
export const dieAt = (page: Page, die: number): Locator => page.locator(".tray-die").nth(die);

export const mouse: Hand = {
  press: (_, target) => target.click(),
  box: (page, category) => boxAt(page, category).click(),
  lock: (page, die) => dieAt(page, die).click(),
  roll: (page) => page.locator(".roll").click(),
};

export const touch: Hand = {
  press: (_, target) => target.tap(),
  box: (page, category) => boxAt(page, category).tap(),
  lock: (page, die) => dieAt(page, die).tap(),
  roll: (page) => page.locator(".roll").tap(),
};

const mostTabs = 60;

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let i = 0; i < mostTabs; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
};

export const keyboard: Hand = {
  async press(page, target) {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  },
  async box(page, category) {
    const box = boxAt(page, category);
    await expect(box).toBeEnabled();
    for (let i = 0; i < mostTabs; i++) {
      await page.keyboard.press("ArrowDown");
      if (await box.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
  },
  lock: (page, die) => page.keyboard.press(String(die + 1)),
  roll: (page) => page.keyboard.press("r"),
};

/** Reads all dice in one call: a round trip for each would take most of a stage's time. */
const lockedOn = (page: Page): Promise<readonly boolean[]> =>
  page.locator(".tray-die").evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-pressed") === "true"));
const shownOn = (page: Page): Promise<readonly number[]> =>
  page
    .locator(".tray-die")
    .evaluateAll((dice) => dice.map((die) => Number(/: (\d)/.exec(die.getAttribute("aria-label") ?? "")?.[1])));

const rollBy = async (page: Page, hand: Hand, keep: readonly number[]): Promise<void> => {
  for (const [die, isLocked] of (await lockedOn(page)).entries())
    if (isLocked !== keep.includes(die)) await hand.lock(page, die);
  await hand.roll(page);
};

/** Performs a move on the page. */
const perform = async (page: Page, hand: Hand, move: RunMove): Promise<void> => {
  switch (move.kind) {
    case "draft":
      return hand.press(page, page.locator(".draft .slab").nth(move.n));
    case "roll":
      return rollBy(page, hand, move.keep);
    case "score":
      return hand.box(page, move.category);
    default:
      throw new Error(`no hand for ${move.kind}`);
  }
};

export const scoreShown = (page: Page): Locator => page.locator(".progress > .spoken-only");

/** The page shows what the rules compute: dice, round and score. */
export const expectSame = async (page: Page, { state }: Run): Promise<void> => {
  if (state.phase.kind !== "round") return;
  if (state.sheet.shown.length > 0)
    await expect.poll(() => shownOn(page), { intervals: [20, 50, 100] }).toEqual(state.sheet.shown);
  // A new roll may show the same dice as before.
  await expect(page.locator(".pip:not(.used)")).toHaveCount(rollsLeft(usualBook, state));
  await expect(page.locator(".hud-left")).toContainText(`Round ${state.sheet.round}/${state.sheet.inPlay.length}`);
  await expect(scoreShown(page)).toHaveText(new RegExp(`^Score ${state.sheet.score} of`));
};

/** Plays on the page and in the rules in parallel until the run reaches a given point. */
export const playOnPage = async (
  page: Page,
  run: Run,
  hand: Hand,
  policy: Policy,
  there: (state: RunState) => boolean,
): Promise<void> => {
  while (run.turn.kind === "seats" && !there(run.state)) {
    const text = await policy(run);
    const move = value(rules.moveText.read(text));
    if (move.kind === "scratch") {
      const open = page.locator(".scratch-list button");
      await hand.press(page, page.locator(".scratch-place button"));
      const at = run.state.sheet.inPlay.filter((box) => run.state.sheet.boxes[box] === null);
      const places = textsOf(run).filter((one) => one.startsWith("scratch"));
      await expect(open).toHaveCount(at.length);
      await hand.press(page, open.nth(places.indexOf(text)));
    } else await perform(page, hand, move);
    play(run, text);
    await expectSame(page, run);
  }
};
