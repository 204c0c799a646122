/**
 * A language may have all its texts in one folder, `web/languages/<tag>`, with the rooms of `web/` in it. Where code looks
 * for `words.*.ts` beside itself, this looks there as well, so that a further language touches no code.
 */
import { posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const web = fileURLToPath(new URL("..", import.meta.url));

/** A search for the files of one catalogue: `import.meta.glob("./words.*.ts"`. */
const search = /import\.meta\.glob\(\s*"(\.{1,2}\/[^"*]+)\.\*\.ts"/g;

/** The same place in the folder of every language, as seen from a file of the page; both paths within `web/`. */
const mirrored = (file: string, sought: string): string => {
  const from = posix.dirname(file);
  const place = posix.relative(from, `languages/*/${posix.join(from, sought)}.ts`);
  return place.startsWith(".") ? place : `./${place}`;
};

export const withLanguageFolders = (code: string, file: string): string =>
  code.replace(
    search,
    (_, sought: string) => `import.meta.glob(["${sought}.*.ts", ${JSON.stringify(mirrored(file, sought))}]`,
  );

export const languageFolders = (): Plugin => ({
  name: "language-folders",
  enforce: "pre",
  transform(code, id) {
    const [path = ""] = id.split("?");
    if (!code.includes("import.meta.glob(") || !/\.tsx?$/.test(path)) return null;
    const file = relative(web, path).replaceAll("\\", "/");
    return /^\.\.|^build\/|\/tests\//.test(file) ? null : { code: withLanguageFolders(code, file), map: null };
  },
});

/** Where a file of texts would be if it stood beside the code that shows it. */
export const besideItsRoom = (path: string): string => path.replace(/\/web\/languages\/[^/]+\//, "/web/");
