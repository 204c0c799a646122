/** What a page is told of a duel of Don't Lose Your Head: no board, word or secret that its viewer may not know. */
import type { Page } from "@playwright/test";
import {
  ada,
  beasts,
  ben,
  birds,
  cellOf,
  type Duel,
  duel,
  ended,
  keyOf,
  openDuel,
  placed,
  weak,
  yourTurn,
} from "./duels.ts";
import { expect, test } from "./home.ts";

test.describe("what the page is told", { tag: "@desk" }, () => {
  /** Collects every message of every worker the page opens. */
  const listenIn = (page: Page) =>
    page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const Plain = window.Worker;
      window.Worker = class extends Plain {
        constructor(...given: ConstructorParameters<typeof Plain>) {
          super(...given);
          this.addEventListener("message", ({ data }) => told.push(JSON.stringify(data)));
        }
      };
    });
  const told = (page: Page) => page.evaluate(() => (window as unknown as { told: readonly string[] }).told);

  const secretsOf = (board: string): readonly RegExp[] =>
    board
      .replace("place ", "")
      .split(", ")
      .map((one) => new RegExp(`\\b${one.split(" ")[0]}\\b`));
  const gives = (message: string, board: string): boolean => secretsOf(board).some((secret) => secret.test(message));
  /** Any placed word in the rules' notation. */
  const placements = /"at":"[A-L]\d+","toward":/g;

  test("nothing of the Executioner's board before the end", async ({ page }) => {
    await listenIn(page);
    const opened: Duel = duel({ sitters: [ada, weak], moves: placed });
    await openDuel(page, opened);
    for (const guess of ["Q", "X", "Z"]) {
      await yourTurn(page);
      await keyOf(page, guess).click();
      await expect(keyOf(page, guess)).toHaveAccessibleName(`${guess}, not there`);
    }
    for (const cell of ["F6", "A1"]) {
      await yourTurn(page);
      await cellOf(page, cell).click();
      await expect(cellOf(page, cell)).not.toHaveAccessibleName(`${cell}, not guessed`);
    }
    await yourTurn(page);
    const before = await told(page);
    expect(before.length).toBeGreaterThan(10);
    for (const message of before) {
      expect(gives(message, beasts), message).toBe(false);
      // Only Ada's own three words have a place.
      const { sight, heard } = JSON.parse(message) as { sight?: unknown; heard?: unknown };
      if (sight !== undefined || heard !== undefined)
        expect(message.match(placements)?.length ?? 0, message).toBeLessThanOrEqual(6);
    }
    expect(before.some((message) => gives(message, birds))).toBe(true);
    // The page's DOM contains no secrets either.
    expect(gives(await page.content(), beasts)).toBe(false);
    await page.getByRole("button", { name: "Notes and options" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await ended(page, "You lose your head.");
    expect((await told(page)).some((message) => gives(message, beasts))).toBe(true);
  });

  test("at one open table both guess without handing over, and the curtain falls before one's own board", async ({
    page,
  }) => {
    await listenIn(page);
    await openDuel(page, duel({ sitters: [ada, ben], moves: placed }));
    const turn = page.locator(".hunt-turn");
    for (const [name, letter] of [
      ["Ada", "Q"],
      ["Ben", "X"],
      ["Ada", "Z"],
    ] as const) {
      await expect(turn).toHaveText(`${name}’s turn`);
      await keyOf(page, letter).click();
    }
    await expect(turn).toHaveText("Ben’s turn");
    const shared = [...(await told(page)), await page.content()];
    expect(shared.some((text) => gives(text, birds) || gives(text, beasts))).toBe(false);
    await page.getByRole("button", { name: "Notes and options" }).click();
    await page.getByRole("button", { name: "Show Ada’s own board" }).click();
    await expect(page.getByRole("heading", { name: "For Ada’s eyes only" })).toBeVisible();
    await page.getByRole("button", { name: "I’m Ada" }).click();
    const back = page.getByRole("button", { name: "Back to the shared screen" });
    await expect(back).toBeVisible();
    const own = await page.content();
    expect([gives(own, birds), gives(own, beasts)]).toEqual([true, false]);
    await back.click();
    await expect(back).toBeHidden();
    const open = await page.content();
    expect(gives(open, birds) || gives(open, beasts)).toBe(false);
  });

  test("nothing of either board behind the strict curtain, and each sees only their own", async ({ page }) => {
    await listenIn(page);
    await openDuel(page, duel({ config: "grids=6 house=curtain", sitters: [ada, ben], moves: placed }));
    const holders = { Ada: { own: birds, other: beasts }, Ben: { own: beasts, other: birds } } as const;
    let heardSoFar = 0;
    for (const [name, letter] of [
      ["Ada", "Q"],
      ["Ben", "X"],
      ["Ada", "Z"],
      ["Ben", "J"],
    ] as const) {
      await page.getByRole("button", { name: `I’m ${name}` }).waitFor();
      const curtain = await page.content();
      expect(gives(curtain, birds) || gives(curtain, beasts)).toBe(false);
      const behind = (await told(page)).at(-1) ?? "";
      expect(gives(behind, birds) || gives(behind, beasts), behind).toBe(false);
      heardSoFar = (await told(page)).length;
      await page.getByRole("button", { name: `I’m ${name}` }).click();
      await yourTurn(page);
      const { own, other } = holders[name];
      const since = (await told(page)).slice(heardSoFar);
      expect(since.some((message) => gives(message, own))).toBe(true);
      for (const message of since) expect(gives(message, other), message).toBe(false);
      expect(gives(await page.content(), other)).toBe(false);
      await keyOf(page, letter).click();
    }
  });
});
