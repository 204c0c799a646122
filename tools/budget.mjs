// Checks the size of the built page: `node tools/budget.mjs` prints a table, `--json` the same as data. Exits with 1 if
// a size limit is exceeded, if a game's code loads before the game is opened or with another game, if a lobby needs too
// many files, if page or workers include command-line code, or if a worker's start file is imported.
import { basename, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { languageTags, referenceLanguage } from "../web/languages/index.ts";
import { root } from "./setup.mjs";

/** Kilobytes of gzipped JavaScript for home page and shell, before anything is opened. */
const firstLoad = 40;
/** The most files for a game's lobby, home page and shell included: each is a request to the server. */
const lobbyFiles = 10;
/** Kilobytes of gzipped JavaScript for the dice tray. */
const diceTray = 200;

/** Every source file in the page or one of its workers. */
const sources = new Set();
const noting = { name: "noting", transform: (_, id) => void sources.add(relative(root, id.split("?")[0])) };
const { output } = await build({
  root: join(root, "web"),
  logLevel: "error",
  plugins: [noting],
  build: { write: false },
});
const chunks = output.filter(({ type }) => type === "chunk");
const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

const sourcesOf = (chunk) =>
  chunk.moduleIds.map((id) => relative(root, id.replace(/^\0/, "").split("?")[0])).filter((id) => !id.startsWith(".."));

/** A chunk and its static imports, transitively. */
const withImports = (chunk, found = new Set()) => {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) if (named.has(name)) withImports(named.get(name), found);
  return found;
};

const zipped = (chunk) => gzipSync(chunk.code, { level: 9 }).length / 1000;

const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/web/index.html"));
/** A visitor loads the texts of one language: the reference stands for it. */
const isOtherLanguage = ({ name = "" }) =>
  languageTags.some((tag) => tag !== referenceLanguage && name.endsWith(`-${tag}`));
/** Texts of one language, such as the goals of all games. */
const isTexts = ({ name = "" }) => languageTags.some((tag) => name.endsWith(`-${tag}`));
const homeTexts = chunks.find(({ name }) => name === `home-${referenceLanguage}`);
const first = new Set([...withImports(entry), ...withImports(homeTexts)]);

/** A worker's start file is written after the build, and imports only the worker's code. */
const starts = new Map(
  output
    .filter(({ type, fileName }) => type === "asset" && fileName.endsWith(".start.js"))
    .map(({ fileName, source }) => [
      fileName,
      { fileName, code: source, imports: [fileName.replace(".start.js", ".js")] },
    ]),
);
const workersOf = ({ code }) => [...starts.values()].filter(({ fileName }) => code.includes(basename(fileName)));

/** The game a source file belongs to: its rules, bots, content or screens. Its card belongs to the home page. */
const gameOf = (source) =>
  /^(?:web\/)?games\/([^/]+)\//.exec(source)?.[1] ?? /^kernel\/examples\/([^/]+)\//.exec(source)?.[1];
const isCard = (source) => source.startsWith("web/");

/** All games' cards are in one file, which is loaded with any game. */
const isRegistry = (chunk) => {
  const sources = sourcesOf(chunk);
  return (
    sources.includes("web/games/pages.ts") && sources.filter((source) => gameOf(source) !== undefined).every(isCard)
  );
};

const faults = [
  ...[...first]
    .flatMap(sourcesOf)
    .filter((source) => gameOf(source) !== undefined && !isCard(source))
    .map((source) => `loaded before its game is opened: ${source}`),
  ...chunks
    .filter((chunk) => !first.has(chunk) && !isRegistry(chunk) && !isTexts(chunk))
    .map((chunk) => ({ file: chunk.fileName, games: new Set(sourcesOf(chunk).map(gameOf)) }))
    .filter(({ games }) => games.size - (games.has(undefined) ? 1 : 0) > 1)
    .map(({ file, games }) => `several games in one file: ${file} (${[...games].filter(Boolean).join(", ")})`),
  ...[...sources]
    .filter((source) => /^games\/(commands\.ts|[^/]+\/commands\/)/.test(source))
    .map((source) => `only the command line asks for it: ${source}`),
];
for (const { fileName, imports } of chunks)
  for (const name of imports) if (starts.has(name)) faults.push(`${fileName} imports a worker's start file: ${name}`);

/** What opening a game may load besides its own code: the shell's set-up and match pages, and shared UI. */
const onTheWay = /^web\/(?:app\/(?:setup|match)|match|ui)\//;

/** A chunk, its imports, and everything it loads dynamically while one game is open. */
const loadedBy = (chunk, game, found = new Set()) => {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) if (named.has(name)) loadedBy(named.get(name), game, found);
  for (const name of chunk.dynamicImports ?? []) {
    const later = named.get(name);
    if (later === undefined || isOtherLanguage(later)) continue;
    const isItsOwn = sourcesOf(later).some((source) => gameOf(source) === game);
    if (isItsOwn || onTheWay.test(relative(root, later.facadeModuleId ?? ""))) loadedBy(later, game, found);
  }
  return found;
};

/** Workers started by these files, and by those workers. */
const begunBy = (files, game, found = new Map()) => {
  for (const start of [...files].flatMap(workersOf)) {
    if (found.has(start)) continue;
    const loaded = loadedBy(start, game);
    found.set(start, loaded);
    begunBy(loaded, game, found);
  }
  return found;
};

const weight = (files) => [...files].reduce((sum, chunk) => sum + zipped(chunk), 0);

/** The game whose lobby a source file is. */
const lobbyOf = (source) => /^web\/games\/([^/]+)\/lobby\/Lobby\.tsx$/.exec(source)?.[1];
const setup = chunks.find((chunk) => sourcesOf(chunk).includes("web/app/setup/Setup.tsx"));
const lobbies = chunks
  .map((chunk) => ({
    chunk,
    game: sourcesOf(chunk)
      .map(lobbyOf)
      .find((found) => found !== undefined),
  }))
  .filter(({ game }) => game !== undefined)
  .map(({ chunk, game }) => {
    const loaded = new Set([...first, ...withImports(setup), ...withImports(chunk)]);
    return { game, files: loaded.size, kB: weight(loaded) };
  });
for (const { game, files } of lobbies)
  if (files > lobbyFiles) faults.push(`the lobby of ${game} comes in ${files} files, more than ${lobbyFiles}`);

/** Everything that opening a game can load, all of its screens and features included. */
const visit = (game) => {
  const page = loadedBy(entry, game);
  const workers = begunBy(page, game);
  return {
    game,
    page: weight(page),
    workers: [...workers].map(([{ imports }, files]) => ({
      name: named.get(imports[0]).name,
      kB: weight(files),
    })),
    total: weight(new Set([...page, ...[...workers.values()].flatMap((files) => [...files])])),
  };
};
const gamesThere = new Set(
  chunks
    .filter((chunk) => !first.has(chunk))
    .flatMap(sourcesOf)
    .map(gameOf),
);
const visits = [...gamesThere].filter((game) => game !== undefined).map(visit);

const isDice = (source) => /^web\/ui\/dice\/(?!throw-time)|^node_modules\/(three|cannon-es)\//.test(source);
const tray = chunks.filter((chunk) => sourcesOf(chunk).some(isDice));
const trayTotal = weight(tray);
faults.push(
  ...tray
    .filter((chunk) => first.has(chunk))
    .map((chunk) => `dice come before a dice game is opened: ${chunk.fileName}`),
);

/** The recovery script and the list of the lobbies' files are separate files that load with the page. */
const beside = output
  .filter(({ fileName }) => fileName === "rescue.js" || fileName === "lobbies.js")
  .map(({ fileName, source }) => ({ fileName, code: source }));
const total = weight([...first, ...beside]);

const report = {
  firstLoad: {
    budget: firstLoad,
    total,
    files: [...first, ...beside].map((chunk) => ({ file: chunk.fileName, kB: zipped(chunk) })),
  },
  diceTray: {
    budget: diceTray,
    total: trayTotal,
    files: tray.map((chunk) => ({ file: chunk.fileName, kB: zipped(chunk) })),
  },
  later: chunks.filter((chunk) => !first.has(chunk)).map((chunk) => ({ file: chunk.fileName, kB: zipped(chunk) })),
  lobbies,
  visits,
  sources: sources.size,
  faults,
};

if (process.argv.includes("--json")) console.log(JSON.stringify(report));
else {
  const line = (kB, file) => console.log(`${kB.toFixed(1).padStart(8)} kB  ${file}`);
  const list = (title, files) => {
    if (files.length > 0) console.log(`\n${title}`);
    for (const { kB, file } of files.toSorted((a, b) => b.kB - a.kB)) line(kB, file);
  };
  list("First load, gzipped", report.firstLoad.files);
  line(total, `of ${firstLoad} kB`);
  list("Dice tray", report.diceTray.files);
  line(trayTotal, `of ${diceTray} kB`);
  list("When opened", report.later);
  console.log("\nA game's lobby, with hall and shell");
  for (const { game, files, kB } of lobbies) line(kB, `${game}, in ${files} of ${lobbyFiles} files`);
  console.log("\nA visit, each file once (and if nothing were shared: the page and each worker)");
  for (const { game, page, workers, total } of visits.toSorted((a, b) => b.total - a.total)) {
    const parts = [{ name: "page", kB: page }, ...workers];
    const apart = parts.reduce((sum, { kB }) => sum + kB, 0);
    const each = parts.map(({ name, kB }) => `${name} ${kB.toFixed(1)}`);
    line(total, `${game} (${apart.toFixed(1)}: ${each.join(", ")})`);
  }
  for (const fault of faults) console.log(`\n${fault}`);
}
process.exitCode = total <= firstLoad && trayTotal <= diceTray && faults.length === 0 ? 0 : 1;
