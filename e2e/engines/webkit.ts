/**
 * WebKit over classic WebDriver: the MiniBrowser that comes with WebKitGTK's driver, on its own virtual display.
 * Its toolbars would keep the window wider than a phone, so a style sheet shrinks them.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../server/tests/support/free-port.ts";
import type { Driver } from "./driver.ts";
import { until } from "./until.ts";

const squeezed = "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }\n";
const stillness = "[Settings]\ngtk-enable-animations=0\n";

const configuration = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const gtk = join(folder, "gtk-3.0");
  mkdirSync(gtk);
  writeFileSync(join(gtk, "gtk.css"), squeezed);
  writeFileSync(join(gtk, "settings.ini"), stillness);
  return folder;
};

/** A virtual display that picks its own number and prints it. */
const startScreen = async (): Promise<{ readonly process: ChildProcess; readonly display: string }> => {
  const process = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(process.stdio[3] as Readable, "data");
  return { process, display: `:${String(number).trim()}` };
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const end = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
};

/** The driver prints nothing when it is ready, so it is polled. */
const ready = async (port: number, driver: ChildProcess): Promise<void> => {
  const answers = async (): Promise<boolean> => hasEnded(driver) || (await fetch(`http://127.0.0.1:${port}/status`)).ok;
  await until(answers, () => "WebKit's driver does not answer");
  if (hasEnded(driver)) throw new Error("WebKit's driver does not start");
};

const named: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
  Backspace: Key.BACK_SPACE,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

interface Measured {
  readonly inside: readonly [number, number];
  readonly bars: readonly [number, number];
}

/** The toolbars reduce the viewport's height, and a resize takes effect with a delay. */
const resize = async (session: WebDriver, width: number, height: number): Promise<void> => {
  const measure = (): Promise<Measured> =>
    session.executeScript(
      "return { inside: [innerWidth, innerHeight], bars: [outerWidth - innerWidth, outerHeight - innerHeight] }",
    );
  const fits = async (): Promise<boolean> => {
    const { inside, bars } = await measure();
    if (inside[0] === width && inside[1] === height) return true;
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: width + bars[0], height: height + bars[1] });
    return false;
  };
  await until(fits, () => `WebKit's window does not become ${width}×${height}`);
};

/** @param paints whether screenshots are taken: this enables compositing, as on a real display. */
export const startWebKit = async (browser: string, paints: boolean): Promise<Driver> => {
  const folder = configuration();
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: folder,
      LANG: "en_GB.UTF-8",
      LANGUAGE: "en_GB",
      LIBGL_ALWAYS_SOFTWARE: "1",
      // Software compositing takes a third of the time here; WebGL works without it.
      ...(paints ? {} : { WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
      // Its sandbox needs privileges that containers do not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  await ready(port, driver);
  const options = { binary: browser, args: ["--automation"] };
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities().setBrowserName("MiniBrowser").set("webkitgtk:browserOptions", options))
    .build();
  await session.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
  const pointer = (x: number, y: number) =>
    session.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    goBack: () => session.navigate().back(),
    url: () => session.getCurrentUrl(),
    async call(code, argument) {
      const answered = await session.executeAsyncScript<{ value: unknown; problem?: string }>(
        `const done = arguments[1];
         Promise.resolve(arguments[0]).then(${code})
           .then((value) => done({ value }), (problem) => done({ problem: String(problem) }));`,
        argument,
      );
      if (answered.problem !== undefined) throw new Error(answered.problem);
      return answered.value;
    },
    click: (x, y) => pointer(x, y).click().perform(),
    hover: (x, y) => pointer(x, y).perform(),
    press: (key) =>
      session
        .actions()
        .sendKeys(named[key] ?? key)
        .perform(),
    resize: (width, height) => resize(session, width, height),
    shot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    async close() {
      await session.quit();
      // A process still running may still write there.
      for (const child of [driver, screen.process]) await end(child);
      rmSync(folder, { recursive: true });
    },
  };
};
