/** Worker thread that writes to a SQLite file, so that disk syncs do not block the server. */
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "./sqlite-file.ts";
import { type Job, writerIn } from "./sqlite-writer.ts";

const database = openDatabase(String(workerData), "writing");
const write = writerIn(database);

parentPort?.on("message", (asked: string) => {
  if (asked === "close") {
    database.close();
    parentPort?.close();
    return;
  }
  const jobs: readonly Job[] = JSON.parse(asked);
  const answer = (what: object): void => parentPort?.postMessage(JSON.stringify(what));
  try {
    answer({ done: write(jobs) });
  } catch (problem) {
    answer({ problem: problem instanceof Error ? problem.message : "unknown" });
  }
});
