/** Where in the house we are: the part of the address behind the #, so that every place works offline and can be linked. */
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
  /** `place` is a room of the game's own. */
  | { readonly name: "play"; readonly game: string; readonly place?: string }
  | { readonly name: "match"; readonly id: string }
  /** A match kept here, or a record that the address itself holds; else the one that was handed over, or none. */
  | { readonly name: "replay"; readonly kept?: string; readonly link?: string }
  /** People far away: one's own tables, a new one, or the table that a link or code leads to. */
  | { readonly name: "far"; readonly place: string }
  /** A reviewed match by its name; empty in the review's own hall. */
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
 * Changes the address without leaving a step behind, as when a rematch takes a match's place. Whoever is on their way to
 * another room already is not called back.
 */
export const swap = (path: string): void => {
  if (location.hash !== hash.peek()) return;
  history.replaceState(history.state, "", `#${path}`);
  hash.value = location.hash;
};

type LeaveGuard = () => Promise<boolean>;
/** Whoever has something to lose is asked before the room is left. */
let guard: LeaveGuard | undefined;
let isAsking = false;

/** Asks before one leaves for another room; returns the way to stop. */
export const beforeLeaving = (ask: LeaveGuard): (() => void) => {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
};

/** The room and its address stay as they are until somebody has said that they mean it. */
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

/** Rooms fade into each other where the browser can and nobody minds motion. */
const arrive = (): void => {
  if (guard !== undefined && location.hash !== hash.peek()) {
    void leaveIfMeant(guard, location.hash);
    return;
  }
  const show = () => {
    hash.value = location.hash;
    // A room begins at its top, however far down one stood in the one before.
    scrollTo({ top: 0, behavior: "instant" });
  };
  const still = document.documentElement.dataset["motion"] === "reduced";
  if (still || document.startViewTransition === undefined) show();
  else document.startViewTransition(show);
};

addEventListener("hashchange", arrive);
