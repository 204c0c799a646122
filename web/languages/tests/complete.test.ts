/** Every language says all that the reference says: the same files, the same keys, the same kinds of text. */
import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { languageOf, textsIn } from "../files.ts";
import { type Language, languageTags, referenceLanguage } from "../index.ts";

const web = fileURLToPath(new URL("../..", import.meta.url));

/**
 * What a file's texts are of, whatever its language and wherever it is: a game's texts stand with the game, or in the
 * folder of a language.
 */
const subjectOf = (path: string, tag: Language): string =>
  path.replace(new RegExp(`[./]${tag}(?=[./])`), "").replace(/\/(?:languages|words)(?=\/)/g, "");

const filesIn = (tag: Language): ReadonlyMap<string, string> =>
  new Map(
    globSync("**/*.ts", { cwd: web, exclude: (name) => /^(?:node_modules|dist|tests)$/.test(name) })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => languageOf(`/${path}`) === tag)
      .map((path) => [subjectOf(`/${path}`, tag), path]),
  );

/** What the server calls the games in its previews of links. */
type GameNames = Readonly<Record<"titles" | "taglines", Readonly<Record<string, string>>>>;

/** Every place in a value with the kind of text there. Lists of sentences may differ in length. */
const shapeOf = (value: unknown, at = ""): readonly string[] => {
  if (Array.isArray(value)) return [`${at} list`];
  if (typeof value !== "object" || value === null) return [`${at} ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${at}/${key}`));
};

const loaded = async (path: string): Promise<Readonly<Record<string, unknown>>> =>
  import(/* @vite-ignore */ pathToFileURL(`${web}/${path}`).href);

/** A file's exports, by a name that does not depend on the language. */
const textsOf = async (path: string, tag: Language): Promise<unknown> => {
  const module = await loaded(path);
  return textsIn(module, tag) ?? { ...module };
};

/** The texts of the server's pages, by language. */
const ofServer: Readonly<Record<string, GameNames>> = await import(
  new URL("../../../server/languages/index.ts", import.meta.url).href
);

const reference = filesIn(referenceLanguage);
const others = languageTags.filter((tag) => tag !== referenceLanguage);

test("the server speaks every language of the page", () =>
  expect(Object.keys(ofServer).sort()).toEqual([...languageTags].sort()));

test.each(languageTags)("the server calls the games as the page does in %s", async (tag) => {
  const { titles, taglines } = ofServer[tag] ?? {};
  for (const game of Object.keys(titles ?? {}))
    expect(await textsOf(filesIn(tag).get(`/games/${game}/card.ts`) ?? "", tag)).toMatchObject({
      title: titles?.[game],
      tagline: taglines?.[game],
    });
  expect(Object.keys(titles ?? {}).length).toBeGreaterThan(3);
});

test("the reference has catalogues", () => expect(reference.size).toBeGreaterThan(40));

describe.each(others)("%s", (tag) => {
  const files = filesIn(tag);

  test("says all of the server's texts", () =>
    expect([...shapeOf(ofServer[tag])].sort()).toEqual([...shapeOf(ofServer[referenceLanguage])].sort()));

  test("has every catalogue of the reference", () =>
    expect([...reference.keys()].filter((subject) => !files.has(subject))).toEqual([]));

  test.each([...reference])("says all of %s", async (subject, path) => {
    const own = await textsOf(files.get(subject) ?? "", tag);
    const wanted = await textsOf(path, referenceLanguage);
    expect([...shapeOf(own)].sort()).toEqual([...shapeOf(wanted)].sort());
  });

  test.each([...reference.keys()])("leaves no text of %s empty that the reference fills", async (subject) => {
    const emptyIn = (value: unknown): number =>
      typeof value === "string"
        ? Number(value.trim() === "")
        : typeof value === "object" && value !== null
          ? Object.values(value).reduce((sum: number, one) => sum + emptyIn(one), 0)
          : 0;
    const [own, wanted] = await Promise.all([
      textsOf(files.get(subject) ?? "", tag),
      textsOf(reference.get(subject) ?? "", referenceLanguage),
    ]);
    expect(emptyIn(own)).toBeLessThanOrEqual(emptyIn(wanted));
  });
});
