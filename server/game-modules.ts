/**
 * Games from outside: modules that export `games`, a list of manifests. Bots think in worker threads, so each of those
 * loads the same modules.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import { addGame } from "@turnlight/games";
import { type AnyGame, accept, quote, type Result, refuse } from "@turnlight/kernel";

const key = "turnlight game modules";

const loadedModules = (): readonly string[] => {
  const known: unknown = getEnvironmentData(key);
  return Array.isArray(known) ? known.filter((url) => typeof url === "string") : [];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Only tells a game from something else; whether it keeps its promises is for the conformance suite to say. */
const isGame = (value: unknown): value is AnyGame =>
  isRecord(value) &&
  typeof value["about"] === "string" &&
  isRecord(value["bots"]) &&
  isRecord(value["rules"]) &&
  typeof value["rules"]["id"] === "string" &&
  typeof value["rules"]["apply"] === "function";

const addGamesOf = async (url: string, name: string): Promise<Result<void>> => {
  const cannot = (why: string, right?: string) =>
    refuse("bad-module", `can't load games from ${quote(name)}: ${why}`, right === undefined ? {} : { right });
  let found: unknown;
  try {
    found = (await import(url)).games;
  } catch (problem) {
    const [why = ""] = (problem instanceof Error ? problem.message : String(problem)).split("\n");
    return cannot(why);
  }
  if (!Array.isArray(found) || !found.every(isGame)) return cannot("it has none", "export const games = [yourGame]");
  for (const game of found)
    if (!addGame(game)) return cannot(`there is already a game ${quote(game.rules.id)}`, "another id in its rules");
  return accept(undefined);
};

/**
 * Adds the games of a module to this process and to every worker thread it starts from now on. A text is a path, from
 * the current folder.
 */
export const loadGameModule = async (module: string | URL): Promise<Result<void>> => {
  const url = typeof module === "string" ? pathToFileURL(resolve(module)).href : module.href;
  const known = loadedModules();
  if (known.includes(url)) return accept(undefined);
  const added = await addGamesOf(url, String(module));
  if (added.ok) setEnvironmentData(key, [...known, url]);
  return added;
};

/** In a worker thread: adds the games that the process which started it has loaded. */
export const loadSameModules = async (): Promise<void> => {
  for (const url of loadedModules()) {
    const added = await addGamesOf(url, url);
    if (!added.ok) throw new Error(added.refusal.reason);
  }
};
