/** A real nginx before several servers, with the configuration that is handed out for a cluster. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

/** Empty where the machine has none (`tools/test.mjs` says so). */
const named = process.env["NGINX_PATH"];
const usual = "/usr/sbin/nginx";
export const nginx = named === undefined ? (existsSync(usual) ? usual : "") : named;

const handedOut = new URL("../../../hosting/nginx.conf", import.meta.url);

/**
 * The handed-out configuration for these servers: other addresses, plain http on one port, files in a folder of its own.
 */
export const nginxConfig = (folder: string, port: number, urls: readonly string[]): string => {
  // By address: nginx would take each of a name's addresses for a server of its own.
  const servers = urls.map((url) => `127.0.0.1:${new URL(url).port}`);
  let next = 0;
  const own = readFileSync(handedOut, "utf8")
    .replaceAll(/^ {4}server node-\d:4173([^\n]*)\n/gm, (_, how: string) => {
      const server = servers[next];
      next += 1;
      return server === undefined ? "" : `    server ${server}${how}\n`;
    })
    .replace(/^ {2}server \{\n {4}listen 80;\n[^}]+\}\n/m, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll(/^ {4}ssl_[^\n]+\n/gm, "")
    .replace("worker_processes auto;", "worker_processes 1;")
    .replace("worker_connections 65536;", "worker_connections 512;")
    .replace(/^worker_rlimit_nofile[^\n]+\n/m, "");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (one) => `  ${one}_temp_path ${folder}/${one};`,
  );
  return [
    "daemon off;",
    ...(userInfo().uid === 0 ? ["user root;"] : []),
    `pid ${folder}/pid;`,
    "error_log stderr crit;",
    own.replace("http {\n", `http {\n${paths.join("\n")}\n`),
  ].join("\n");
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners("exit");
    child.once("exit", () => resolve());
    child.kill("SIGQUIT");
    child.kill("SIGTERM");
  });

/** Resolves when it answers. */
export const startFront = async (urls: readonly string[]): Promise<Front> => {
  if (nginx === "") {
    // Measurements use this file outside of the runner.
    const { TestRunner } = await import("vitest");
    TestRunner.getCurrentTest()?.context.skip("needs nginx");
    throw new Error("there is no nginx, and no test that could be skipped");
  }
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig(folder, port, urls));
  const child = spawn(nginx, ["-p", folder, "-c", config], { stdio: ["ignore", "ignore", "inherit"] });
  let isDown = false;
  child.once("exit", () => {
    isDown = true;
  });
  const url = `http://localhost:${port}/`;
  const answers = (): Promise<boolean> =>
    fetch(`${url}healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) if (isDown) throw new Error("nginx did not start");
  return {
    url,
    async close() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
