/** Every refusal that the page can show has a text in both languages, and the values this text needs. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { allPages, pageOf } from "../../games/pages.ts";
import { type EveryLanguage, everyLanguage } from "../../languages/files.ts";
import { de as farDe } from "../../online/refusals.de.ts";
import { en as farEn } from "../../online/refusals.en.ts";
import { placeholders, type RefusalWords, refusalIn } from "../texts/refusal-said.ts";
import * as de from "../texts/refusals.de.ts";
import * as en from "../texts/refusals.en.ts";
import { inEveryLanguage } from "./in-every-language.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

interface Saying {
  readonly file: string;
  /** The game that raises it; undefined for shared code. */
  readonly game: string | undefined;
  readonly code: string;
  /** The names of its values, where they are written beside the code. */
  readonly values: readonly string[];
}

const gameOf = (file: string): string | undefined =>
  /^(?:web\/)?games\/([^/]+)\//.exec(file)?.[1] ?? /^kernel\/examples\/([^/]+)\//.exec(file)?.[1];

/** The source text between the opening bracket at `from` and its closing one. */
const bracketed = (source: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if ("({[".includes(source[at] ?? "")) depth += 1;
    if (")}]".includes(source[at] ?? "")) depth -= 1;
    if (depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
};

const valuesIn = (text: string): readonly string[] => {
  const at = /\bvalues: \{/.exec(text);
  if (at === null) return [];
  const inside = bracketed(text, at.index + at[0].length - 1).slice(1, -1);
  return [...inside.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = ""]) => name);
};

/** Every code in the sources that a player can meet: all but the command line, the conformance suite and tests. */
const sayings = (): readonly Saying[] =>
  globSync(["kernel/**/*.ts", "host/**/*.ts", "games/**/*.ts", "web/**/*.{ts,tsx}"], { cwd: root })
    .filter(
      (file) =>
        !/(^|\/)(tests|conforms|contract|commands|node_modules|dist|gallery)\/|^games\/commands\.ts$/.test(file),
    )
    .flatMap((file) => {
      const source = readFileSync(`${root}/${file}`, "utf8");
      const game = gameOf(file);
      const constant = (name: string): string | undefined =>
        new RegExp(`const ${name} = "([a-z-]+)"`).exec(source)?.[1] ?? undefined;
      const called = [...source.matchAll(/\brefuse(?:At\([^"`]+?,|\()\s*(?:"([a-z-]+)"|(\w+),)/g)];
      const written = [...source.matchAll(/\{\s*code: "([a-z-]+)"/g)];
      return [...called, ...written].flatMap(({ 0: whole, 1: literal, 2: name, index }) => {
        const code = literal ?? (name === undefined || name === "code" ? undefined : constant(name));
        if (code === undefined) return [];
        const values = valuesIn(bracketed(source, index + whole.search(/[({]/)));
        return [{ file, game, code, values }];
      });
    });

const found = sayings();

/** Texts about online play are in a catalogue of their own. */
const far = everyLanguage<RefusalWords>({ "refusals.en.ts": { texts: farEn }, "refusals.de.ts": { texts: farDe } });

const wordsOf = async (game: string): Promise<EveryLanguage<RefusalWords>> => {
  const own = (await pageOf(game)?.refusals?.())?.refusals;
  return inEveryLanguage(() => own?.value ?? {});
};
const ownWords = async (game: string | undefined): Promise<EveryLanguage<RefusalWords>> =>
  game === undefined ? inEveryLanguage(() => ({})) : wordsOf(game);

test("the walk finds the codes of the kernel, the host, the games and the page", () => {
  const codes = new Set(found.map(({ code }) => code));
  for (const code of ["not-your-turn", "checksum", "unknown-word", "too-expensive", "ragged-row", "newer-format"])
    expect(codes).toContain(code);
});

describe.each(["en", "de"] as const)("in %s", (language) => {
  const house: RefusalWords = { en, de }[language].refusals;

  test("every code has words, and every word its value", async () => {
    const lacking: string[] = [];
    for (const { file, game, code, values } of found) {
      const own = file.startsWith("web/online/") ? far[language] : (await ownWords(game))[language];
      const words = own[code] ?? house[code];
      if (words === undefined) lacking.push(`${file}: ${code} has no words`);
      else
        for (const name of placeholders(words))
          if (!values.includes(name)) lacking.push(`${file}: ${code} has no value ${name}`);
    }
    expect(lacking).toEqual([]);
  });

  test("no words are kept for a code that nobody says", async () => {
    const said = new Set(found.map(({ code }) => code));
    const all = [house, ...(await Promise.all(allPages().map(async ([game]) => (await ownWords(game))[language])))];
    expect(all.flatMap((words) => Object.keys(words)).filter((code) => !said.has(code))).toEqual([]);
  });
});

describe("a refusal is said", () => {
  const english = { catalogues: [en.refusals], places: en.places, otherwise: en.otherwise, number: String };
  const german = { catalogues: [de.refusals], places: de.places, otherwise: de.otherwise, number: String };

  test("with its values in it", () => {
    const refusal = { code: "wrong-version", values: { version: 3, known: 2 } };
    expect(refusalIn(refusal, english)).toBe(
      "This replay was made with version 3 of the rules, which isn’t available here.",
    );
    expect(refusalIn(refusal, german)).toContain("Version 3");
  });

  test("with the place where a text was wrong", () => {
    expect(refusalIn({ code: "bad-line", values: { line: 4 } }, german)).toBe("Zeile 4: Diese Zeile ist nicht lesbar.");
    expect(refusalIn({ code: "tampered", values: { entry: 7 } }, english)).toMatch(/^Step 7: /);
  });

  test("in a game's own words before the house's", () => {
    const own = { "not-your-turn": "Warte." };
    expect(refusalIn({ code: "not-your-turn" }, { ...german, catalogues: [own, de.refusals] })).toBe("Warte.");
  });

  test("in a plain sentence of the page's language where a code has no words or a value is missing", () => {
    expect(refusalIn({ code: "never-heard-of" }, german)).toBe("Das geht hier nicht.");
    expect(refusalIn({ code: "wrong-version" }, german)).toBe("Das geht hier nicht.");
    expect(refusalIn({ code: "constructor" }, german)).toBe("Das geht hier nicht.");
  });
});
