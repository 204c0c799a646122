/** Worker thread that grows the level of a day: it takes up to some seconds, in which the server has to answer others. */
import { parentPort, workerData } from "node:worker_threads";
import { dailyLevel, writeCode } from "@turnlight/games/wisp";

const grown = dailyLevel(String(workerData));
parentPort?.postMessage(grown.ok ? writeCode(grown.value.level) : undefined);
