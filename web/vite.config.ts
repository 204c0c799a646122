import { defineConfig } from "vite";
import { finished } from "./build/index.ts";
import { lobbies } from "./build/lobbies.ts";
import { placeOf } from "./build/place.ts";
import { rescue } from "./build/rescue.ts";
import { scopedSheets } from "./build/scoped-sheets.ts";
import { target, withinTarget } from "./build/target.ts";
import { workers } from "./build/workers.ts";

/** Letters that one game alone writes with. */
const letters: Readonly<Record<string, string>> = {
  "pirata-one": "head",
  "press-start-2p": "thirteen",
  "roboto-mono": "thirteen",
};
const gameOf = (file: string): string | undefined =>
  /.*\/(?:games|examples)\/([^/]+)\//.exec(placeOf(file))?.[1] ??
  letters[/@fontsource\/([^/]+)\//.exec(file)?.[1] ?? ""];

/** Files of a game carry its name, so that one can see on the network who is asked for. */
const chunkFileNames = ({
  name,
  moduleIds,
}: {
  readonly name: string;
  readonly moduleIds: readonly string[];
}): string => {
  const game = gameOf(moduleIds.at(-1) ?? "");
  const isNamed = game === undefined || name.startsWith(game) || groups.some((group) => group.name === name);
  return `assets/${isNamed ? "" : `${game}-`}[name]-[hash].js`;
};

/**
 * What comes together, in few files: each file is a question to the server. Of two groups that want a module the first has
 * it. Workers have no page: what they share with it (`kept`, `kernel`, `later`) stands apart from what draws.
 */
const groups = [
  {
    name: "house",
    test: /\/node_modules\/(?:preact|@preact|@fontsource-variable)\/|\/web\/(?:look\/.*\.css|shell\/(?:App|Broken|lazy|troubles|offline\/|menu\/(?!GoOn|Offers|offer|words|tests))|language\/(?:language|texts\/(?:house|plural))|settings\/|routes\.ts|look\/.*\.ts|sound\/index\.ts|store\/(?:device|first-paint)\.ts|table\/(?:frame\/|dice-face\/|tables\.ts|remote\/known\.ts|parts\/(?:parts\.css|house-icons|Button|SkipLink|announce|Overlays|toasting|confirming|slips|share)\.?)|games\/(?:doors|[^/]+\/(?:door|[Ss]cene))\.)/,
  },
  {
    name: "kept",
    test: /preload-helper|\/kernel\/(?:refusal|plain)\.ts|\/web\/(?:calls\/leaving|store\/(?:store|mending|disk|fallback|second-copy|newer|memory|troubles|reader|shelves|shelves-1|shelf|format|formats|quarantine|layout|steps|saved))\.ts/,
  },
  // Which games there are, how a table is set, which day it is: what a lobby asks, without a match.
  { name: "asked", test: /\/kernel\/(?:settings|days|rules)\.ts|(?<!\/web)\/games\/index\.ts/ },
  { name: "kernel", test: /\/node_modules\/@noble\/|\/kernel\/[^/]+\.ts|\/web\/calls\// },
  // Asked at every start, so it must not bring what a match needs.
  { name: "sittings", test: /\/web\/store\/sittings\.ts/ },
  { name: "lists", test: /\/web\/store\/(?:lists|line-formats|line-layout)\.ts/ },
  { name: "later", test: /\/web\/store\/|\/host\/(?:log|change)\.ts/ },
  // Matches that were left, where there are some.
  {
    name: "left",
    test: /\/web\/(?:games\/feeders\.ts|table\/feed\/(?:gather|unfinished|LeftMatches|LeftList|MiniatureView|toldApart|ago|words))/,
  },
  // A game's lobby, and what its other rooms share with it.
  {
    name: (file: string) => `${gameOf(file)}-Lobby`,
    test: /\/@fontsource\/(?:pirata-one|press-start-2p|roboto-mono)\/|\/web\/games\/(?:head\/(?:lobby\/(?:Lobby|Gate|lobby)\.|square\/|habits\.|tokens\.|words\/lobby\.)|wisp\/(?:lobby\/(?:Lobby|Clearings|Mine|lobby)\.|board\/(?:MiniLevel|scatter|[Ff]orest)\.|editor\/keeping\.|keep\.|levels\.|tokens\.|play\/(?:begin|enter|[Ss]tars)\.)|zonk\/(?:lobby\/(?:Lobby|SetUp|Sliders|ranges|Trophies|Ways|seating|Points|TableChoice|lobby)\.|faces\/|keep\.|shared\.|tokens\.|play\/Avatar\.)|thirteen\/(?:lobby\/(?:Lobby|Door|lobby)\.|play\/Key\.|tokens\.))/,
  },
  {
    name: "rooms",
    test: /\/web\/(?:language\/|shell\/(?:setup\/|pages\/(?:Lost|pages\.css))|games\/(?:(?!SideScreen)[^/]+|[^/]+\/(?:index|side-by-side|words\/side\.(?:en|de)))\.tsx?|games\/(?:head\/hurry|zonk\/durations|thirteen\/play\/showtime)\.ts|table\/(?:parts\/(?!charts|LetterKeyboard|letterLayouts|useLetterKeys|focus|toast|confirm|Slips|tests)|feed\/|review\/way|[^/]+\.ts))/,
  },
  // Of each game's rules, what its lobby shows; engines, words, bots and solvers come with a match.
  {
    name: (file: string) => `${gameOf(file)}-shown`,
    test: /(?<!\/web)\/games\/(?:head\/(?:presets|rules\/(?:config|limits|words|grid))|wisp\/(?:content\/|text\/(?:read-level|lines|letters)|rules\/(?:code|level|directions|bits))|zonk\/(?:rules\/(?:table|table-text|dice|config)|content\/presets|bots\/(?:uniform|hybrid\/(?:config|character)))|thirteen\/rules\/(?:challenges|categories|stock|charms|dice|items|triggers))(?:[^/]*\.ts)|\/web\/games\/wisp\/(?:campaign|board\/shapes)\.ts/,
  },
  // Of each game: what it makes of what is kept, and what its rooms say.
  { name: (file: string) => `${gameOf(file)}-earned`, test: /\/web\/games\/[^/]+\/(?:earned|adopt|memory)\.ts/ },
  {
    name: (file: string) => `${gameOf(file)}-kept`,
    test: /\/web\/games\/[^/]+\/(?:feed|feeder|shapes|spot|words\/feed)\.ts/,
  },
  {
    name: (file: string) => `${gameOf(file)}-words`,
    test: /\/web\/games\/[^/]+\/(?:items\/name|told-apart|words\/(?:words|texts|refusals|play)(?:\.en|\.de)?)\.ts/,
  },
];

export default defineConfig({
  // Addresses are relative, so that the built folder works wherever it is put.
  base: "./",
  plugins: [workers(), rescue(), lobbies(), withinTarget(), finished()],
  css: { postcss: scopedSheets },
  build: {
    target,
    // A strict content policy allows no inlined files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry names the scripts of lobbies, where many a visit begins; of other rooms only the first, and the hall stays small.
      resolveDependencies: (opened, needed, { hostId }) =>
        /(?:^|\/)(?:index|house)-[^/]*\.js$/.test(hostId) && !/-Lobby-[^/]*\.js$/.test(opened)
          ? needed.filter((file) => file.endsWith(".css"))
          : needed,
    },
    rolldownOptions: {
      output: {
        chunkFileNames,
        entryFileNames: chunkFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: groups.map(({ name, test }) => ({ name, test: (file: string) => test.test(placeOf(file)) })),
        },
      },
      checks: { pluginTimings: false },
    },
  },
});
