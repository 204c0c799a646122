/**
 * The packages as others install them: docs/library.md followed in an empty folder, which knows the tarballs and the
 * dependencies they name, and nothing of the repository. Packing, checking types and several processes take a while.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pack } from "../pack.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const outside = mkdtempSync(join(tmpdir(), "turnlight-library-"));
const modules = join(outside, "node_modules");
const program = join(modules, "@turnlight/cli/bin/turnlight.mjs");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const run = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: outside, encoding: "utf8" });
  expect([status, stderr], `${args.join(" ")}\n${stdout}`).toEqual([0, ""]);
  return stdout;
};
const turnlight = (...words: readonly string[]): string => run(program, ...words);

const started: ChildProcess[] = [];

/** Starts a program that goes on; resolves with the first address it prints. */
const addressOf = (...args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: outside, stdio: ["ignore", "pipe", "pipe"] });
    started.push(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        said += text;
        const address = /http:\/\/\S+/.exec(said)?.[0];
        if (address !== undefined) resolve(address);
      });
    child.once("exit", () => reject(new Error(said)));
  });

const textAt = async (url: string | URL): Promise<string> => (await fetch(url)).text();
const gamesAt = async (url: string): Promise<readonly { readonly game: string }[]> =>
  JSON.parse(await textAt(new URL("/api/games", url))).games;

const manifestOf = (name: string) => JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));

beforeAll(() => {
  const page = join(outside, "page");
  mkdirSync(page);
  writeFileSync(join(page, "index.html"), "<!doctype html><title>The packed page</title>");
  for (const tarball of pack({ into: join(outside, "packed"), page })) {
    const to = join(modules, "@turnlight", /turnlight-([a-z]+)-[\d.]+\.tgz$/.exec(tarball)?.[1] ?? "");
    mkdirSync(to, { recursive: true });
    expect(spawnSync("tar", ["-xzf", tarball, "-C", to, "--strip-components=1"]).status).toBe(0);
  }
  const named = readdirSync(join(modules, "@turnlight")).flatMap((name) =>
    Object.keys(manifestOf(`@turnlight/${name}`).dependencies ?? {}),
  );
  // The types of Node are what somebody who checks types has installed.
  for (const name of new Set([...named, "@types/node"]).values()) {
    if (name.startsWith("@turnlight/")) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(modules, name), "junction");
  }
  writeFileSync(join(outside, "package.json"), JSON.stringify({ name: "outside", private: true, type: "module" }));
  const guide = readFileSync(join(root, "docs/library.md"), "utf8");
  for (const [, name = "", source = ""] of guide.matchAll(/^`([a-z]+\.js)`\n\n```js\n([\s\S]*?)^```$/gm))
    writeFileSync(join(outside, name), source);
}, 120_000);

afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(outside, { recursive: true });
});

test("the packages are one version, depend on exactly each other's, and are free to be installed", () => {
  const names = readdirSync(join(modules, "@turnlight"));
  expect(names.sort()).toEqual(["cli", "decency", "games", "host", "kernel", "server", "wire"]);
  for (const name of names) {
    const { private: hidden, dependencies = {}, license, ...manifest } = manifestOf(`@turnlight/${name}`);
    expect([hidden, license, manifest.version]).toEqual([undefined, "MIT", version]);
    for (const [other, asked] of Object.entries(dependencies))
      if (other.startsWith("@turnlight/")) expect([name, other, asked]).toEqual([name, other, version]);
  }
});

test("the guide's game has types that the packages' declarations accept, and one that breaks them is found", () => {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const options = [
    "--noEmit",
    "--strict",
    "--checkJs",
    "--module",
    "nodenext",
    "--target",
    "es2024",
    "--types",
    "node",
  ];
  run(tsc, ...options, "coins.js", "host.js", "serve.js");
  const broken = readFileSync(join(outside, "coins.js"), "utf8").replace("seats: () => 2", 'seats: () => "two"');
  writeFileSync(join(outside, "broken.js"), broken);
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...options, "broken.js"], {
    cwd: outside,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, expect.stringContaining("broken.js")]);
});

test("the guide's game conforms, is simulated in worker threads, recorded and verified", () => {
  expect(turnlight("--version")).toBe(`turnlight ${version} (Node ${process.versions.node})\n`);
  expect(turnlight("conform", "coins", "--module", "coins.js")).toMatch(/^coins conforms: 200 matches/);
  const simulated = JSON.parse(
    turnlight(..."simulate coins --module=coins.js --seats counter,random --games 100 --json".split(" ")),
  );
  expect(simulated.seats[0].winRate).toBeGreaterThan(0.8);
  const recorded = turnlight(..."record coins --module coins.js --seats counter,random --seed 1".split(" "));
  writeFileSync(join(outside, "match.json"), recorded);
  expect(turnlight("replay", "match.json", "--module", "coins.js", "--verify")).toMatch(/verified/);
});

test("a game from outside takes no other's name", () => {
  const source = 'import { diceRace } from "@turnlight/kernel/examples/dice-race";\nexport const games = [diceRace];\n';
  writeFileSync(join(outside, "clash.js"), source);
  const { status, stderr } = spawnSync(process.execPath, [program, "games", "--module", "clash.js"], {
    cwd: outside,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/already a game "dice-race"; expected another id/)]);
});

test("a match of it is hosted, with bots in both seats", () => {
  const told = run("host.js").trimEnd().split("\n");
  expect(told[0]).toBe('{"kind":"took","seat":0,"count":1,"left":20}');
  expect(told.at(-1)).toMatch(/^over: (1 to 0|0 to 1)$/);
});

test("the command serves it with its bots, beside the packed page", async () => {
  const url = await addressOf(program, ..."serve --module coins.js --port 0 --data kept".split(" "));
  expect(await textAt(url)).toContain("The packed page");
  expect(await gamesAt(url)).toContainEqual({ game: "coins", about: expect.any(String), bots: ["counter", "random"] });
  const words = "--module coins.js --game coins --seats person,counter --bot random --seed 1 --json --quiet";
  const played = JSON.parse(turnlight("play", url, ...words.split(" ")));
  expect(played.outcome.scores.toSorted()).toEqual([0, 1]);
});

test("so does a program that imports the server", async () => {
  const url = await addressOf("serve.js");
  expect((await gamesAt(url)).map(({ game }) => game)).toEqual(expect.arrayContaining(["coins", "zonk"]));
});

test("the API reference has every name that a package exports, with its comment", async () => {
  for (const name of ["kernel", "games", "host", "wire", "server"]) {
    const reference = readFileSync(join(modules, "@turnlight", name, "README.md"), "utf8");
    const list = run("--eval", `import("@turnlight/${name}").then((all) => console.log(Object.keys(all).join(" ")))`);
    const missing = list
      .trim()
      .split(" ")
      .filter((exported) => !reference.includes(`### ${exported}\n`));
    expect([name, missing]).toEqual([name, []]);
  }
  const kernel = readFileSync(join(modules, "@turnlight/kernel/README.md"), "utf8");
  expect(kernel).toContain("### playOut\n\nLets bots play a match to its end; returns");
  expect(kernel).toContain("\n## `@turnlight/kernel/conforms`\n");
});
