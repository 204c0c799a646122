/** The HTTP server: the page's files and the API routes. */
import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import helmet from "@fastify/helmet";
import { type Refusal, refuse } from "@turnlight/kernel";
import { readOutsideText, limits as wireLimits } from "@turnlight/wire";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { baseOf, toBase, withoutBase } from "../address.ts";
import type { ServerConfig } from "../config.ts";
import { isLink } from "../links/links.ts";
import type { ServerLog } from "../log.ts";
import type { ServerMetrics } from "../metrics.ts";
import { Networks } from "../networks.ts";
import type { RateLimiter } from "../rate-limit.ts";
import { bodyFor, type PageFile, type StaticPage } from "../static-page.ts";
import type { UnderWay } from "../under-way.ts";
import { isOwnSite, limitedAddress, publicAddress, readCookie, siteOf, writeCookie } from "./guard.ts";
import { LinkPages } from "./links.ts";
import { openApiDescription } from "./openapi.ts";
import { livePath, type Operations, registerOperations } from "./operations.ts";
import type { HttpContext } from "./route.ts";
import { routes } from "./routes.ts";

/** The page uses no inline script or style, and connects only to its own server. */
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

const statuses: Readonly<Record<string, number>> = {
  "bad-message": 400,
  "odd-characters": 400,
  "empty-name": 400,
  "long-name": 400,
  "bot-name": 400,
  "no-guest": 401,
  "no-right": 403,
  "other-site": 403,
  banned: 403,
  "no-table": 404,
  "no-match": 404,
  "no-page": 404,
  "no-code": 404,
  "no-friend": 404,
  "no-profile": 404,
  "no-board": 404,
  "no-entry": 404,
  "no-challenge": 404,
  "no-level": 404,
  "no-author": 404,
  "no-pack": 404,
  "too-many-levels": 429,
  "too-many-records": 429,
  "too-many-challenges": 429,
  "too-busy": 503,
  "too-many-friends": 429,
  "too-many-tables": 429,
  "too-fast": 429,
  "sync-full": 429,
  "server-broken": 500,
  closing: 503,
  "table-broken": 503,
  "not-kept": 503,
};

const statusOf = ({ code }: Refusal): number => statuses[code] ?? 409;

const sendFile = (reply: FastifyReply, file: PageFile, headers: Readonly<Record<string, unknown>>): FastifyReply => {
  const { bytes, encoding } = bodyFor(file, String(headers["accept-encoding"] ?? ""));
  reply.headers({ "cache-control": file.cache, etag: file.tag, vary: "accept-encoding" });
  // Messengers in a browser show previews on their own pages.
  if (file.type === "image/jpeg") reply.header("cross-origin-resource-policy", "cross-origin");
  if (headers["if-none-match"] === file.tag) return reply.status(304).send();
  if (encoding !== undefined) reply.header("content-encoding", encoding);
  return reply.type(file.type).send(bytes);
};

export interface HttpPorts {
  readonly underWay: UnderWay;
  readonly log: ServerLog;
  readonly metrics: ServerMetrics;
  /** Requests per address. */
  readonly requests: RateLimiter;
  readonly operations: Operations;
  report(problem: unknown): void;
}

export const httpServer = async (
  house: HttpContext,
  page: StaticPage,
  config: ServerConfig,
  { underWay, report, log, metrics, requests: buckets, operations }: HttpPorts,
): Promise<FastifyInstance> => {
  const { origin, base = "/", limits } = config;
  const sayNo = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
    metrics.refusals.add(refusal.code);
    return reply.status(statusOf(refusal)).send({ refusal });
  };
  const proxies = new Networks(config.proxies);
  const site = { ...config, proxies };
  const links = new LinkPages(house, site);
  const app = fastify({
    rewriteUrl: ({ url = "/" }) => withoutBase(url, base),
    forceCloseConnections: true,
    bodyLimit: wireLimits.body,
    requestTimeout: limits.arrival,
    connectionTimeout: 6 * limits.arrival,
    http: { connectionsCheckingInterval: Math.ceil(limits.arrival / 2) },
    routerOptions: { maxParamLength: wireLimits.id },
    genReqId: () => randomUUID(),
    // Malformed URLs, such as a stray percent sign.
    frameworkErrors: (problem, request, reply) =>
      links.wantsPage(request)
        ? links.sendNothing(request, reply)
        : sayNo(reply, refuse("bad-message", problem.message).refusal),
  });
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const bytes = Buffer.from(body);
    if (!isUtf8(bytes)) done(Object.assign(new Error("the body is no UTF-8"), { statusCode: 400 }));
    else parseJson(request, bytes.toString("utf8"), done);
  });
  app.server.headersTimeout = limits.arrival;
  // Plain http on a home network is supported, so browsers must not be told to insist on https.
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });

  app.addHook("onRequest", async (request, reply) => {
    const { raw, method } = request;
    reply.header("x-request-id", request.id);
    if (raw.url === livePath) return;
    const done = underWay.begin();
    if (done === undefined) {
      sayNo(reply.header("connection", "close"), stopping);
      return;
    }
    reply.raw.once("close", done);
    if (isLink(raw.url ?? "") && !buckets.take(limitedAddress(raw, proxies))) {
      links.sendTooFast(request, reply);
      return;
    }
    if (raw.url?.startsWith("/api/") !== true) return;
    reply.header("cache-control", "no-store");
    if (!buckets.take(limitedAddress(raw, proxies))) {
      sayNo(reply, refuse("too-fast", "too many requests", { right: "to wait a moment" }).refusal);
      return;
    }
    if (method !== "GET" && method !== "HEAD" && !isOwnSite(raw.headers, origin))
      sayNo(reply, refuse("other-site", "this request came from another site").refusal);
  });
  app.addHook(
    "onResponse",
    async ({ id, method, params, routeOptions: { url: route } }, { statusCode, elapsedTime }) => {
      metrics.requests.add(String(statusCode));
      metrics.answers.add(elapsedTime);
      const table = typeof params === "object" && params !== null && "table" in params ? params.table : undefined;
      // The path itself may hold codes and names.
      log.debug({ request: id, method, route, table, status: statusCode, ms: elapsedTime }, "answered");
    },
  );
  app.setErrorHandler((problem: { statusCode?: number; message?: string }, _, reply) => {
    const { statusCode = 500 } = problem;
    if (statusCode < 500)
      return reply
        .status(statusCode)
        .send({ refusal: refuse("bad-message", problem.message ?? "it can't be read").refusal });
    log.error({ request: reply.request.id }, "a request failed");
    report(problem);
    return sayNo(reply, refuse("server-broken", "something went wrong on the server; nothing was saved").refusal);
  });
  const stopping = refuse("closing", "the server is shutting down", { right: "to try again in a moment" }).refusal;
  const nothing = refuse("no-page", "page not found").refusal;
  app.setNotFoundHandler((request, reply) =>
    links.wantsPage(request) ? links.sendNothing(request, reply) : sayNo(reply, nothing),
  );

  for (const request of routes)
    app.route<{ Params: { table?: string; code?: string; friend?: string }; Querystring: Record<string, unknown> }>({
      method: request.method,
      url: request.path,
      ...(request.bodyLimit !== undefined && { bodyLimit: request.bodyLimit }),
      async handler({ params: { table = "", code = "", friend = "" }, query, body, raw }, reply) {
        const text = readOutsideText({ table, code, friend, query, body });
        if (!text.ok) return sayNo(reply, text.refusal);
        const cookie = readCookie(raw.headers, origin);
        const read = await request.handle(house, {
          table,
          code,
          friend,
          query,
          body,
          site: siteOf(raw.headers, origin),
          cookie,
        });
        if (!read.ok) return sayNo(reply, read.refusal);
        if (read.value.cookie !== undefined) reply.header("set-cookie", writeCookie(read.value.cookie, origin));
        return reply.send(read.value.body);
      },
    });
  registerOperations(app, operations);
  app.get("/api/docs", async () => openApiDescription());
  app.get(toBase, async (_, reply) => reply.redirect(base === "/" ? "/" : `${baseOf(base)}/`, 308));
  links.register(app);
  app.get("/*", async (request, reply) => {
    const { raw, headers } = request;
    const path = raw.url?.split(/[?#]/)[0] ?? "/";
    const file = page.find(path, publicAddress(raw, site, house.address));
    if (file !== undefined) return sendFile(reply, file, headers);
    return links.wantsPage(request) ? links.sendNothing(request, reply) : sayNo(reply, nothing);
  });
  return app;
};
