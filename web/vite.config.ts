import { defineConfig } from "vite";
import { devProxy } from "./build/dev-proxy.ts";
import { finished } from "./build/index.ts";
import { besideItsRoom, languageFolders } from "./build/language-folders.ts";
import { licences } from "./build/licences.ts";
import { lobbies } from "./build/lobbies.ts";
import { placeOf } from "./build/place.ts";
import { rescue } from "./build/rescue.ts";
import { scopedSheets } from "./build/scoped-sheets.ts";
import { target, withinTarget } from "./build/target.ts";
import { textsFileOf } from "./build/texts.ts";
import { withoutCommands } from "./build/without-commands.ts";
import { workers } from "./build/workers.ts";

/** Letters that only one game's words use. */
const letters: Readonly<Record<string, string>> = {
  "pirata-one": "head",
  "press-start-2p": "thirteen",
  "roboto-mono": "thirteen",
};
const gameOf = (file: string): string | undefined =>
  /.*\/(?:games|examples)\/([^/]+)\//.exec(placeOf(file))?.[1] ??
  letters[/@fontsource\/([^/]+)\//.exec(file)?.[1] ?? ""];

/**
 * A game's files carry its name, so that they can be recognised in the network log. The hash is as short as the bundler
 * allows: the entry names dozens of files, and hashes do not compress.
 */
const chunkFileNames = ({
  name,
  moduleIds,
}: {
  readonly name: string;
  readonly moduleIds: readonly string[];
}): string => {
  const game = gameOf(moduleIds.at(-1) ?? "");
  const isNamed =
    /^(?:home|summaries|online|rooms|more)-/.test(name) ||
    game === undefined ||
    name.startsWith(game) ||
    groups.some((group) => group.name === name);
  return `assets/${isNamed ? "" : `${game}-`}[name]-[hash:7].js`;
};

/**
 * Groups modules into few files, since each file is a request. A module goes to the first group that matches it.
 * Workers have no page: what they share with it (`kept`, `kernel`, `later`) is separate from rendering code.
 */
const groups = [
  {
    name: (file: string) => textsFileOf(placeOf(file)) ?? "",
    test: { test: (file: string) => textsFileOf(file) !== undefined },
  },
  {
    name: "house",
    test: /\/node_modules\/(?:preact|@preact|@fontsource-variable)\/|\/web\/(?:ui\/theme\/.*\.css|app\/(?:App|Broken|lazy|troubles|offline\/(?:repair|install-prompt)|home\/(?!Continue|Calendar|calendar|TrainingStreak|months|ShareDay|day-picture|Later|Prompts|prompt|tests))|language\/(?:language|catalogue|count|format|lists|weekday|today|time-left)\.|languages\/files|settings\/(?!model)|navigation\/(?!shared-link|short-paths)|ui\/theme\/(?!sizes).*\.ts|sound\/index\.ts|store\/(?:device-store|first-paint)\.ts|ui\/(?:frame\/|pieces\/(?!(?:Slate|GoldKey|Verdict|CardFrame)\.tsx)|after-paint|lazy-picture|(?:parts\.css|shell-icons|Button|SkipLink|announcer|Overlays|toast-queue|confirm-queue|toast-order|clipboard)\.?)|match\/(?:tables\.ts|online\/visited\.ts)|games\/(?:index|[^/]+\/hall\/card)\.)/,
  },
  {
    name: "kept",
    test: /preload-helper|\/kernel\/(?:result|plain-data|days|schema\/basics)\.ts|\/web\/(?:worker-rpc\/page-freeze|settings\/model|languages\/index|store\/(?:store|disk|fallback|memory-store|troubles|object-stores|collection|format|profile-formats|layout|repair\/(?:repair-lock|second-copy|newer-formats|quarantine)|migrations\/(?:layout-1-names|settings)))\.ts/,
  },
  // The list of games, table settings and dates: what a lobby needs without a match.
  { name: "asked", test: /\/kernel\/(?:settings|rules|schema\/structures)\.ts|(?<!\/web)\/games\/index\.ts/ },
  { name: "kernel", test: /\/node_modules\/@noble\/|\/kernel\/(?:schema\/)?[^/]+\.ts|\/web\/worker-rpc\// },
  // Needed at every start, so it must not pull in what a match needs.
  { name: "open-pages", test: /\/web\/store\/repair\/open-pages\.ts/ },
  { name: "lists", test: /\/web\/store\/matches\/(?:match-lists|summary-formats|summary-layout)\.ts/ },
  { name: "later", test: /\/web\/store\/|\/host\/(?:log|patch)\.ts/ },
  // Unfinished matches, where there are some.
  {
    name: "unfinished",
    test: /\/web\/(?:games\/summaries\.ts|match\/unfinished\/(?:load-summary|unfinished\.ts|UnfinishedMatches|UnfinishedList|MiniatureView|numbered-lines|words))/,
  },
  // What the home page's picture of Zonk shares with the lobby.
  {
    name: "zonk-Likeness",
    test: /\/web\/games\/zonk\/(?:faces\/(?:Likeness|patrons)|lobby\/daily-opponent)\.|(?<!\/web)\/games\/zonk\/content\/daily\./,
  },
  // A game's lobby, and what its other pages share with it.
  {
    name: (file: string) => `${gameOf(file)}-Lobby`,
    test: /\/@fontsource\/(?:pirata-one|press-start-2p|roboto-mono)\/|\/web\/games\/(?:head\/(?:lobby\/(?:gate\/(?!progress)|(?:Lobby|halves|last-game|preferences|preferences-format)\.)|play\/useMedia\.|tokens\.|words\/gate\.)|wisp\/(?:lobby\/(?:map\/|(?:Lobby|levels|resumable)\.)|words\/map\.|board\/(?:MiniLevel|scatter|[Ff]orest)\.|editor\/unique-names\.|looks\/(?!drawings)|packs\/occasion\.|learn\/scene\.|saved\.|tokens\.|play\/(?:begin|enter|[Ss]tars)\.)|zonk\/(?:lobby\/(?:Lobby|Front|front|Level|levels|Regulars|Board|Tally|ContinueKey|icons|last-time|load-last-time|seating|seats)\.|words\/(?:front|words|combination-name)\.|faces\/(?!Likeness|patrons)|saved\.|shared\.|tokens\.)|thirteen\/(?:lobby\/(?:title\/(?!arrive\.)|(?:Lobby|lobby)\.)|items\/(?!name\.|example\.)|words\/title\.|play\/Key\.|tokens\.))/,
  },
  {
    name: "rooms",
    test: /\/web\/(?:language\/|navigation\/|app\/setup\/|games\/(?:(?!SideScreen|GameTiles|statistics|LessonRoom|lesson-)[^/]+|[^/]+\/(?:page|side-by-side-page|words\/(?:side|names(?:\.[^/]+)?)))\.tsx?|games\/head\/play\/hurry\.ts|ui\/(?!charts|faces|idle|dice\/(?!throw-time)|gallery|LetterKeyboard|letter-layouts|useLetterKeys|focus|toast\.|confirm\.|Notifications|notices|NameField|tests)|match\/(?:unfinished\/|review\/navigation|replay\/(?:navigation|kept-record)|[^/]+\.ts))/,
  },
  // The part of each game's rules that its lobby shows; engines, words, bots and solvers come with a match.
  {
    name: (file: string) => `${gameOf(file)}-shown`,
    test: /(?<!\/web)\/games\/(?:head\/(?:content\/presets|bots\/characters\/names|results\/ladder|rules\/(?:config|limits|words|grid))|wisp\/(?:content\/|text\/(?:read-level|lines|letters)|picture|rules\/(?:code|level|directions|bits))|zonk\/(?:rules\/(?:table|table-text|dice|config)|content\/presets|bots\/(?:uniform|hybrid\/(?:config|character)))|thirteen\/rules\/(?:challenges|categories|stock|charms|engines|economy|kits|growth-event|dice|items|triggers))(?:[^/]*\.ts)/,
  },
  // Each game's aftermath and its pages' texts.
  {
    name: (file: string) => `${gameOf(file)}-earned`,
    test: /\/web\/games\/[^/]+\/hall\/(?:standing|legacy-import|opponent-memory)\.ts/,
  },
  {
    name: (file: string) => `${gameOf(file)}-kept`,
    test: /\/web\/games\/[^/]+\/(?:hall\/(?:summary|load-summary|level-title)|lobby\/table-half|words\/summary)\.ts|(?<!\/web)\/games\/head\/content\/daily-hunt\.ts/,
  },
  {
    // Texts import some of it, so it must not pull in more than the lobby needs.
    name: (file: string) => `${gameOf(file)}-words`,
    test: /\/web\/games\/[^/]+\/(?:items\/name|lobby\/campaign|board\/cell-name|words\/(?:combination-name|words|campaign|refusals|play))\.ts/,
  },
];

export default defineConfig({
  // Addresses are relative, so that the built folder works wherever it is put.
  base: "./",
  plugins: [
    languageFolders(),
    withoutCommands(),
    workers(),
    rescue(),
    lobbies(),
    licences(),
    withinTarget(),
    finished(),
  ],
  // The API, sockets and short links of a server that runs beside `npm run dev`; see CONTRIBUTING.md.
  server: { proxy: devProxy(process.env["TURNLIGHT_SERVER"]) },
  css: { postcss: scopedSheets },
  build: {
    target,
    // Read by web/build/parts.ts: which file belongs to which game.
    manifest: true,
    // The strict content security policy allows no inlined files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry preloads of other pages only the first script, to keep the home page small; those of lobbies, where many
      // visits begin, are preloaded by web/build/lobbies.ts. Nothing lists what every page has loaded before it can open
      // another.
      resolveDependencies: (_, needed, { hostId }) =>
        (/(?:^|\/)(?:index|house)-[^/]*\.js$/.test(hostId)
          ? needed.filter((file) => file.endsWith(".css"))
          : needed
        ).filter((file) => !/(?:^|\/)(?:house|kept)-[^/]*$/.test(file)),
    },
    rolldownOptions: {
      output: {
        chunkFileNames,
        entryFileNames: chunkFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: groups.map(({ name, test }) => ({
            name,
            test: (file: string) => test.test(placeOf(file)) || test.test(besideItsRoom(placeOf(file))),
          })),
        },
      },
      // Texts that others of the same language quote are fetched with them, in one file.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
    },
  },
});
