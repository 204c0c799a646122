/**
 * The files for hosts: container, compose, nginx and systemd. No image is built and no unit started here; what can be
 * checked without that is: every file, folder and setting they name exists, and their own programs or linters accept
 * them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { settingOptions } from "@turnlight/server";
import { describe, expect, test } from "vitest";
import { nginx, nginxConfig } from "../../server/tests/support/front.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Empty where there is none (`tools/test.mjs` says so). */
const usual = "/usr/bin/systemd-analyze";
const analyze = process.env["SYSTEMD_ANALYZE_PATH"] ?? (existsSync(usual) ? usual : "");
const linters = process.env["HOSTING_LINT_PATH"] ?? join(root, "tools/hosting-lint");
const hasLinters = existsSync(join(linters, "node_modules"));

const container = read("Containerfile");
const [, image = ""] = container.split(/^FROM .+ AS build$[\s\S]+?(?=^FROM )/m);
const copied = [...image.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, from = ""]) =>
  from.split(" ").map((path) => path.replace("/turnlight/", "")),
);

const variables = new Set(
  Object.keys(settingOptions("all")).map((name) => `TURNLIGHT_${name.toUpperCase().replaceAll("-", "_")}`),
);

test("every setting that the files give is one, and no store is named twice", () => {
  const files = ["Containerfile", "hosting/compose.yaml", "hosting/compose-cluster.yaml", "hosting/turnlight.service"];
  for (const file of files) {
    const named = [...read(file).matchAll(/\bTURNLIGHT_[A-Z_]+(?=[=:])/g)].map(([name]) => name);
    expect(named.length, file).toBeGreaterThan(0);
    for (const name of named) expect([...variables], file).toContain(name.replace(/_FILE$/, ""));
  }
  // A folder in the image would stand beside the database of a cluster, and be refused.
  expect(image).not.toContain("TURNLIGHT_DATA");
});

test("the image runs without root, is asked for its health, and stops by the signal the server knows", () => {
  expect(image).toMatch(/^USER node$/m);
  expect(image.indexOf("USER node")).toBeLessThan(image.indexOf("ENTRYPOINT"));
  expect(image).toMatch(/^HEALTHCHECK .*\/healthz/m);
  expect(image).toMatch(/^STOPSIGNAL SIGTERM$/m);
});

test("the image has everything the program imports, and nothing else of the repository", () => {
  for (const path of copied.filter((one) => !/node_modules|dist/.test(one)))
    expect(existsSync(join(root, path)), path).toBe(true);
  const folders = copied.filter((path) => !path.includes("."));
  const inImage = (file: string): boolean =>
    copied.some((path) => file === path || (folders.includes(path) && file.startsWith(`${path}/`)));
  const sources = globSync("{kernel,decency,games,host,wire,server,cli}/**/*.{ts,mjs}", { cwd: root }).filter(
    (file) => !/node_modules|\/tests\/|\.test\.|\/contract\//.test(file),
  );
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
      .map(([, path = ""]) => relative(root, resolve(root, dirname(file), path)))
      .filter((path) => !inImage(path)),
  );
  expect(missing).toEqual([]);
  const workspaces = [...container.matchAll(/--workspace (\w+)/g)].map(([, name]) => name);
  expect(workspaces).toEqual(folders.filter((one) => !/node_modules|dist|LICENSE/.test(one)));
});

test("compose files name files, secrets and volumes that there are", () => {
  for (const file of ["hosting/compose.yaml", "hosting/compose-cluster.yaml"]) {
    const text = read(file);
    expect(text).not.toContain("\t");
    for (const [, path = ""] of text.matchAll(/"(\.\/[^:"]+):/g))
      expect(existsSync(join(root, "hosting", path)), path).toBe(true);
    for (const [, path = ""] of text.matchAll(/dockerfile: (\S+)/g)) expect(existsSync(join(root, path))).toBe(true);
    const used = [...text.matchAll(/^ +secrets: \[(.+)\]$/gm)].flatMap(([, names = ""]) => names.split(", "));
    const given = [...text.matchAll(/^ {2}([\w.-]+): \{ file: \.\/secrets\/\1 \}$/gm)].map(([, name]) => name);
    expect(new Set(given)).toEqual(new Set(used));
    // What a secret is mounted as is what is read.
    for (const [, path = ""] of text.matchAll(/\/run\/secrets\/([\w.-]+)/g)) expect(used).toContain(path);
    expect(text).toContain("read_only: true");
    expect(text).toContain("no-new-privileges:true");
  }
  const cluster = read("hosting/compose-cluster.yaml");
  const nodes = [...cluster.matchAll(/^ {2}(node-\d): \*node$/gm)].map(([, name]) => name);
  expect([...read("hosting/nginx.conf").matchAll(/server (node-\d):4173/g)].map(([, name]) => name)).toEqual(nodes);
  // nginx is one of the trusted proxies.
  const [, subnet] = /subnet: (\S+)/.exec(cluster) ?? [];
  expect(cluster).toContain(`TURNLIGHT_PROXIES: ${subnet}`);
});

describe.skipIf(!hasLinters)("their linters", () => {
  const lint = (...files: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(linters, "lint.mjs"), ...files], {
      cwd: root,
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };

  test("have nothing to say about the container file and the compose files", () => {
    expect(lint("Containerfile", "hosting/compose.yaml", "hosting/compose-cluster.yaml")).toEqual({
      status: 0,
      said: "",
    });
  });

  test("find an instruction, a flag and a key that there are not", () => {
    const folder = mkdtempSync(join(tmpdir(), "lint-"));
    const spoiled = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const { status, said } = lint(
      spoiled("Containerfile", container.replace("USER node", "USR node").replace("--from=build", "--form=build")),
      spoiled("compose.yaml", read("hosting/compose.yaml").replace("read_only:", "readonly:")),
    );
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    for (const what of ["Unknown instruction: USR", "Unknown flag: form", "invalid-schema"])
      expect(said).toContain(what);
  });
});

test.skipIf(analyze === "")("systemd accepts the unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  const verified = (unit: string) => {
    const file = join(folder, "turnlight.service");
    // Node is elsewhere here.
    writeFileSync(file, unit.replace("/usr/bin/node", process.execPath));
    const { status, stdout, stderr } = spawnSync(analyze, ["verify", "--man=no", file], { encoding: "utf8" });
    return { status, said: stdout + stderr };
  };
  const unit = read("hosting/turnlight.service");
  expect(verified(unit)).toEqual({ status: 0, said: "" });
  expect(verified(unit.replace("ProtectHome=yes", "ProtectHom=yes")).said).toContain("ProtectHom");
  rmSync(folder, { recursive: true });
});

test.skipIf(nginx === "")("nginx accepts the configuration of a cluster", () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const config = join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig(folder, 18_443, ["http://127.0.0.1:1/", "http://127.0.0.1:2/"]));
  const tried = spawnSync(nginx, ["-t", "-p", folder, "-c", config], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([tried.status, tried.stderr]).toEqual([0, expect.stringContaining("test is successful")]);
});

test("the unit names the program, a place that is its own, and what the server needs to stop", () => {
  const unit = read("hosting/turnlight.service");
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node \/opt\/turnlight\/cli\/bin\/turnlight\.mjs serve$/m);
  expect(existsSync(join(root, "cli/bin/turnlight.mjs"))).toBe(true);
  for (const line of ["DynamicUser=yes", "StateDirectory=turnlight", "ProtectSystem=strict", "NoNewPrivileges=yes"])
    expect(unit.split("\n")).toContain(line);
  const sections = [...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name);
  expect(sections).toEqual(["Unit", "Service", "Install"]);
  for (const line of unit.split("\n")) expect(line).toMatch(/^($|#|\[\w+\]$|[A-Z]\w*=)/);
});
