/** `turnlight serve`: the page and online play, on one port. */
import { spawn } from "node:child_process";
import { accept, type CliCommand } from "@turnlight/kernel";
import { closeOnSignals, readSettings, serve, settingOptions, shownSettings } from "@turnlight/server";

/** Opens a browser if there is one; a failure is ignored, since the address is printed. */
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

export const serveCommand: CliCommand = {
  about: "start a server for the page and online play",
  options: {
    ...settingOptions("all"),
    "show-config": { about: "print the settings it would start with, without secrets, and where they come from" },
    open: { about: "open the page in a browser" },
  },
  examples: [
    "turnlight serve",
    "turnlight serve --port 8080 --host 0.0.0.0 --data /var/lib/turnlight",
    "turnlight serve --origin https://example.org --base /games/",
    "turnlight serve --database postgres://turnlight@localhost/turnlight --origin https://play.example.org",
    "TURNLIGHT_PORT=8080 turnlight serve --config turnlight.json --show-config",
  ],
  async answer({ options }) {
    const found = readSettings(options);
    if (!found.ok) return found;
    if (options["show-config"] !== undefined) return shownSettings(found.value);
    const { serving, portGiven } = found.value;
    const first = await serve(serving);
    const taken = !first.ok && first.refusal.code === "port-taken" && !portGiven;
    const served = taken ? await serve({ ...serving, port: 0 }) : first;
    if (!served.ok) return served;
    const { url, address } = served.value;
    closeOnSignals(served.value);
    if (options["open"] !== undefined) openBrowser(url);
    return accept({
      json: { url, ...(address !== undefined && { address }) },
      text: [
        `Turnlight is running at ${url} (Ctrl+C to stop)`,
        address === undefined
          ? "Only this computer can reach it. For others in your network: --host 0.0.0.0"
          : `Others can reach it at ${address}/`,
      ].join("\n"),
    });
  },
};
