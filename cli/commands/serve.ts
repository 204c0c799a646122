/** `turnlight serve`: the page and online play, on one port. */
import { spawn } from "node:child_process";
import { accept, type CliCommand, type Result, refuse } from "@turnlight/kernel";
import { closeOnSignals, type ServeOptions, serve } from "@turnlight/server";
import { wholeOption } from "../arguments.ts";

const usualPort = 4173;
const usualFolder = ".turnlight";

const keepIn = ({
  data,
  database,
  bus,
}: Readonly<Record<string, string>>): Result<NonNullable<ServeOptions["keep"]>> => {
  if (database === undefined && bus !== undefined)
    return refuse("bad-option", "--bus joins servers that share a database", { right: "--database URL with it" });
  if (database === undefined) return accept({ kind: "folder", folder: data ?? usualFolder });
  if (data !== undefined)
    return refuse("bad-option", "--data and --database both say where to keep matches", { right: "one" });
  return accept({ kind: "postgres", url: database, ...(bus !== undefined && { bus }) });
};

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
  about: "serve the page and online play",
  options: {
    port: {
      about: `where to listen (${usualPort}, or any free port if that is taken); 0 takes any free one`,
      value: "N",
    },
    host: { about: "on which address (127.0.0.1)", value: "ADDRESS" },
    data: { about: `the folder to keep matches in (${usualFolder})`, value: "DIR" },
    database: { about: "a PostgreSQL to keep matches in instead, for several servers", value: "URL" },
    bus: { about: "another PostgreSQL over which those servers tell each other", value: "URL" },
    origin: { about: "the address people use, where a proxy stands in front", value: "URL" },
    open: { about: "open a browser, if there is one" },
  },
  examples: [
    "turnlight serve",
    "turnlight serve --port 8080 --host 0.0.0.0 --data /var/lib/turnlight",
    "turnlight serve --database postgres://turnlight@localhost/turnlight --origin https://play.example.org",
  ],
  async answer({ options }) {
    const port = wholeOption(options, "port", { least: 0, most: 65535, usual: usualPort });
    if (!port.ok) return port;
    const host = options["host"] ?? "127.0.0.1";
    const keep = keepIn(options);
    if (!keep.ok) return keep;
    const { origin } = options;
    const serving = { host, keep: keep.value, ...(origin !== undefined && { origin }) };
    const first = await serve({ ...serving, port: port.value });
    const taken = !first.ok && first.refusal.code === "port-taken" && options["port"] === undefined;
    const served = taken ? await serve({ ...serving, port: 0 }) : first;
    if (!served.ok) return served;
    const { url } = served.value;
    closeOnSignals(served.value);
    if (options["open"] !== undefined) openBrowser(url);
    return accept({ json: { url }, text: `Turnlight is open at ${url} (Ctrl+C closes it)` });
  },
};
