/** The thread that writes to a SQLite file: the server goes on while the disk is waited for. */
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "./sqlite-file.ts";
import { type Job, writerIn } from "./sqlite-writer.ts";

const database = openDatabase(String(workerData));
const write = writerIn(database);

parentPort?.on("message", (jobs: readonly Job[] | "close") => {
  if (jobs === "close") {
    database.close();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage({ done: write(jobs) });
  } catch (problem) {
    parentPort?.postMessage({ problem: problem instanceof Error ? problem.message : "unknown" });
  }
});
