/** `docs/adding-a-game.md`, applied to a copy of the repository: its files and registry lines, and nothing else. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const guide = readFileSync(join(root, "docs/adding-a-game.md"), "utf8");

/** Files are code blocks below their path. */
export const guideFiles = [...guide.matchAll(/^`([^`\s]+\/last-match\/\S+)`\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", source = ""]) => ({ path, source }),
);

/** The registry line that the guide shows, verbatim. */
const lineIn = (start: string): string => {
  const line = guide.split("\n").find((one) => one.startsWith(start));
  if (line === undefined) throw new Error(`the guide shows no line that begins with ${start}`);
  return line;
};

export const withLine = (folder: string, path: string, before: RegExp, line: string): void => {
  const text = readFileSync(join(folder, path), "utf8");
  const at = text.search(before);
  if (at < 0) throw new Error(`${path} has no place for "${line}"`);
  writeFileSync(join(folder, path), `${text.slice(0, at)}${line}\n${text.slice(at)}`);
};

/** The repository without build output; external packages are shared, our own are the copy's. */
export const copyOfRepository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "turnlight-copy-"));
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const file of stdout.split("\n").filter((one) => one !== "")) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@turnlight"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@turnlight" && name !== ".vite") symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const name of readdirSync(join(root, "node_modules/@turnlight")))
    symlinkSync(join(folder, name), join(modules, "@turnlight", name));
  return folder;
};

/** Some checks ask git which files there are. */
export const inGit = (folder: string): string => {
  spawnSync("git", ["init", "--quiet"], { cwd: folder });
  spawnSync("git", ["add", "--all"], { cwd: folder });
  return folder;
};

/** The copy with the guide's game in it. */
export const copyWithGame = (): string => {
  const folder = copyOfRepository();
  for (const { path, source } of guideFiles) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  withLine(folder, "games/index.ts", /^\};/m, lineIn('  "last-match": async'));
  withLine(folder, "web/games/index.ts", /^import type/m, lineIn("import { card as lastMatch }"));
  withLine(folder, "web/games/index.ts", /^\};/m, lineIn('  "last-match": lastMatch'));
  return inGit(folder);
};

/** Tests that go through the games, the golden records or the file tree: those that a new game can break. */
export const testsOfGames = (folder: string): readonly string[] => {
  const { stdout } = spawnSync(
    "grep",
    [
      "-rlE",
      '@turnlight/games"|games/pages\\.ts"|golden/|web/games"|borders\\.ts"|ls-files',
      "--include=*.test.ts",
      ".",
    ],
    { cwd: folder, encoding: "utf8" },
  );
  return [
    "games/last-match",
    ...stdout
      .split("\n")
      .filter((file) => file !== "" && !file.includes("node_modules"))
      .map((file) => file.replace("./", "")),
  ];
};

/** Runs a program of the copy; resolves with its output, rejects if it fails. */
export const runIn = async (folder: string, script: string, args: readonly string[]): Promise<string> => {
  const child = spawn(process.execPath, [join(folder, script), ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    // As in a plain shell: the runner of the browser tests asks for colours, which others print into what is read here.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/COLOR/.test(name))),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [status] = await once(child, "close");
  if (status !== 0) throw new Error(`${script} ${args.join(" ")} ended with ${status}:\n${output.slice(-6000)}`);
  return output;
};
