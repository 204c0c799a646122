// The API reference of a package, from the declarations that the compiler wrote: every exported name with its doc
// comment. The compiler begins each statement in the first column, so that no parser is needed.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Declaration {
  readonly name: string;
  readonly doc: string;
  readonly code: string;
}

/** The statements of a declaration file, each with the comment above it. */
const statementsIn = (text: string): readonly { readonly doc: string; readonly code: string }[] =>
  [
    ...text.matchAll(
      /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?((?:export|import|declare|type|interface)\b.*(?:\n(?:[ \t})\]|].*)?$)*)/gm,
    ),
  ].map(([, doc = "", code = ""]) => ({ doc, code: code.trimEnd() }));

/** A comment's text as a paragraph. */
const paragraph = (doc: string): string =>
  doc
    .replace(/^\/\*\*|\*\/\s*$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .join(" ")
    .trim();

const declared = /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/;
const list = /^(?:export|import) (?:type )?\{([^}]*)\}(?: from "([^"]+)")?/;

/** `a, type B, c as d` as pairs of the name inside and the one outside. */
const namesIn = (text: string): readonly (readonly [string, string])[] =>
  text
    .split(",")
    .map((one) => one.trim().replace(/^type /, ""))
    .filter((one) => one !== "")
    .map((one) => {
      const [inside = "", outside = inside] = one.split(" as ");
      return [inside, outside];
    });

/** Everything that a declaration file exports, from whichever file of the package it comes. */
const exportsOf = (file: string): readonly Declaration[] => {
  const statements = statementsIn(readFileSync(file, "utf8"));
  const at = (specifier: string): string => join(dirname(file), specifier.replace(/\.js$/, ".d.ts"));
  const own = statements.flatMap(({ doc, code }): readonly Declaration[] => {
    const name = declared.exec(code)?.[1];
    return name === undefined ? [] : [{ name, doc: paragraph(doc), code: code.replace(/^export |\bdeclare /g, "") }];
  });
  const imported = new Map<string, string>();
  for (const { code } of statements) {
    const [, names = "", from] = code.startsWith("import") ? (list.exec(code) ?? []) : [];
    if (from?.startsWith(".")) for (const [, name] of namesIn(names)) imported.set(name, from);
  }
  return statements.flatMap(({ code }): readonly Declaration[] => {
    if (!code.startsWith("export")) return [];
    const all = /^export \* from "(\.[^"]+)"/.exec(code)?.[1];
    if (all !== undefined) return exportsOf(at(all));
    const [, names, from] = list.exec(code) ?? [];
    if (names === undefined) return own.filter(({ name }) => name === declared.exec(code)?.[1]);
    return namesIn(names).flatMap(([inside, outside]) => {
      const source = from ?? imported.get(inside);
      const found = (source === undefined ? own : exportsOf(at(source))).find(({ name }) => name === inside);
      return found === undefined ? [] : [{ ...found, name: outside }];
    });
  });
};

/** A schema's inferred type says in pages what its name and the type of what it reads say in a line. */
const short = (code: string): string =>
  code.replace(/^(const \w+: z\.\w+)<[\s\S]*\n[\s\S]*$/, (_, start: string) => `${start}<…>;`);

export interface EntryPoint {
  /** What is imported: `@turnlight/kernel/conforms`. */
  readonly specifier: string;
  /** Its declaration file. */
  readonly declarations: string;
}

export const apiReference = (entries: readonly EntryPoint[]): string =>
  entries
    .map(({ specifier, declarations }) => {
      const text = readFileSync(declarations, "utf8");
      const names = exportsOf(declarations).map(({ name, doc, code }) =>
        [`### ${name}`, doc, `\`\`\`ts\n${short(code)}\n\`\`\``].filter((part) => part !== "").join("\n\n"),
      );
      const [, header = ""] =
        /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n(?:import|export (?:\*|(?:type )?\{))/.exec(text) ?? [];
      return [`## \`${specifier}\``, paragraph(header), ...names].filter((part) => part !== "").join("\n\n");
    })
    .join("\n\n");
