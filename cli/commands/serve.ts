/** `turnlight serve`: the page, on one port. */
import { accept, type Command } from "@turnlight/kernel";
import { serve } from "@turnlight/server";
import { wholeOption } from "../arguments.ts";

export const serveCommand: Command = {
  about: "serve the page",
  options: {
    port: { about: "where to listen (4173); 0 takes any free port", value: "N" },
    host: { about: "on which address (127.0.0.1)", value: "ADDRESS" },
  },
  examples: ["turnlight serve", "turnlight serve --port 8080 --host 0.0.0.0"],
  async answer({ options }) {
    const port = wholeOption(options, "port", { least: 0, most: 65535, usual: 4173 });
    if (!port.ok) return port;
    const served = await serve({ port: port.value, host: options["host"] ?? "127.0.0.1" });
    if (!served.ok) return served;
    const { url } = served.value;
    return accept({ json: { url }, text: `Turnlight is open at ${url} (Ctrl+C closes it)` });
  },
};
