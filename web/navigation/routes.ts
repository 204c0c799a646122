/** Hash routing: the part of the address behind the #, so that every page works offline and can be linked to. */
import { computed, signal } from "@preact/signals";

export type Route =
  | {
      readonly name:
        | "menu"
        | "settings"
        | "profile"
        | "statistics"
        | "data"
        | "unfinished"
        | "shelf"
        | "how-to-play"
        | "makers"
        | "licences"
        | "rescue";
    }
  /** `place` is a page of the game's own. */
  | { readonly name: "play"; readonly game: string; readonly place?: string }
  | { readonly name: "match"; readonly id: string }
  /** A match saved on this device, or a record in the address itself; otherwise one passed in memory, or none. */
  | { readonly name: "replay"; readonly kept?: string; readonly link?: string }
  /** Online play: the player's own tables, a new one, or the table that an invitation link or code leads to. */
  | { readonly name: "far"; readonly place: string }
  /** The id of a reviewed match; empty on the review's start page. */
  | { readonly name: "review"; readonly place: string }
  | { readonly name: "lost"; readonly path: string };

const plainNames = [
  "settings",
  "profile",
  "statistics",
  "data",
  "unfinished",
  "shelf",
  "how-to-play",
  "makers",
  "licences",
  "rescue",
] as const;

export const readRoute = (hash: string): Route => {
  const path = hash.replace(/^#\/?/, "").replace(/\/$/, "");
  const [first = "", second = "", third, ...others] = path.split("/");
  if (path === "") return { name: "menu" };
  const plain = plainNames.find((name) => name === path);
  if (plain !== undefined) return { name: plain };
  if (first === "play" && /^[a-z-]{1,40}$/.test(second))
    return { name: "play", game: second, ...(third !== undefined && { place: [third, ...others].join("/") }) };
  if (first === "match" && /^[\w-]{1,80}$/.test(second) && third === undefined) return { name: "match", id: second };
  if (first === "far" && /^(?:new\/[a-z-]{1,40}|[\w-]{0,100})$/.test(path.slice("far/".length)))
    return { name: "far", place: path.slice("far/".length) };
  if (path === "replay") return { name: "replay" };
  if (first === "replay" && /^[\w-]+$/.test(third ?? "") && others.length === 0) {
    if (second === "kept") return { name: "replay", kept: third ?? "" };
    if (second === "record") return { name: "replay", link: third ?? "" };
  }
  if (first === "review" && (path === first || /^[\w-]{1,80}$/.test(second)))
    return { name: "review", place: path.slice(7) };
  return { name: "lost", path };
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
  if (still || document.startViewTransition === undefined) show();
  else document.startViewTransition(show);
};

addEventListener("hashchange", arrive);
