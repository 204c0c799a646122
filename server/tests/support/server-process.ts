/**
 * A server as a separate process that can be killed and restarted at the same address, and whose disk can be made to
 * fail.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServeOptions } from "@turnlight/server";
import { freePort } from "./free-port.ts";
import { generousLimits } from "./generous.ts";

const program = fileURLToPath(new URL("./node.ts", import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export class ServerProcess {
  readonly url: string;
  readonly #serving: ServeOptions;
  /** Holds its page and its compile cache, which speeds up restarts. */
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #ended: Promise<Ended> | undefined;

  private constructor(serving: ServeOptions, folder: string) {
    this.#serving = serving;
    this.#folder = folder;
    this.url = `http://localhost:${serving.port}/`;
  }

  static async with(
    keep: NonNullable<ServeOptions["keep"]>,
    limits: ServeOptions["limits"] = {},
  ): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), "server-"));
    const page = join(folder, "page");
    mkdirSync(page);
    writeFileSync(join(page, "index.html"), "<h1>Turnlight</h1>");
    const port = await freePort();
    // Its failures are on purpose.
    const log = "silent";
    return new ServerProcess(
      { port, host: "127.0.0.1", page, keep, log, limits: { ...generousLimits, ...limits } },
      folder,
    );
  }

  start(): Promise<void> {
    const child = spawn(process.execPath, [program, JSON.stringify(this.#serving)], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NODE_COMPILE_CACHE: join(this.#folder, "compiled") },
    });
    this.#process = child;
    this.#ended = new Promise((resolve) => {
      child.once("exit", (code, signal) => resolve({ code, signal }));
    });
    return new Promise((resolve, reject) => {
      child.stdout?.once("data", () => resolve());
      child.once("exit", () => reject(new Error("the server did not start")));
    });
  }

  /** Makes the system refuse all of its file writes, or allow them again. */
  limitFiles(bytes: "none" | "unlimited"): void {
    const soft = bytes === "none" ? "1" : "unlimited";
    const done = spawnSync("prlimit", ["--pid", String(this.#process?.pid), `--fsize=${soft}:unlimited`], {
      encoding: "utf8",
    });
    if (done.status !== 0) throw new Error(`prlimit: ${done.error?.message ?? done.stderr}`);
  }

  /** Makes every file sync fail; resolves with the function that restores it. Needs `strace`. */
  failSyncs(): Promise<() => Promise<void>> {
    const calls = "fsync,fdatasync";
    const tracer = spawn(
      "strace",
      [
        "-f",
        "-e",
        `trace=${calls}`,
        "-e",
        `inject=${calls}:error=EIO`,
        "-o",
        "/dev/null",
        "-p",
        String(this.#process?.pid),
      ],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    const gone = new Promise<void>((resolve) => {
      tracer.once("exit", () => resolve());
    });
    return new Promise((resolve, reject) => {
      let output = "";
      tracer.once("error", reject);
      void gone.then(() => reject(new Error(`strace: ${output}`)));
      tracer.stderr.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("attached"))
          resolve(() => {
            tracer.kill("SIGINT");
            return gone;
          });
      });
    });
  }

  get lives(): boolean {
    return this.#process !== undefined && this.#process.signalCode === null && this.#process.exitCode === null;
  }

  kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || !this.lives) return Promise.resolve();
    return new Promise((resolve) => {
      child.removeAllListeners("exit");
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  }

  /** Sends a signal; resolves with how the process ended. */
  signal(signal: "SIGTERM" | "SIGINT"): Promise<Ended> {
    if (this.#ended === undefined) throw new Error("the server was not started");
    this.#process?.kill(signal);
    return this.#ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
