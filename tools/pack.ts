// `npm run pack`: the packages as others install them. Compiles them to JavaScript with types, writes their manifests and
// API references, and makes a tarball of each. In the repository itself the sources are run as they are.
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { apiReference, type EntryPoint } from "./api-reference.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const packageFolders = ["kernel", "decency", "games", "host", "wire", "server", "cli"] as const;

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly license: string;
  readonly engines: unknown;
  readonly exports?: Readonly<Record<string, string>>;
  readonly private?: boolean;
  readonly devDependencies?: unknown;
}

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

const run = (program: string, args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32" && program.endsWith(".cmd"),
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
};

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, "utf8")));

const compile = (into: string): void => {
  run(process.execPath, [
    join(root, "node_modules/typescript/bin/tsc"),
    ...["-p", join(root, "tsconfig.pack.json"), "--outDir", into],
  ]);
  // The compiler rewrites imports in JavaScript alone: neither those of declarations nor the addresses of workers.
  for (const file of globSync("**/*.d.ts", { cwd: into }))
    edit(join(into, file), (text) =>
      text.replace(/(\bfrom |\bimport\()"(\.[^"]*)\.ts"/g, (_, before, path) => `${before}"${path}.js"`),
    );
  for (const file of globSync("**/*.js", { cwd: into }))
    edit(join(into, file), (text) =>
      text.replace(/new URL\("(\.[^"]*)\.ts", import\.meta\.url\)/g, 'new URL("$1.js", import.meta.url)'),
    );
};

const compiled = (path: string): string => path.replace(/\.ts$/, ".js");
const declarationsOf = (path: string): string => path.replace(/\.ts$/, ".d.ts");

/** The manifest of a package that is installed: what it exports is JavaScript, and nothing is private. */
const writeManifest = (folder: string, to: string): void => {
  const { private: _hidden, devDependencies: _unused, exports, ...manifest } = manifestIn(folder);
  const { license, engines } = manifestIn(".");
  const entries = Object.entries(exports ?? {}).map(
    ([name, path]) => [name, { types: declarationsOf(path), default: compiled(path) }] as const,
  );
  const packed = {
    ...manifest,
    license,
    engines,
    exports: { ...Object.fromEntries(entries), "./package.json": "./package.json" },
  };
  writeFileSync(join(to, "package.json"), `${JSON.stringify(packed, undefined, 2)}\n`);
};

const writeReadme = (folder: string, to: string): void => {
  const { name, description, exports = {} } = manifestIn(folder);
  const entries = Object.entries(exports).flatMap(([entry, path]): readonly EntryPoint[] =>
    entry.includes("*")
      ? []
      : [{ specifier: join(name, entry).replaceAll("\\", "/"), declarations: join(to, declarationsOf(path)) }],
  );
  const parts = [`# ${name}`, description, ...(entries.length === 0 ? [] : [apiReference(entries)])];
  writeFileSync(join(to, "README.md"), `${parts.join("\n\n")}\n`);
};

/** The command starts by a file that any Node can read, and with what chooses the Node in the repository. */
const copyCommand = (to: string): void => {
  mkdirSync(join(to, "bin"));
  copyFileSync(join(root, "tools/node.mjs"), join(to, "bin/node.mjs"));
  const start = readFileSync(join(root, "cli/bin/turnlight.mjs"), "utf8");
  writeFileSync(
    join(to, "bin/turnlight.mjs"),
    start.replace("../../tools/node.mjs", "./node.mjs").replace(/import\("(\.\.\/\w+)\.ts"\)/g, 'import("$1.js")'),
    { mode: 0o755 },
  );
};

export interface PackOptions {
  /** The folder for the tarballs, and for the packages as they are in them; emptied first. */
  readonly into: string;
  /** The built page, which the server's package brings along. */
  readonly page: string;
}

/** Packs all packages; returns the paths of the tarballs. */
export const pack = ({ into, page }: PackOptions): readonly string[] => {
  if (!existsSync(join(page, "index.html"))) throw new Error(`there is no page in ${page}`);
  rmSync(into, { recursive: true, force: true });
  const packages = join(into, "packages");
  compile(packages);
  cpSync(join(root, "server/store/migrations"), join(packages, "server/store/migrations"), { recursive: true });
  cpSync(page, join(packages, "server/page"), { recursive: true });
  // The notices of the word lists go with the words.
  copyFileSync(join(root, "docs/licences.md"), join(packages, "games/LICENCES.md"));
  copyCommand(join(packages, "cli"));
  const folders = packageFolders.map((folder) => join(packages, folder));
  for (const [i, folder] of packageFolders.entries()) {
    const to = folders[i] ?? "";
    writeManifest(folder, to);
    writeReadme(folder, to);
    copyFileSync(join(root, "LICENSE"), join(to, "LICENSE"));
  }
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  run(npm, ["pack", ...folders, "--pack-destination", into]);
  return globSync("*.tgz", { cwd: into }).map((name) => join(into, name));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { buildIfNeeded } = await import(new URL("./build.mjs", import.meta.url).href);
  const status: number = buildIfNeeded();
  if (status !== 0) process.exit(status);
  for (const tarball of pack({ into: join(root, "dist"), page: join(root, "web/dist") })) console.log(tarball);
}
