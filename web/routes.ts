/** Where in the house we are: the part of the address behind the #, so that every place works offline and can be linked. */
import { computed, signal } from "@preact/signals";

export type Route =
  | { readonly name: "menu" | "settings" | "profile" | "statistics" | "data" | "how-to-play" | "licences" | "replay" }
  /** `place` is a room of the game's own. */
  | { readonly name: "play"; readonly game: string; readonly place?: string }
  | { readonly name: "match"; readonly id: string }
  | { readonly name: "lost"; readonly path: string };

const plainNames = ["settings", "profile", "statistics", "data", "how-to-play", "licences", "replay"] as const;

export const readRoute = (hash: string): Route => {
  const path = hash.replace(/^#\/?/, "").replace(/\/$/, "");
  const [first = "", second = "", third, ...others] = path.split("/");
  if (path === "") return { name: "menu" };
  const plain = plainNames.find((name) => name === path);
  if (plain !== undefined) return { name: plain };
  if (first === "play" && /^[a-z-]{1,40}$/.test(second))
    return { name: "play", game: second, ...(third !== undefined && { place: [third, ...others].join("/") }) };
  if (first === "match" && /^[\w-]{1,80}$/.test(second) && third === undefined) return { name: "match", id: second };
  return { name: "lost", path };
};

const hash = signal(globalThis.location?.hash ?? "");

export const route = computed<Route>(() => readRoute(hash.value));

export const go = (path: string): void => {
  location.hash = path;
};

/** Changes the address without leaving a step behind, as when a rematch takes a match's place. */
export const swap = (path: string): void => {
  history.replaceState(history.state, "", `#${path}`);
  hash.value = location.hash;
};

/** Rooms fade into each other where the browser can and nobody minds motion. */
const arrive = (): void => {
  const show = () => {
    hash.value = location.hash;
  };
  const still = document.documentElement.dataset["motion"] === "reduced";
  if (still || document.startViewTransition === undefined) show();
  else document.startViewTransition(show);
};

addEventListener("hashchange", arrive);
