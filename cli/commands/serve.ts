/** `turnlight serve`: the page, on one port. */
import { spawn } from "node:child_process";
import { accept, type Command } from "@turnlight/kernel";
import { serve } from "@turnlight/server";
import { wholeOption } from "../arguments.ts";

const usualPort = 4173;

/** Opens a browser where a person sits in front of one; where that fails, the printed address is enough. */
const openBrowser = (url: string): void => {
  const { platform, env } = process;
  const hasScreen = platform === "darwin" || platform === "win32" || env["DISPLAY"] || env["WAYLAND_DISPLAY"];
  if (!process.stdout.isTTY || !hasScreen) return;
  const [program, ...args] =
    platform === "darwin" ? ["open", url] : platform === "win32" ? ["cmd", "/c", "start", url] : ["xdg-open", url];
  if (program === undefined) return;
  const browser = spawn(program, args, { stdio: "ignore", detached: true });
  browser.on("error", () => {});
  browser.unref();
};

export const serveCommand: Command = {
  about: "serve the page",
  options: {
    port: {
      about: `where to listen (${usualPort}, or any free port if that is taken); 0 takes any free one`,
      value: "N",
    },
    host: { about: "on which address (127.0.0.1)", value: "ADDRESS" },
    open: { about: "open a browser, if there is one" },
  },
  examples: ["turnlight serve", "turnlight serve --port 8080 --host 0.0.0.0"],
  async answer({ options }) {
    const port = wholeOption(options, "port", { least: 0, most: 65535, usual: usualPort });
    if (!port.ok) return port;
    const host = options["host"] ?? "127.0.0.1";
    const first = await serve({ port: port.value, host });
    const taken = !first.ok && first.refusal.code === "port-taken" && options["port"] === undefined;
    const served = taken ? await serve({ port: 0, host }) : first;
    if (!served.ok) return served;
    const { url } = served.value;
    if (options["open"] !== undefined) openBrowser(url);
    return accept({ json: { url }, text: `Turnlight is open at ${url} (Ctrl+C closes it)` });
  },
};
