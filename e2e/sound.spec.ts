/** Sound, measured: every effect and every game's music is rendered offline, and the rest is observed live. */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { expect, test } from "./home.ts";

/** −12 dBFS: nothing is louder. */
const loudest = 10 ** (-12 / 20);

/** Bundled here and not into the page, so that players do not load the measuring code. */
const bundled = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("../web/sound/measure.ts", import.meta.url)),
        formats: ["iife"],
        name: "sounding",
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("the sound was not built");
  return `window.sounding = (() => { ${first.output[0].code}; return sounding; })()`;
};

// All in one worker, since bundling takes longer than most of the tests.
test.describe.configure({ mode: "default" });
test.use({ audible: true });

let sounding = "";
test.beforeAll(async () => {
  sounding = await bundled();
});

test.describe("rendered offline", () => {
  test.setTimeout(120_000);

  test.beforeEach(async ({ page }) => page.evaluate(`${sounding}; 0`));

  test("every effect is heard in every room, stays under −12 dBFS and ends when it says", async ({ page }) => {
    interface Figures {
      readonly name: string;
      readonly room: string;
      readonly length: number;
      readonly peak: number;
      readonly rms: number;
      readonly tail: number;
    }
    const figures = await page.evaluate<Figures[]>("sounding.measureEffects()");
    expect(new Set(figures.map(({ name }) => name)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(figures.map(({ room }) => room)).size).toBe(5);
    for (const { name, room, length, peak, rms, tail } of figures) {
      const where = `${name} in ${room}`;
      expect(peak, where).toBeLessThanOrEqual(loudest);
      expect(peak, where).toBeGreaterThan(0.03);
      expect(rms, where).toBeGreaterThan(0.004);
      expect(length, where).toBeLessThanOrEqual(2.5);
      expect(tail, where).toBeLessThan(0.0001);
    }
  });

  test("an effect is never played twice the same", async ({ page }) => {
    for (const name of ["tap", "dice", "chime"])
      expect(await page.evaluate<number>(`sounding.measureVariety("${name}")`), name).toBeGreaterThan(0.001);
  });

  test("every room has music, under −12 dBFS, and danger makes it busier", async ({ page }) => {
    interface Figures {
      readonly room: string;
      readonly danger: number;
      readonly peak: number;
      readonly rms: number;
      readonly onsets: number;
    }
    const figures = await page.evaluate<Figures[]>("sounding.measureRooms(10)");
    expect(figures).toHaveLength(10);
    for (const { room, danger, peak, rms } of figures) {
      expect(peak, `${room}, danger ${danger}`).toBeLessThanOrEqual(loudest);
      expect(rms, `${room}, danger ${danger}`).toBeGreaterThan(0.005);
    }
    for (const calm of figures.filter(({ danger }) => danger === 0)) {
      const worst = figures.find(({ room, danger }) => room === calm.room && danger === 1);
      expect(worst?.onsets, calm.room).toBeGreaterThan(calm.onsets * 1.5);
    }
  });

  test("music steps back when nothing happens, without falling silent", async ({ page }) => {
    const { first, later } = await page.evaluate<{ first: number; later: number }>('sounding.measureIdling("parlour")');
    expect(later).toBeLessThan(first * 0.7);
    expect(later).toBeGreaterThan(0.002);
  });

  test("ambience is soft, and a loop without a gap", async ({ page }) => {
    interface Figures {
      readonly peak: number;
      readonly rms: number;
      readonly gap: number;
    }
    const calm = await page.evaluate<Figures>("sounding.measureAmbience(false)");
    const tense = await page.evaluate<Figures>("sounding.measureAmbience(true)");
    for (const { peak, rms, gap } of [calm, tense]) {
      expect(peak).toBeLessThanOrEqual(loudest / 2);
      expect(rms).toBeGreaterThan(0.0005);
      expect(gap).toBeLessThan(0.005);
    }
  });

  test("everything at once still stays under −12 dBFS", async ({ page }) => {
    const { peak, rms } = await page.evaluate<{ peak: number; rms: number }>("sounding.measureCrowd()");
    expect(peak).toBeLessThanOrEqual(loudest);
    expect(rms).toBeGreaterThan(0.01);
  });

  test("the limiter leaves a quiet tone alone", async ({ page }) => {
    expect(await page.evaluate<number>("sounding.measureTransparency()")).toBeCloseTo(1, 2);
  });
});

test.describe("live", () => {
  /** Captures audio contexts, counts notes, and ties the sound to settings that the test controls. */
  const watched = `
    window.opened = [];
    window.notes = 0;
    window.AudioContext = class extends window.AudioContext {
      constructor(options) { super(options); window.opened.push(this); }
      createOscillator() { window.notes += 1; return super.createOscillator(); }
    };
  `;
  const configured = async (page: Page, browser: string): Promise<void> => {
    await page.evaluate(`${browser}; ${sounding}; 0`);
    await page.evaluate(`
      const { signal, sound } = sounding;
      window.loudness = { effects: signal(50), music: signal(50), ambience: signal(0), muted: signal(false) };
      sound.configure(window.loudness);
      0;
    `);
  };

  const gesture = (page: Page): Promise<void> => page.mouse.click(50, 50);
  const touch = (page: Page): Promise<void> => page.touchscreen.tap(50, 50);
  const states = (page: Page): Promise<string> => page.evaluate<string>("opened.map(({ state }) => state).join()");
  const notes = (page: Page): Promise<number> => page.evaluate<number>("notes");
  const trouble = (page: Page): Promise<string | undefined> => page.evaluate("sounding.sound.trouble.value");
  const visibility = (page: Page, state: "hidden" | "visible"): Promise<void> =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  /** By the audio clock, which stops while nothing plays. */
  const aSecondOfSound = async (page: Page): Promise<void> => {
    const now = () => page.evaluate<number>("opened[0].currentTime");
    const begun = await now();
    await expect.poll(now).toBeGreaterThan(begun + 1);
  };

  for (const [name, first, isMobile] of [
    ["clicks into", gesture, false],
    ["touches", touch, true],
  ] as const)
    test.describe("by the first hand", () => {
      test.use({ isMobile, hasTouch: isMobile });

      test(`nothing sounds before somebody ${name} the page`, async ({ page }) => {
        await configured(page, watched);
        await page.evaluate('sounding.sound.room("zonk"); sounding.sound.play("dice")');
        expect(await states(page)).toBe("");
        await first(page);
        await expect.poll(() => states(page)).toBe("running");
        await expect.poll(() => notes(page)).toBeGreaterThan(0);
        expect(await trouble(page)).toBeUndefined();
      });
    });

  test("a key is a gesture too, and the effect of the first one is heard", async ({ page }) => {
    await configured(page, `${watched}; addEventListener("keydown", () => sounding.sound.play("hit"))`);
    await page.evaluate("loudness.music.value = 0");
    await page.keyboard.press("Enter");
    await expect.poll(() => notes(page)).toBeGreaterThan(0);
  });

  test("a hidden page is silent and goes on when it is seen again", async ({ page }) => {
    await configured(page, watched);
    await gesture(page);
    await expect.poll(() => states(page)).toBe("running");
    await visibility(page, "hidden");
    await expect.poll(() => states(page)).toBe("suspended");
    const before = await notes(page);
    await page.evaluate('sounding.sound.play("fanfare")');
    expect(await notes(page)).toBe(before);
    await visibility(page, "visible");
    await expect.poll(() => states(page)).toBe("running");
  });

  test("muting stops everything, and unmuting brings it back", async ({ page }) => {
    await configured(page, watched);
    await gesture(page);
    await expect.poll(() => states(page)).toBe("running");
    await page.evaluate("loudness.muted.value = true");
    await expect.poll(() => states(page)).toBe("suspended");
    const before = await notes(page);
    await page.evaluate('sounding.sound.play("fanfare")');
    expect(await notes(page)).toBe(before);
    await page.evaluate("loudness.muted.value = false");
    await expect.poll(() => states(page)).toBe("running");
  });

  test("without music nothing is written, and effects still sound", async ({ page }) => {
    await configured(page, watched);
    await page.evaluate("loudness.music.value = 0");
    await gesture(page);
    await expect.poll(() => states(page)).toBe("running");
    await aSecondOfSound(page);
    expect(await notes(page)).toBe(0);
    await page.evaluate('sounding.sound.play("chime", { pan: -2, strength: 7, lift: 1 })');
    expect(await notes(page)).toBeGreaterThan(0);
  });

  test("ambience sounds without music, where a room has one", async ({ page }) => {
    await configured(page, watched);
    await page.evaluate("loudness.music.value = 0; loudness.ambience.value = 30");
    await gesture(page);
    await expect.poll(() => states(page)).toBe("running");
    await aSecondOfSound(page);
    expect(await notes(page)).toBe(0);
    await page.evaluate('sounding.sound.room("wisp")');
    await expect.poll(() => states(page)).toBe("running,running");
    await page.evaluate("loudness.muted.value = true");
    await expect.poll(() => states(page)).toBe("suspended,suspended");
    await page.evaluate("loudness.muted.value = false");
    await expect.poll(() => states(page)).toBe("running,running");
    await page.evaluate('sounding.sound.room("zonk")');
    await expect.poll(() => page.evaluate<string>("opened[1].state"), "no ambience here").toBe("suspended");
  });

  test("without music the sound rests until it is needed, and ambience goes on", async ({ page }) => {
    await configured(page, watched);
    await page.evaluate('loudness.music.value = 0; loudness.ambience.value = 30; sounding.sound.room("wisp")');
    await gesture(page);
    await expect.poll(() => states(page)).toBe("running,running");
    await expect.poll(() => states(page), { timeout: 20_000 }).toBe("suspended,running");
    expect(await trouble(page)).toBeUndefined();
    const before = await notes(page);
    await page.evaluate('sounding.sound.play("chime")');
    await expect.poll(() => states(page)).toBe("running,running");
    expect(await notes(page)).toBeGreaterThan(before);
  });

  test("every room can be entered on the heels of another", async ({ page }) => {
    await configured(page, watched);
    await gesture(page);
    await expect.poll(() => states(page)).toBe("running");
    for (const room of ["head", "wisp", "zonk", "thirteen", "parlour", "head"]) {
      const before = await notes(page);
      await page.evaluate(`sounding.sound.room("${room}"); sounding.sound.danger(1)`);
      await expect.poll(() => notes(page), room).toBeGreaterThan(before);
    }
    expect(await trouble(page)).toBeUndefined();
  });

  const broken = {
    "a browser without sound": "delete window.AudioContext",
    "a browser that refuses": 'window.AudioContext = class { constructor() { throw new Error("no") } }',
    "a browser that never starts": `${watched}; AudioContext.prototype.resume = () => new Promise(() => {});
      Object.defineProperty(AudioContext.prototype, "state", { value: "suspended" })`,
  };
  for (const [name, browser] of Object.entries(broken))
    test(`${name} is one trouble and no exception`, async ({ page }) => {
      await configured(page, browser);
      expect(await trouble(page)).toBeUndefined();
      await gesture(page);
      await page.evaluate('sounding.sound.room("wisp"); sounding.sound.danger(0.5); sounding.sound.play("purify")');
      await expect.poll(() => trouble(page)).toBe("sound-blocked");
    });
});
