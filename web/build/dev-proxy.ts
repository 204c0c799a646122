/**
 * `npm run dev` forwards what a server answers (the API, its sockets and short links) to one that runs beside it, so that
 * online play works with live reload.
 */
import type { ProxyOptions } from "vite";

/** Where `npm start` and `turnlight serve` serve unless told otherwise. */
const usualServer = "http://localhost:4173";

const paths = ["^/api/", "^/[tlrpf]/", "^/server\\.json$"];

export const devProxy = (server = usualServer): Readonly<Record<string, ProxyOptions>> => {
  const { origin } = new URL(server);
  return Object.fromEntries(
    // The server accepts what comes from its own page.
    paths.map((path) => [path, { target: origin, ws: true, changeOrigin: true, headers: { origin } }]),
  );
};
