/** One term per concept (docs/terms.md): no text for people uses a retired one, in English or German. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

type Language = "en" | "de";

interface RetiredTerm {
  readonly pattern: RegExp;
  readonly instead: string;
  /** A text that the pattern must match. */
  readonly example: string;
  /** Only retired in the texts of these games. */
  readonly games?: readonly string[];
}

const retired: Readonly<Record<Language, readonly RetiredTerm[]>> = {
  en: [
    { pattern: /\bper cent\b/i, instead: "a percent sign, or percentage", example: "in per cent" },
    { pattern: /(?:#|…|One) day in a row/, instead: "Streak: # day", example: "# day in a row" },
    { pattern: /\bfar away\b/i, instead: "online, Play online", example: "Play with somebody far away" },
    { pattern: /\b(?:to|in|at) the parlour\b/i, instead: "Home, home page", example: "Exit to the parlour" },
    { pattern: /\bis on turn\b/i, instead: "X’s turn", example: "Bo is on turn" },
    { pattern: /^Sit down$/i, instead: "Join, Play", example: "Sit down" },
    { pattern: /\binvite somebody\b/i, instead: "Invite a friend", example: "Invite somebody" },
    { pattern: /\bwhoever is there\b/i, instead: "Quick match", example: "Play whoever is there" },
    { pattern: /\bcode you were told\b/i, instead: "Have a code?", example: "A code you were told" },
    {
      pattern: /\b(?:watch|open|save) (?:a|the|another) record\b|\bwatch it again\b/i,
      instead: "Watch replay, Open replay file, Download replay",
      example: "Save the record",
    },
    { pattern: /\bas the (?:browser|system) says\b/i, instead: "System default", example: "As the browser says" },
    { pattern: /^Understood\b/, instead: "OK", example: "Understood" },
    { pattern: /\bfirst minute\b/i, instead: "Learn to play", example: "Play a first minute" },
    { pattern: /\bsecond copy\b/i, instead: "automatic backup", example: "Bring back the second copy" },
    {
      pattern: /\bout of reach\b.*\b(?:mark|copy)|\bclipboard is out of reach\b/i,
      instead: "Couldn’t copy automatically",
      example: "The clipboard is out of reach.",
    },
    { pattern: /\bthe line is (?:down|back)\b/i, instead: "Connection lost", example: "The line is down." },
    {
      pattern: /\bkeeps nothing for us\b/i,
      instead: "Storage is blocked",
      example: "This browser keeps nothing for us",
    },
    { pattern: /\bfor makers\b/i, instead: "for developers", example: "For makers" },
    { pattern: /\bno such room\b/i, instead: "Page not found", example: "There is no such room." },
    { pattern: /\bagainst the house\b/i, instead: "against the computer", example: "Against the house" },
    { pattern: /\btroph(?:y|ies)\b/i, instead: "achievement", example: "Two trophies" },
    { pattern: /\btoo dear\b/i, instead: "Not enough money", example: "Too dear" },
    { pattern: /\bshall\b/i, instead: "a plain question", example: "Where shall it be?" },
    {
      pattern:
        /(?<!\bthere )\b(?:is|are) no (?:address|backup|combination|file|game|move|name|number|record|word)s?\b/i,
      instead: "isn’t a, aren’t a",
      example: "These are no combination",
    },
    { pattern: /[\d…]\s%/, instead: "50%, without a space", example: "50 %" },
    { pattern: /\bclearings?\b/i, instead: "level", example: "3 clearings", games: ["wisp"] },
    { pattern: /\b(?:moss|grass)\b/i, instead: "open ground", example: "Grass", games: ["wisp"] },
    { pattern: /\benem(?:y|ies)\b/i, instead: "creature", example: "two enemies", games: ["wisp"] },
    { pattern: /\bworkshop\b/i, instead: "level editor", example: "The workshop", games: ["wisp"] },
    { pattern: /\bword bank\b/i, instead: "dictionary", example: "Word bank", games: ["head"] },
    { pattern: /\bdeeds?\b/i, instead: "achievement", example: "Deeds", games: ["head"] },
    { pattern: /\bdice book\b/i, instead: "dice statistics", example: "The dice book", games: ["zonk"] },
    { pattern: /\bday’s table\b/i, instead: "daily match", example: "The day’s table", games: ["zonk"] },
    { pattern: /\bof your own making\b/i, instead: "custom", example: "Of your own making", games: ["zonk"] },
    { pattern: /\block-all\b/i, instead: "Carry over", example: "Lock-all", games: ["thirteen"] },
    { pattern: /\bno room\b/i, instead: "No free slot", example: "No room", games: ["thirteen"] },
  ],
  de: [
    { pattern: /\b(?:aus|in) der Ferne\b/i, instead: "online, Online spielen", example: "Aus der Ferne" },
    { pattern: /\b(?:zum|im|in den) Salon\b/i, instead: "Startseite", example: "Zum Salon" },
    { pattern: /irgendwem/, instead: "Schnelles Spiel", example: "Mit irgendwem spielen" },
    { pattern: /den man dir gesagt/, instead: "Hast du einen Code?", example: "Ein Code, den man dir gesagt hat" },
    { pattern: /^Dorthin$/, instead: "Beitreten", example: "Dorthin" },
    { pattern: /\bJemanden einladen\b/, instead: "Freund einladen", example: "Jemanden einladen" },
    { pattern: /Nachlese|durchgesehen|durchsehen/i, instead: "Partieanalyse, analysieren", example: "Diese Nachlese" },
    { pattern: /Aufzeichnung/, instead: "Wiederholung", example: "Aufzeichnung ansehen" },
    { pattern: /Zweitschrift/, instead: "automatisches Backup", example: "Zweitschrift zurückholen" },
    { pattern: /unfertige[nr]? Partie/i, instead: "offene Partie", example: "4 unfertige Partien" },
    {
      pattern: /\bRettung(?:scode)?\b/,
      instead: "Wiederherstellung, Wiederherstellungscode",
      example: "Rettungscode zeigen",
    },
    { pattern: /\bWie (?:der Browser|das System)\b/, instead: "Systemstandard", example: "Wie der Browser" },
    { pattern: /^Verstanden\b/, instead: "OK", example: "Verstanden" },
    { pattern: /\berste Minute\b/, instead: "Spielen lernen", example: "Eine erste Minute spielen" },
    { pattern: /\bDie Leitung\b/, instead: "Verbindung", example: "Die Leitung ist weg." },
    { pattern: /Spielemacher/, instead: "Entwickler", example: "Für Spielemacher" },
    { pattern: /\bgegen das Haus\b/i, instead: "gegen den Computer", example: "Gegen das Haus" },
    { pattern: /Trophäe/, instead: "Erfolg", example: "Zwei Trophäen" },
    { pattern: /Ratgeber/, instead: "Coach", example: "Tipps und Ratgeber" },
    { pattern: /\b(?:der|den|dem|im|zum) Laden\b/i, instead: "Shop", example: "Zum Laden" },
    { pattern: /[\d…]%/, instead: "50 %, with a no-break space", example: "50%" },
    { pattern: /\bEinführung\b/, instead: "Tutorial", example: "Einführung überspringen" },
    { pattern: /(?:#|…|Ein) Tag in Folge/, instead: "Serie: # Tag", example: "# Tag in Folge" },
    {
      pattern: /\b[ds]eine(?:r|n)?(?: eigene)? Schwierigkeit\b/,
      instead: "Schwierigkeitsgrad",
      example: "deine Schwierigkeit",
    },
    { pattern: /Lichtung/, instead: "Level", example: "3 Lichtungen", games: ["wisp"] },
    { pattern: /\b(?:Moos|Gras)\b/, instead: "freier Boden", example: "Moos", games: ["wisp"] },
    { pattern: /Werkstatt/, instead: "Level-Editor", example: "Zur Werkstatt", games: ["wisp"] },
    { pattern: /\bim Soll\b/i, instead: "in Par", example: "Im Soll", games: ["wisp"] },
    { pattern: /Wortschatz/, instead: "Wörterbuch", example: "Wortschatz", games: ["head"] },
    { pattern: /\bTat(?:en)?\b/, instead: "Erfolg", example: "Taten", games: ["head"] },
    { pattern: /Trainer/, instead: "Coach", example: "Trainer" },
    { pattern: /Würfelbuch/, instead: "Würfelstatistik", example: "Das Würfelbuch", games: ["zonk"] },
    { pattern: /Zonk-Gefahr/, instead: "Zonk-Risiko", example: "Zonk-Gefahr 8 %", games: ["zonk"] },
    { pattern: /Tisch des Tages/, instead: "Tagespartie", example: "Tisch des Tages", games: ["zonk"] },
    { pattern: /Lehrstunde/, instead: "So wird gespielt", example: "Die Lehrstunde", games: ["zonk", "thirteen"] },
    { pattern: /Halt alle/, instead: "Übertrag", example: "Halt alle", games: ["thirteen"] },
    { pattern: /Gesparte Würfe/i, instead: "Übrige Würfe", example: "Gesparte Würfe", games: ["thirteen"] },
  ],
};

interface WrittenText {
  readonly language: Language;
  readonly text: string;
  readonly at: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Literals that only programs read: imports, types, and keys. */
const isForPrograms = (field: string, { type }: SyntaxNode): boolean =>
  /^(?:Import|Export|TS)/.test(type) || field === "key" || field === "property";

/** A template's expressions are shown as `…`. */
const textOf = (node: SyntaxNode): string | undefined => {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type !== "TemplateLiteral" || !Array.isArray(node["quasis"])) return undefined;
  return node["quasis"].map(({ value }) => value.cooked).join("…");
};

const nameOf = ({ type, key }: SyntaxNode): string => {
  if (type !== "Property" || !isNode(key)) return "";
  return String(key["name"] ?? key["value"]);
};

/** The texts of a file: all of them in its own language, or those below `en:` and `de:`. */
const textsIn = (file: string, own: Language | undefined): readonly WrittenText[] => {
  const source = readFileSync(join(root, file), "utf8");
  const found: WrittenText[] = [];
  const visit = (node: SyntaxNode, language: Language | undefined): void => {
    const name = nameOf(node);
    const below = name === "en" || name === "de" ? name : language;
    for (const [field, value] of Object.entries(node))
      for (const child of [value].flat().filter(isNode)) {
        const text = isForPrograms(field, node) ? undefined : textOf(child);
        if (text !== undefined && below !== undefined)
          found.push({ language: below, text, at: `${file}:${source.slice(0, child.start).split("\n").length}` });
        visit(child, below);
      }
  };
  const program: unknown = parseSync(file, source).program;
  if (isNode(program)) visit(program, own);
  return found;
};

const skipped = /(?:^|\/)(?:tests|node_modules|dist|\.types)\//;
const filesIn = (...patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root }).filter((file) => !skipped.test(file));

const languageOf = (file: string): Language | undefined =>
  /(?:\.|\/languages\/)(en|de)(?:\.ts$|\/)/.exec(file)?.[1] as Language | undefined;

const pageTexts = (file: string) => textsIn(file, languageOf(file));
/** The tales of Wisp may speak of moss and of what is far away. */
const tales = /\/wisp\/words\/(?:chapters|levels)\.\w+\.ts$/;
const page = filesIn("web/**/*.{ts,tsx}")
  .filter((file) => !tales.test(file))
  .flatMap(pageTexts);
const gameOf = (at: string): string | undefined => /^web\/games\/([^/]+)\//.exec(at)?.[1];
/** Messages and help of the programs are English throughout; only the pages behind short links have other languages. */
const programs = filesIn("{cli,server,host,wire}/**/*.ts", "kernel/**/*.ts", "games/*/commands/*.ts").flatMap((file) =>
  textsIn(file, languageOf(file) ?? "en"),
);

const faultsIn = (texts: readonly WrittenText[]): readonly string[] =>
  texts.flatMap(({ language, text, at }) =>
    retired[language]
      .filter(({ pattern, games }) => pattern.test(text) && (games?.includes(gameOf(at) ?? "") ?? true))
      .map(({ pattern, instead }) => `${at}: “${text}” (${pattern}). Write: ${instead}`),
  );

test("the walk finds the texts of the page in both languages, and those of the programs", () => {
  const all = page.map(({ text }) => text);
  for (const text of ["Invite a friend", "Freund einladen", "Your turn", "Du bist dran", "Quarantine", "…’s turn"])
    expect(all).toContain(text);
  expect(programs.map(({ text }) => text)).toContain("start a server for the page and online play");
  expect(programs).toContainEqual(expect.objectContaining({ language: "de", text: "Turnlight öffnen" }));
});

describe.each(["en", "de"] as const)("in %s", (language) => {
  test.each(retired[language])("“$example” is found", ({ pattern, example }) => expect(example).toMatch(pattern));
});

test("no text of the page uses a retired term", () => {
  expect(faultsIn(page)).toEqual([]);
});

test("no message or help of the programs uses a retired term", () => {
  expect(faultsIn(programs)).toEqual([]);
});
