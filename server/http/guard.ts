/** The origin of a request: its address, site and cookie. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { isToken } from "../tokens.ts";

/** `X-Forwarded-For` is trusted only from a proxy on the same machine. */
export const addressOf = ({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): string => {
  const direct = socket.remoteAddress ?? "";
  if (!/^(::ffff:)?127\.|^::1$/.test(direct)) return direct;
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim();
  return forwarded === undefined || forwarded === "" ? direct : forwarded;
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

/** The configured origin, or else the requesting page's as its browser reports it. */
export const siteOf = (headers: IncomingHttpHeaders, origin: string | undefined): Result<string> => {
  const site = origin ?? headers.origin ?? `http://${headers.host ?? "localhost"}`;
  return URL.canParse(site) && /^https?:\/\/[^/?#@\\]+$/.test(site)
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
