/** The server: hands out the built page with strict headers. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import helmet from "@fastify/helmet";
import files from "@fastify/static";
import { accept, quote, type Read, refuse } from "@turnlight/kernel";
import fastify from "fastify";

export interface Serving {
  readonly port: number;
  readonly host: string;
  /** The folder of the built page. */
  readonly page?: string;
}

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

const builtPage = fileURLToPath(new URL("../web/dist", import.meta.url));
const oneYear = 31_536_000;

/** The page needs no inline script or style, and talks to nobody but its own server. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

const listenProblem = (problem: unknown, { host, port }: Serving) => {
  const code = problem instanceof Error && "code" in problem ? problem.code : undefined;
  if (code === "EADDRINUSE")
    return refuse("port-taken", `port ${port} is taken`, { right: "another one, or 0 for any free port" });
  if (code === "EACCES")
    return refuse("port-forbidden", `port ${port} may not be opened`, { right: "a port from 1024 up" });
  return refuse("cannot-listen", `cannot listen on ${quote(host)}`, { right: "an address of this machine" });
};

export const serve = async (serving: Serving): Promise<Read<Served>> => {
  const page = serving.page ?? builtPage;
  if (!existsSync(page))
    return refuse("not-built", "the page has not been built", { right: '"npm run build" first, or "npm start"' });
  const app = fastify({ forceCloseConnections: true });
  // Plain http on a home network is a use of its own: nothing may ask browsers to insist on https.
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await app.register(files, {
    root: page,
    preCompressed: true,
    setHeaders(reply, path) {
      // What has its hash in its name never changes; everything else is asked for again.
      const hashed = /[\\/]assets[\\/]/.test(path);
      reply.header("cache-control", hashed ? `public, max-age=${oneYear}, immutable` : "no-cache");
    },
  });
  try {
    await app.listen({ port: serving.port, host: serving.host });
  } catch (problem) {
    await app.close();
    return listenProblem(problem, serving);
  }
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : serving.port;
  const host = serving.host === "127.0.0.1" ? "localhost" : serving.host;
  return accept({ url: `http://${host}:${port}/`, close: () => app.close() });
};
