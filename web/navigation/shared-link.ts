/**
 * Links for others: short paths, which a server answers with a preview, or the page's own address with a hash, where
 * the page is hosted without a server.
 */
import { signal } from "@preact/signals";
import { shortPathOf } from "./short-paths.ts";

/** A page opened at this machine's own address cannot be reached by others under it. */
export const isOwnMachine = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** The address below which short links are answered, with a slash at its end; `undefined` while none is known. */
const server = signal<string | undefined>(undefined);

interface LinkServer {
  readonly shortLinks?: unknown;
  /** Where others reach it. */
  readonly address?: unknown;
}

/** For a page at `href`, by what its host says in `server.json`. */
export const linkServerOf = ({ shortLinks, address }: LinkServer, href: string): string | undefined => {
  if (shortLinks !== true) return undefined;
  const isKnown = typeof address === "string" && /^https?:\/\/[^\s?#]+$/.test(address);
  return isKnown && isOwnMachine(new URL(href).hostname) ? `${address}/` : new URL(".", href).href;
};

/** The file is built with the page, so that a host without a server has an answer, too. */
export const findLinkServer = async (): Promise<void> => {
  if (server.peek() !== undefined) return;
  try {
    const answer = await fetch(new URL("server.json", new URL(".", location.href)), { cache: "no-store" });
    if (answer.ok) server.value = linkServerOf(Object(await answer.json()), location.href);
  } catch {
    // Offline: links with a hash lead there, too.
  }
};

export const linkTo = (place: string, from: string | undefined, href: string): string => {
  const short = from === undefined ? undefined : shortPathOf(place);
  return short === undefined ? `${href.split("#")[0]}#${place}` : `${from}${short}`;
};

/** The link to a place of the page; a signal's value, short once the server is found. */
export const sharedLink = (place: string): string => linkTo(place, server.value, location.href);
