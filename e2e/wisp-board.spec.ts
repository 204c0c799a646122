import { campaignLevels, type Direction } from "@turnlight/games/wisp";
import { expect, test } from "./home.ts";
import { themes, wear } from "./themes.ts";
import { byKey, keys, levelOf, medley, openLevel, playAll, solution } from "./wisp-rooms.ts";

/** A red one, a sleeper, ice. */
const frosty = levelOf(`. . # G .
. . # . .
. r . . W
1 . . . =
. 1 p ~ .
`);

for (const [name, level] of Object.entries({ medley, frosty }))
  test(`what is previewed is what happens, move by move: ${name}`, { tag: "@desk" }, async ({ page }) => {
    await page.goto("/#/settings");
    await page.getByRole("radio", { name: "Instant" }).check();
    await openLevel(page, level);
    const wrong = await page.evaluate(
      async ({ keys, wanted }) => {
        const tick = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
        const cells = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => Number(dataset["cell"]));
        const count = () => document.querySelectorAll(".level-figures .count .spoken-only")[1]?.textContent ?? "";
        const press = (code: string, key = "") =>
          dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }));
        const faults: string[] = [];
        let seed = 7;
        for (let made = 0; made < wanted; ) {
          const ways = [...document.querySelectorAll<HTMLElement>("button.step")];
          if (ways.length === 0) {
            press("KeyR", "r");
            for (let i = 0; i < 400 && count() !== "0"; i++) await tick();
            await tick();
            continue;
          }
          seed = (seed * 48_271) % 2_147_483_647;
          const way = ways[seed % ways.length];
          const direction = way?.dataset["direction"] ?? "N";
          // Cleanup after the last move may clear the aim again.
          for (let i = 0; i < 60 && document.querySelector(`[data-preview="${direction}"]`) === null; i++) {
            way?.dispatchEvent(
              new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", isPrimary: true }),
            );
            await tick();
          }
          const before = cells(".piece:not(.is-wisp)");
          const lands = cells(".mark.lands");
          const comes = cells(".mark.comes, .mark.merge");
          const freed = cells(".mark.purify").length;
          const caught = cells(".mark.caught").length > 0;
          const was = count();
          press((keys as Record<string, string>)[direction] ?? "");
          for (let i = 0; i < 400 && count() === was; i++) await tick();
          await tick();
          const now = cells(".piece:not(.is-wisp)");
          const isOut = document.querySelector(".wisp.out") !== null;
          const say = (what: string) => faults.push(`${made} ${direction}: ${what}`);
          if (lands[0] !== cells(".is-wisp")[0]) say("the wisp came elsewhere");
          if (caught !== isOut) say("capture");
          for (const cell of comes) if (!now.includes(cell)) say(`nobody came to ${cell}`);
          for (const cell of now)
            if (!before.includes(cell) && !comes.includes(cell) && !(caught && cell === lands[0]))
              say(`somebody came to ${cell}`);
          if (freed > 0 && now.length >= before.length) say("nobody was freed");
          made += 1;
        }
        return faults;
      },
      { keys, wanted: 60 },
    );
    expect(wrong).toEqual([]);
  });

/** Runs in the page: what is wrong with the turn-order badges. */
const badgeFaults = (): readonly string[] => {
  const smallest = 11;
  const least = 4.5;
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((one) => {
      const share = Number(one) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const badges = [...document.querySelectorAll<SVGGElement>(".clearing .turn-order")];
  if (badges.length === 0) return ["nobody has a badge"];
  return badges.flatMap((badge) => {
    const [disc, figure] = [badge.querySelector("circle"), badge.querySelector("text")];
    if (disc === null || figure === null) return ["a badge is empty"];
    const name = `badge ${figure.textContent}`;
    const [ground, ink] = [getComputedStyle(disc).fill, getComputedStyle(figure).fill];
    const [dark = 0, light = 0] = [luminance(ground), luminance(ink)].sort((a, b) => a - b);
    const size = Number.parseFloat(getComputedStyle(figure).fontSize) * (figure.getScreenCTM()?.a ?? 0);
    const over = [...document.querySelectorAll(".clearing .piece")].filter(
      (piece) => (badge.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    return [
      ...(over.length > 0 ? [`${name} lies under ${over.length} creatures`] : []),
      ...(size < smallest ? [`${name} is ${size.toFixed(1)} px high`] : []),
      ...(/^rgb\(/.test(ground) ? [] : [`${name} lets the creature shine through: ${ground}`]),
      ...((light + 0.05) / (dark + 0.05) < least ? [`${name}: ${ink} on ${ground}`] : []),
    ];
  });
};

/** One of each kind, awake or about to wake, on the largest board; a guard stands in a red one's way. */
const queue = levelOf(`route: 1,4 N
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
r g . . . . W . .
. . . . . . . p .
. . . . . . . . .
. . . . . . . . .
r . . . G . . . .
`);

test("who goes when is legible on every creature, in every theme and window", { tag: "@desk" }, async ({ page }) => {
  await openLevel(page, queue);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator("[data-direction=NE]").hover();
    await page.locator("[data-preview=NE]").waitFor({ state: "attached" });
    for (const theme of themes) {
      await wear(page, theme);
      expect.soft(await page.evaluate(badgeFaults), `${width}×${height} by ${theme}`).toEqual([]);
    }
    await page.mouse.move(1, 1);
    await page.locator("[data-preview=NE]").waitFor({ state: "detached" });
  }
});

/** Runs in the page: which badges lie over each other, over the number of a crowd or over the preference. */
const badgeOverlaps = (): readonly string[] => {
  /** Corners and outlines may touch. */
  const most = 0.08;
  const selector = ".turn-order circle, .reason.stays circle, .crowd, .preference";
  const signs = [...document.querySelectorAll(`.clearing :is(${selector})`)].map((sign) => {
    const { left, right, top, bottom, width, height } = sign.getBoundingClientRect();
    return { name: sign.parentElement?.textContent ?? "", left, right, top, bottom, area: width * height };
  });
  return signs.flatMap((one, i) =>
    signs.slice(i + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const share = (Math.max(0, across) * Math.max(0, down)) / Math.min(one.area, other.area);
      return share > most ? [`${one.name} over ${other.name}: ${Math.round(share * 100)}%`] : [];
    }),
  );
};

const boots = campaignLevels.find(({ id }) => id === "wet-boots")?.level;
if (boots === undefined) throw new Error("there is no such level");

/** Four together; a crowd that is stuck; a crowd in a row with others. */
const crowded: readonly (readonly [number, Direction])[] = [
  [0, "N"],
  [1, "E"],
  [3, "E"],
];

test("badges, numbers of crowds and preferences do not cover each other", { tag: "@desk" }, async ({ page }) => {
  const moves = solution(boots);
  await openLevel(page, boots);
  for (const [i, [made, aim]] of crowded.entries()) {
    const before = crowded[i - 1]?.[0] ?? 0;
    await playAll(page, moves.slice(before, made), byKey, before);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator(`[data-direction=${aim}]`).hover();
      await page.locator(`[data-preview=${aim}]`).waitFor({ state: "attached" });
      expect.soft(await page.evaluate(badgeFaults), `${made}, ${width}×${height}`).toEqual([]);
      expect.soft(await page.evaluate(badgeOverlaps), `${made}, ${width}×${height}`).toEqual([]);
      await page.mouse.move(1, 1);
      await page.locator(`[data-preview=${aim}]`).waitFor({ state: "detached" });
    }
  }
});

test("the moon lies under nothing that can be pressed or read", { tag: "@desk" }, async ({ page }) => {
  await openLevel(page, medley);
  for (const [width, height] of [
    [1024, 768],
    [1200, 800],
    [1440, 900],
    [2560, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const covered = await page.evaluate(() => {
      const moon = document.querySelector(".moon")?.getBoundingClientRect();
      if (moon === undefined || moon.width === 0) return ["there is no moon"];
      const things = [
        ...document.querySelectorAll<HTMLElement>(
          ".bar :is(button, a, h1), .wisp-play :is(.level-head *, .level-figures, .guide, .level-keys *)",
        ),
      ];
      return things.flatMap((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const isApart = left >= moon.right || right <= moon.left || top >= moon.bottom || bottom <= moon.top;
        return isApart ? [] : [thing.textContent ?? ""];
      });
    });
    expect.soft(covered, `${width}×${height}`).toEqual([]);
  }
});
