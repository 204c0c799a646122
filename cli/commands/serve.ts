/** `turnlight serve`: the page and online play, on one port. */
import { spawn } from "node:child_process";
import { accept, type CliCommand, quote, type Result, refuse } from "@turnlight/kernel";
import { closeOnSignals, type ServeOptions, serve } from "@turnlight/server";
import { wholeOption } from "../arguments.ts";

const usualPort = 4173;
const usualFolder = ".turnlight";

/** Where matches are stored: in a folder, or in PostgreSQL. */
export const storeOption = ({
  data,
  database,
  bus,
}: Readonly<Record<string, string>>): Result<NonNullable<ServeOptions["keep"]>> => {
  if (database === undefined && bus !== undefined)
    return refuse("bad-option", "--bus only works with a shared database", { right: "--database URL as well" });
  if (database === undefined) return accept({ kind: "folder", folder: data ?? usualFolder });
  if (data !== undefined)
    return refuse("bad-option", "--data and --database both say where to store matches", { right: "only one of them" });
  return accept({ kind: "postgres", url: database, ...(bus !== undefined && { bus }) });
};

/** With a slash at both ends, however it was typed. */
export const baseOption = (typed: string | undefined): Result<string | undefined> => {
  if (typed === undefined) return accept(undefined);
  const parts = typed.split("/").filter((part) => part !== "");
  return parts.every((part) => /^(?!\.+$)[\w.~-]+$/.test(part))
    ? accept(`/${parts.map((part) => `${part}/`).join("")}`)
    : refuse("bad-option", `--base is ${quote(typed)}`, { right: "a path such as /games/" });
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
  about: "start a server for the page and online play",
  options: {
    port: {
      about: `port to listen on (default: ${usualPort}, or any free port if it's taken); 0 picks a free one`,
      value: "N",
    },
    host: { about: "address to listen on (default: 127.0.0.1)", value: "ADDRESS" },
    data: { about: `folder to store matches in (default: ${usualFolder})`, value: "DIR" },
    database: { about: "store matches in PostgreSQL instead, for several servers", value: "URL" },
    bus: { about: "PostgreSQL for messages between those servers, if not the same", value: "URL" },
    origin: { about: "public address, if there's a proxy in front", value: "URL" },
    base: { about: "path below which a proxy forwards to it, if not the root", value: "PATH" },
    page: { about: "folder with a page of your own (default: Turnlight's)", value: "DIR" },
    open: { about: "open the page in a browser" },
  },
  examples: [
    "turnlight serve",
    "turnlight serve --port 8080 --host 0.0.0.0 --data /var/lib/turnlight",
    "turnlight serve --origin https://example.org --base /games/",
    "turnlight serve --database postgres://turnlight@localhost/turnlight --origin https://play.example.org",
  ],
  async answer({ options }) {
    const port = wholeOption(options, "port", { least: 0, most: 65535, usual: usualPort });
    if (!port.ok) return port;
    const host = options["host"] ?? "127.0.0.1";
    const keep = storeOption(options);
    if (!keep.ok) return keep;
    const { origin, page } = options;
    const base = baseOption(options["base"]);
    if (!base.ok) return base;
    const serving = {
      host,
      keep: keep.value,
      ...(origin !== undefined && { origin }),
      ...(page !== undefined && { page }),
      ...(base.value !== undefined && { base: base.value }),
    };
    const first = await serve({ ...serving, port: port.value });
    const taken = !first.ok && first.refusal.code === "port-taken" && options["port"] === undefined;
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
          : `Others reach it at ${address}/`,
      ].join("\n"),
    });
  },
};
