/** Hash routing: the part of the address behind the #, so that every page works offline and can be linked to. */
import { computed, signal } from "@preact/signals";

export type Route =
  | {
      readonly name:
        | "home"
        | "statistics"
        | "data"
        | "unfinished"
        | "achievements"
        | "how-to-play"
        | "developers"
        | "licences"
        | "rescue";
    }
  /** `from` is the game whose menu led there. */
  | { readonly name: "settings"; readonly from?: string }
  /** One's own, or one that was published, by its link or a friend's id. */
  | { readonly name: "profile"; readonly link?: string }
  /** `place` is a page of the game's own. */
  | { readonly name: "play"; readonly game: string; readonly place?: string }
  | { readonly name: "match"; readonly id: string }
  /**
   * A match saved on this device, a record in the address itself, or one that the server keeps (a table, and one of its
   * matches); otherwise one passed in memory, or none.
   */
  | { readonly name: "replays"; readonly saved?: string; readonly link?: string; readonly online?: string }
  /**
   * Online play: the player's own tables, the account, a new table, a quick match, a friend's link, or the table behind
   * an invitation link or code.
   */
  | { readonly name: "online"; readonly place: string }
  /** A board, as the server names it; empty for today's. */
  | { readonly name: "boards"; readonly board: string }
  /** A challenge by its id. */
  | { readonly name: "challenge"; readonly id: string }
  /** The id of a reviewed match; empty on the review's start page. */
  | { readonly name: "review"; readonly place: string }
  /** The training room, today's exercises, or a theme of a game; empty in the room itself. */
  | { readonly name: "learn"; readonly place: string }
  | { readonly name: "not-found"; readonly path: string };

const plainNames = [
  "settings",
  "profile",
  "statistics",
  "data",
  "unfinished",
  "achievements",
  "how-to-play",
  "developers",
  "licences",
  "rescue",
] as const;

/** Addresses of earlier releases, which links, bookmarks and notifications still contain. */
const formerAddresses: readonly (readonly [former: RegExp, path: string])[] = [
  [/^shelf$/, "achievements"],
  [/^makers$/, "developers"],
  [/^far\/you$/, "online/account"],
  [/^far(?=\/|$)/, "online"],
  [/^match\/far-/, "match/online-"],
  [/^replay\/kept(?=\/|$)/, "replays/saved"],
  [/^replay\/record(?=\/|$)/, "replays/link"],
  [/^replay(?=\/|$)/, "replays"],
];

const currentPath = (path: string): string => {
  const [former, now] = formerAddresses.find(([pattern]) => pattern.test(path)) ?? [];
  return former === undefined || now === undefined ? path : path.replace(former, now);
};

export const readRoute = (hash: string): Route => {
  const written = hash.replace(/^#\/?/, "").replace(/\/$/, "");
  const path = currentPath(written);
  const [first = "", second = "", third, ...others] = path.split("/");
  if (path === "") return { name: "home" };
  const plain = plainNames.find((name) => name === path);
  if (plain !== undefined) return { name: plain };
  if (first === "settings" && second === "for" && /^[a-z-]{1,40}$/.test(third ?? "") && others.length === 0)
    return { name: "settings", from: third ?? "" };
  if (first === "profile" && /^[\w-]{10,60}$/.test(second) && third === undefined)
    return { name: "profile", link: second };
  if (first === "play" && /^[a-z-]{1,40}$/.test(second))
    return { name: "play", game: second, ...(third !== undefined && { place: [third, ...others].join("/") }) };
  if (first === "match" && /^[\w-]{1,80}$/.test(second) && third === undefined) return { name: "match", id: second };
  if (
    first === "online" &&
    /^(?:(?:new|quick)\/[a-z-]{1,40}|friend\/[\w-]{43}|[\w-]{0,100})$/.test(path.slice("online/".length))
  )
    return { name: "online", place: path.slice("online/".length) };
  if (path === "replays") return { name: "replays" };
  if (/^replays\/online\/[\w-]{1,100}(?:\/[\w-]{1,100})?$/.test(path))
    return { name: "replays", online: path.slice("replays/online/".length) };
  if (first === "replays" && /^[\w-]+$/.test(third ?? "") && others.length === 0) {
    if (second === "saved") return { name: "replays", saved: third ?? "" };
    if (second === "link") return { name: "replays", link: third ?? "" };
  }
  if (first === "boards" && /^boards(?:\/[a-z-]{1,40}(?:\/[\w.:-]{1,80}){2,3})?$/.test(path))
    return { name: "boards", board: path.slice("boards/".length).replaceAll("/", " ") };
  if (first === "challenge" && /^[\w-]{1,100}$/.test(second) && third === undefined)
    return { name: "challenge", id: second };
  if (first === "review" && (path === first || /^[\w-]{1,80}$/.test(second)))
    return { name: "review", place: path.slice(7) };
  if (/^learn(?:\/today|\/[a-z-]{1,40}\/[a-z-]{1,40})?$/.test(path)) return { name: "learn", place: path.slice(6) };
  return { name: "not-found", path: written };
};

const hash = signal(globalThis.location?.hash ?? "");

export const route = computed<Route>(() => readRoute(hash.value));

export const go = (path: string): void => {
  location.hash = path;
};

/**
 * Replaces the address without adding a history entry, as when a rematch replaces a match. Does nothing while a
 * navigation to another page is under way.
 */
export const swap = (path: string): void => {
  if (location.hash !== hash.peek()) return;
  history.replaceState(history.state, "", `#${path}`);
  hash.value = location.hash;
};

/**
 * Puts an address in the place of the current one without showing it, so that going back from the next page leads
 * there: a page that only starts a match is no place to return to.
 */
export const putBehind = (path: string): void => history.replaceState(history.state, "", `#${path}`);

/** Shows the address put in place by `putBehind`, where nothing was started after all. */
export const showAddress = (): void => {
  hash.value = location.hash;
};

type LeaveGuard = () => Promise<boolean>;
/** Asked before the current page is left. */
let guard: LeaveGuard | undefined;
let isAsking = false;

/** Registers a guard that is asked before the page is left; returns its removal. */
export const beforeLeaving = (ask: LeaveGuard): (() => void) => {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
};

/** Page and address stay as they are until the guard allows leaving. */
const leaveIfMeant = async (ask: LeaveGuard, wanted: string): Promise<void> => {
  history.replaceState(history.state, "", hash.peek() || "#/");
  if (isAsking) return;
  isAsking = true;
  const meant = await ask();
  isAsking = false;
  if (!meant) return;
  guard = undefined;
  location.hash = wanted;
};

/** Pages cross-fade where the browser supports view transitions and motion is allowed. */
const arrive = (): void => {
  if (guard !== undefined && location.hash !== hash.peek()) {
    void leaveIfMeant(guard, location.hash);
    return;
  }
  const show = () => {
    hash.value = location.hash;
    // Every page starts at its top, however far the previous one was scrolled.
    scrollTo({ top: 0, behavior: "instant" });
  };
  const still = document.documentElement.dataset["motion"] === "reduced";
  if (still || document.startViewTransition === undefined) {
    show();
    return;
  }
  // A transition is skipped, for instance, when the next one begins or the page is hidden: the page is shown all the same.
  const { ready, finished } = document.startViewTransition(show);
  for (const skipped of [ready, finished]) skipped.catch(() => undefined);
};

addEventListener("hashchange", arrive);
