/** The origin of a request: its address, site and cookie. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { baseOf, isOwn, rootPath } from "../address.ts";
import type { ServerConfig } from "../config.ts";
import { householdOf, type Networks, plainAddress } from "../networks.ts";
import { isToken } from "../tokens.ts";

type Request = Pick<IncomingMessage, "socket" | "headers">;

/** The values of a header that proxies add to, the nearest proxy's last. */
const forwardedAll = ({ headers }: Request, what: string): readonly string[] =>
  [headers[`x-forwarded-${what}`] ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

const forwarded = (request: Request, proxies: Networks, what: string): string | undefined =>
  proxies.has(request.socket.remoteAddress ?? "") ? forwardedAll(request, what).at(-1) : undefined;

/**
 * The client's address. Each trusted proxy says whom it has forwarded; the first who is no trusted proxy is the client,
 * whatever they claim themselves.
 */
const addressOf = (request: Request, proxies: Networks): string => {
  let address = request.socket.remoteAddress ?? "";
  const said = [...forwardedAll(request, "for")];
  while (said.length > 0 && proxies.has(address)) {
    const next = plainAddress(said.pop() ?? "");
    if (next === undefined) break;
    address = next;
  }
  return address;
};

/** Whom a limit counts a request for: an address, or with IPv6 the network that one household or server has. */
export const limitedAddress = (request: Request, proxies: Networks): string => householdOf(addressOf(request, proxies));

/** Where the server is reached, and the proxies that may say so. */
export interface Site extends Pick<ServerConfig, "origin" | "base"> {
  readonly proxies: Networks;
}

/**
 * The address at which others reach the page, for links in a preview: without a slash at its end. As configured; at this
 * machine's own address the one that is known to others; else as the request names it, with what a proxy has forwarded.
 */
export const publicAddress = (request: Request, { origin, base, proxies }: Site, known: string | undefined): string => {
  const prefix = rootPath(forwarded(request, proxies, "prefix") ?? base ?? "/");
  if (origin !== undefined) return `${origin}${baseOf(prefix)}`;
  const { host: direct = "localhost" } = request.headers;
  const host = forwarded(request, proxies, "host") ?? direct;
  const scheme = forwarded(request, proxies, "proto") === "https" ? "https" : "http";
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
