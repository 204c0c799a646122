/** A PostgreSQL for the tests, in a temporary folder, run by a user other than root. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

const debian = "/usr/lib/postgresql";
const usualFolder = (): string => {
  const [newest] = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return newest === undefined ? "/usr/bin" : join(debian, newest, "bin");
};

/** PostgreSQL refuses to run as root. */
const otherUser = (): { uid: number; gid: number } | undefined => {
  if (userInfo().uid !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
};

export interface Cluster {
  /** The process id of its first process, whose children are all others. */
  readonly pid: number | undefined;
  /** A connection URL with an empty schema of its own. */
  fresh(): Promise<string>;
  /** Stops immediately, as in a crash, and starts again. */
  restart(): Promise<void>;
  /** The two halves of a restart. */
  crash(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/** Empty where the machine has none (`tools/test.mjs` says so): tests that need it are then skipped, and all others run. */
const named = process.env["POSTGRES_PATH"];
const isThere = named !== "";

/** The stores a server can keep its tables in, as far as this machine has them. */
export const storeNames: readonly ("SQLite" | "PostgreSQL")[] = isThere ? ["SQLite", "PostgreSQL"] : ["SQLite"];

/** Stands where there is no PostgreSQL: whoever asks for a database is skipped. */
const none: Cluster = {
  pid: undefined,
  async fresh() {
    // Measurements use this file outside of the runner.
    const { TestRunner } = await import("vitest");
    TestRunner.getCurrentTest()?.context.skip("needs PostgreSQL");
    throw new Error("there is no PostgreSQL, and no test that could be skipped");
  },
  restart: async () => undefined,
  crash: async () => undefined,
  revive: async () => undefined,
  stop: async () => undefined,
};

/** `durable` for measurements: it then syncs to disk as in production. */
export const startCluster = async ({ durable } = { durable: false }): Promise<Cluster> => {
  if (!isThere) return none;
  const programs = named ?? usualFolder();
  const as = otherUser();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (as !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "turnlight", "--auth=trust", "--no-sync", "-E", "UTF8", "--no-locale"],
    { ...as, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const server = (): ChildProcess =>
    spawn(
      join(programs, "postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-k",
        folder,
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        `fsync=${durable ? "on" : "off"}`,
      ],
      { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
  /** Waits until its log says that it accepts connections. */
  const begun = (child: ChildProcess): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      let output = "";
      child.stderr?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("ready to accept connections")) resolve(child);
      });
      child.once("exit", () => reject(new Error(`postgres: ${output}`)));
    });
  const stopped = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      child.removeAllListeners("exit");
      child.once("exit", () => resolve());
      child.kill("SIGQUIT");
    });
  let running = await begun(server());
  let schemas = 0;
  const url = `postgres://turnlight@127.0.0.1:${port}/postgres`;
  return {
    get pid() {
      return running.pid;
    },
    async fresh() {
      schemas += 1;
      const schema = `place_${schemas}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE SCHEMA ${schema}`);
      await client.end();
      return `${url}?options=-c%20search_path%3D${schema}`;
    },
    async restart() {
      await stopped(running);
      running = await begun(server());
    },
    crash: () => stopped(running),
    async revive() {
      running = await begun(server());
    },
    async stop() {
      await stopped(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
