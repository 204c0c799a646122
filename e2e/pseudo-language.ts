/**
 * A language for tests, added as docs/translating.md says: one line and one folder. It is English with accents, 40 %
 * longer and in brackets, so that what is cut off, and what was never translated, shows.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { copyOfRepository, inGit, withLine } from "./guide.ts";
import { accentsSource } from "./labels.ts";

export const pseudoTag = "qq";

const line = `  ${pseudoTag}: { name: "Ⓟseudo", locale: "en-GB", group: ",", plurals: ["one", "other"], players: ["⟦Pláýér⟧", "⟦Pláýér⟧"] },`;

/** Read by code: which word list and keyboard a language begins with. */
const verbatim = /\/content\.en\.ts$/;

const serverLine = `export { texts as ${pseudoTag} } from "./${pseudoTag}/links.ts";`;

/** The folder's own code. */
const helperIn = (side: string): string => `${side}/languages/${pseudoTag}/pseudo.ts`;

const pseudoSource = `/** Texts of another language, made longer. Values in a sentence stay as they are. */
const accents: Readonly<Record<string, string>> = ${accentsSource};

/** A label becomes a longer word, a sentence has more words. */
const padding = (length: number): string => (length < 6 ? "~".repeat(length) : " ~~~~".repeat(length / 5));

const stretched = (text: string, kept: readonly string[]): string => {
  if (!/[a-z]/i.test(text)) return text;
  const marks = [...kept.filter((one) => /\\w/.test(one)).map((one) => one.replace(/[.*+?^$\{}()|[\\]\\\\]/g, "\\\\$&")), "\\\\{\\\\w+\\\\}"];
  const parts = text.split(new RegExp(\`(\${marks.join("|")})\`));
  const accented = parts.map((part, i) => (i % 2 === 0 ? part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter) : part));
  return \`⟦\${accented.join("")}\${padding(Math.ceil(text.length * 0.4))}⟧\`;
};

export const pseudo = <T>(value: T, kept: readonly string[] = []): T => {
  if (typeof value === "string") return stretched(value, kept) as T;
  if (typeof value === "function")
    return ((...given: readonly unknown[]) =>
      pseudo(value(...given), given.filter((one) => typeof one === "string" || typeof one === "number").map(String))) as T;
  if (Array.isArray(value)) return value.map((one) => pseudo(one, kept)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudo(inner, kept)])) as T;
};
`;

const from = (file: string, to: string): string => {
  const path = posix.relative(posix.dirname(file), to);
  return path.startsWith(".") ? path : `./${path}`;
};

/** `web` or `server`. */
const sideOf = (file: string): string => file.slice(0, file.indexOf("/"));

/** The file of the pseudo-language for one of English. */
const translated = (english: string, source: string, file: string): string => {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);
  const say = (name: string): string => (verbatim.test(english) ? `english.${name}` : `pseudo(english.${name})`);
  return [
    `import * as english from "${from(file, english)}";`,
    ...(verbatim.test(english) ? [] : [`import { pseudo } from "${from(file, helperIn(sideOf(file)))}";`]),
    ...names.map((name) => `export const ${name === "en" ? "texts" : name}: typeof english.${name} = ${say(name)};`),
    "",
  ].join("\n");
};

/** A copy of the repository that speaks one language more. */
export const copyWithLanguage = (): string => {
  const folder = copyOfRepository();
  withLine(folder, "web/languages/index.ts", /^\} as const satisfies/m, line);
  withLine(folder, "server/languages/index.ts", /^export \{ texts as en/m, serverLine);
  const write = (file: string, source: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  };
  for (const side of ["web", "server"]) write(helperIn(side), pseudoSource);
  for (const found of globSync(["web/**/*.en.ts", "server/languages/en/*.ts"], {
    cwd: folder,
    exclude: (name) => name === "node_modules",
  })) {
    const english = found.replaceAll("\\", "/");
    const file = english
      .replace(/^web\//, `web/languages/${pseudoTag}/`)
      .replace(/\.en\.ts$/, ".ts")
      .replace(/^server\/languages\/en\//, `server/languages/${pseudoTag}/`);
    write(file, translated(english, readFileSync(join(folder, english), "utf8"), file));
  }
  return inGit(folder);
};
