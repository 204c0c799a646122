/** Worker thread of the judge: records are replayed here, so that nobody who plays has to wait for it. */
import { parentPort } from "node:worker_threads";
import { type Result, refuse } from "@turnlight/kernel";
import { loadSameModules } from "../game-modules.ts";
import { courseOf, type FoundCourse, type JudgeRequest, type JudgeVerdict, judge } from "./judge.ts";

export type JudgeTask =
  | { readonly kind: "judge"; readonly request: JudgeRequest }
  | { readonly kind: "course"; readonly game: string; readonly key: string };

export type JudgeAnswer = Result<JudgeVerdict | FoundCourse>;

await loadSameModules();

const answer = async (task: JudgeTask): Promise<JudgeAnswer> => {
  try {
    return task.kind === "judge" ? await judge(task.request) : await courseOf(task.game, task.key);
  } catch (problem) {
    // Rules that throw on a record were not made for it.
    return refuse("bad-record", problem instanceof Error ? problem.message : "the record can't be replayed");
  }
};

parentPort?.on("message", async (task: JudgeTask) => parentPort?.postMessage(await answer(task)));
