// Import rules. `npm run lint` checks every source file and reports each forbidden import and every import cycle, type
// imports included. docs/architecture.md shows the same rules.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The page's base layers. Each entry may import those above it that it names. */
const base = ["languages", "settings", "language", "navigation", "sound", "worker-rpc", "store"];
const belowGames = [...base, "ui", "match"];
const pages = [...belowGames, "games", "games/*"];

/** The layers of the page, lowest first: what each folder of `web/` may import besides itself. */
const web: Readonly<Record<string, readonly string[]>> = {
  languages: [],
  settings: ["languages"],
  navigation: [],
  sound: [],
  "worker-rpc": [],
  language: ["languages", "settings"],
  store: ["languages", "settings", "worker-rpc"],
  ui: base,
  match: [...base, "ui"],
  "games/*": [...belowGames, "games"],
  games: pages,
  review: pages,
  learn: [...pages, "review"],
  statistics: pages,
  online: pages,
  boards: pages,
  app: [...pages, "review", "learn", "statistics", "online", "boards", "service-worker"],
  rescue: ["languages", "language", "store"],
  workers: ["worker-rpc", "match", "store", "ui", "games/*"],
  "service-worker": ["languages", "language", "navigation"],
  build: ["languages", "service-worker", "ui", "app"],
  ".": [...pages, "app", "online", "build"],
};

const kernel = "@turnlight/kernel";

interface Package {
  readonly folder: string;
  readonly may: readonly string[];
  /** Where relative paths may lead; by default the folder itself. */
  readonly own?: string;
  readonly notBelow?: readonly string[];
}

/**
 * The packages: folders, and what their files may import besides what lies beside or below them. `*` in a folder is one
 * name, the same game on both sides. The first folder that holds a file decides.
 */
const packages: readonly Package[] = [
  { folder: "kernel/examples/*/", may: [kernel] },
  { folder: "kernel/", may: ["@noble/hashes/", "@noble/ciphers/"], notBelow: ["kernel/examples/"] },
  { folder: "decency/", may: [] },
  { folder: "games/*/rules/", may: [kernel] },
  { folder: "games/*/", may: [kernel, "@turnlight/decency"] },
  { folder: "games/", may: [kernel, `${kernel}/examples/`] },
  { folder: "host/", may: [kernel] },
  { folder: "wire/", may: [kernel, "@turnlight/host", "zod/mini"] },
  {
    folder: "server/",
    may: [kernel, "@turnlight/decency", "@turnlight/games", "@turnlight/host", "@turnlight/wire", "", "node:"],
  },
  {
    folder: "cli/",
    may: [kernel, "@turnlight/games", "@turnlight/host", "@turnlight/wire", "@turnlight/server", "", "node:"],
  },
  { folder: "web/build/", own: "web/", may: ["", "node:"] },
  { folder: "web/", may: [kernel, "@turnlight/games", "@turnlight/host", "@turnlight/wire", ""] },
];

/** Packages that must not be part of the page. */
const notOnPage = ["@turnlight/games/commands"];

/** A language's folder holds the rooms of `web/` once more: what is in such a room belongs to the room. */
const roomOf = (file: string): string => file.replace(/^web\/languages\/(?!tests\/)[^/]+\/(?=.*\/)/, "web/");

/** The folder of `web/` a file belongs to, as the layers name it. */
const layerOf = (file: string): string => {
  const [, first, second, third] = roomOf(file).split("/");
  if (second === undefined) return ".";
  if (first !== "games") return first ?? ".";
  return third === undefined ? "games" : "games/*";
};

const patternOf = (folder: string): RegExp => new RegExp(`^${folder.replaceAll("*", "([^/]+)")}`);

const isListed = (imported: string, may: readonly string[]): boolean =>
  may.some((one) => {
    if (one === "") return !imported.startsWith("@turnlight/") && !imported.startsWith("node:");
    return one.endsWith("/") || one.endsWith(":")
      ? imported.startsWith(one)
      : imported === one || imported.startsWith(`${one}/`);
  });

/** Why a file may not import something; `undefined` if it may. `imported` is a package, or a path from the root. */
const refusalOf = (file: string, imported: string, isPath: boolean): string | undefined => {
  const found = packages.find((one) => patternOf(one.folder).test(file));
  if (found === undefined) return undefined;
  const { folder, may, own: named, notBelow = [] } = found;
  if (!isPath) {
    const listed =
      isListed(imported, may) &&
      // The examples belong to the kernel; only the game registry imports them.
      (folder === "games/" ||
        folder === "kernel/examples/*/" ||
        !imported.startsWith(`${kernel}/examples/`) ||
        folder === "web/") &&
      !(folder === "web/" && notOnPage.includes(imported));
    return listed ? undefined : `${folder} may import ${may.filter(Boolean).join(", ") || "nothing else"}`;
  }
  const own = named ?? patternOf(folder).exec(file)?.[0] ?? "";
  if (!imported.startsWith(own)) {
    // Licences and word-list notices are shown verbatim.
    if (folder === "web/" && imported.startsWith("docs/")) return undefined;
    return `${own} imports what lies in it, and packages by name`;
  }
  if (notBelow.some((below) => imported.startsWith(below))) return `${own} does not know ${notBelow.join(", ")}`;
  if (!file.startsWith("web/")) return undefined;
  const [from, to] = [layerOf(file), layerOf(imported)];
  if (from === "games/*" && to === "games/*") {
    const [mine, other] = [roomOf(file).split("/")[2], roomOf(imported).split("/")[2]];
    return mine === other ? undefined : `games never import each other (${mine}, ${other})`;
  }
  if (from === to || web[from]?.includes(to)) return undefined;
  return `web/${from} may import ${web[from]?.map((one) => `web/${one}`).join(", ") || "nothing else of the page"}`;
};

/** A file's static and dynamic imports. */
const importsIn = (text: string): { readonly static: readonly string[]; readonly lazy: readonly string[] } => ({
  static: [...text.matchAll(/^(?:import|export)\b(?:[^;"]*?\bfrom)?\s*"([^"]+)"/gm)].map(
    ([, specifier = ""]) => specifier,
  ),
  lazy: [...text.matchAll(/\bimport\(\s*"([^"]+)"/g)].map(([, specifier = ""]) => specifier),
});

/** Every cycle of imports, as the list of files on it. */
export const cyclesIn = (graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const state = new Map<string, "open" | "done">();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    state.set(file, "open");
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === "open") cycles.push([...path.slice(path.indexOf(next)), next]);
      else if (!state.has(next)) visit(next);
    }
    path.pop();
    state.set(file, "done");
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return cycles;
};

/** Everything wrong with the imports of these sources, by path from the root. */
export const faultsIn = (sources: ReadonlyMap<string, string>): readonly string[] => {
  const graph = new Map<string, readonly string[]>();
  const faults: string[] = [];
  for (const [file, text] of sources) {
    const specifiers = importsIn(text);
    graph.set(
      file,
      specifiers.static
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => posix.normalize(posix.join(posix.dirname(file), specifier)))
        .filter((path) => sources.has(path)),
    );
    for (const specifier of [...specifiers.static, ...specifiers.lazy]) {
      const isPath = specifier.startsWith(".");
      const imported = isPath
        ? posix.normalize(posix.join(posix.dirname(file), specifier.split("?")[0] ?? ""))
        : specifier;
      const why = refusalOf(file, imported, isPath);
      if (why !== undefined) faults.push(`${file} imports ${specifier}: ${why}`);
    }
  }
  return [...faults, ...cyclesIn(graph).map((cycle) => `a cycle of imports: ${cycle.join(" → ")}`)];
};

/** The source files that the rules apply to: no tests, no tools. */
export const sourcesOf = (folder = root): ReadonlyMap<string, string> => {
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
    cwd: folder,
    encoding: "utf8",
  });
  return new Map(
    stdout
      .split("\n")
      .filter((file) => /^(?:kernel|decency|games|host|wire|server|cli|web)\//.test(file) && !/\/tests\//.test(file))
      .flatMap((file): (readonly [string, string])[] => {
        try {
          return [[file, readFileSync(join(folder, file), "utf8")]];
        } catch {
          // Deleted in the working tree but still in git's index.
          return [];
        }
      }),
  );
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const faults = faultsIn(sourcesOf());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log("Every import stays within its borders.");
}
