/** The origin of a request: its address, site and cookie. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { baseOf, isOwn, rootPath } from "../address.ts";
import type { ServerConfig } from "../config.ts";
import { isToken } from "../tokens.ts";

type Request = Pick<IncomingMessage, "socket" | "headers">;

/** What a proxy says of a request. Trusted only from a proxy on the same machine. */
const forwarded = ({ socket, headers }: Request, what: string): string | undefined => {
  if (!/^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "")) return undefined;
  const said = [headers[`x-forwarded-${what}`] ?? []].flat().join(",").split(",").at(-1)?.trim();
  return said === "" ? undefined : said;
};

export const addressOf = (request: Request): string => forwarded(request, "for") ?? request.socket.remoteAddress ?? "";

/**
 * The address at which others reach the page, for links in a preview: without a slash at its end. As configured; at this
 * machine's own address the one that is known to others; else as the request names it, with what a proxy has forwarded.
 */
export const publicAddress = (
  request: Request,
  { origin, base }: Pick<ServerConfig, "origin" | "base">,
  known: string | undefined,
): string => {
  const prefix = rootPath(forwarded(request, "prefix") ?? base ?? "/");
  if (origin !== undefined) return `${origin}${baseOf(prefix)}`;
  const { host: direct = "localhost" } = request.headers;
  const host = forwarded(request, "host") ?? direct;
  const scheme = forwarded(request, "proto") === "https" ? "https" : "http";
  const site = `${scheme}://${host}`;
  if (!isSite(site)) return known ?? `http://localhost${baseOf(prefix)}`;
  return isOwn(new URL(site).hostname) && known !== undefined ? known : `${site}${baseOf(prefix)}`;
};

/**
 * Cross-site check. Browsers send the site a request comes from; other clients send none, and have no cookie to abuse.
 */
export const isOwnSite = (headers: IncomingHttpHeaders, origin: string | undefined): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const from = headers.origin;
  if (from === undefined) return true;
  if (origin !== undefined && from === origin) return true;
  return URL.canParse(from) && new URL(from).host === headers.host;
};

const isSite = (site: string): boolean => URL.canParse(site) && /^https?:\/\/[^/?#@\\\s"'<>]+$/.test(site);

/** The configured origin, or else the requesting page's as its browser reports it. */
export const siteOf = (headers: IncomingHttpHeaders, origin: string | undefined): Result<string> => {
  const site = origin ?? headers.origin ?? `http://${headers.host ?? "localhost"}`;
  return isSite(site)
    ? accept(site)
    : refuse("bad-message", "this isn't a host name", { where: "host", right: "the name of this server" });
};

const oneYear = 31_536_000;

/** The prefix ties the cookie to https and this host; browsers refuse it on plain http in a home network. */
const cookieName = (origin: string | undefined): string =>
  origin?.startsWith("https:") === true ? "__Host-turnlight" : "turnlight";

export const writeCookie = (token: string, origin: string | undefined): string =>
  [
    `${cookieName(origin)}=${token}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
    `Max-Age=${oneYear}`,
    ...(origin?.startsWith("https:") === true ? ["Secure"] : []),
  ].join("; ");

export const readCookie = ({ cookie }: IncomingHttpHeaders, origin: string | undefined): string | undefined => {
  const start = `${cookieName(origin)}=`;
  const found = (cookie ?? "").split(";").find((part) => part.trim().startsWith(start));
  const token = found?.trim().slice(start.length);
  return token !== undefined && isToken(token) ? token : undefined;
};
