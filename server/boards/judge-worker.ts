/** Worker thread of the judge: records are replayed here, so that nobody who plays has to wait for it. */
import { parentPort } from "node:worker_threads";
import { findGame } from "@turnlight/games";
import { type ExaminedLevel, type Result, refuse } from "@turnlight/kernel";
import { loadSameModules } from "../game-modules.ts";
import {
  courseOf,
  type FoundCourse,
  type JudgeRequest,
  type JudgeVerdict,
  judge,
  type ReplayedRecord,
  replayRecord,
} from "./judge.ts";

export type JudgeTask =
  | { readonly kind: "judge"; readonly request: JudgeRequest }
  | { readonly kind: "course"; readonly game: string; readonly key: string }
  | { readonly kind: "level"; readonly game: string; readonly code: string }
  | { readonly kind: "replay"; readonly record: string };

export type JudgeAnswer = Result<JudgeVerdict | FoundCourse | ExaminedLevel | ReplayedRecord>;

await loadSameModules();

const levelOf = async (name: string, code: string): Promise<Result<ExaminedLevel>> => {
  const game = await findGame(name);
  if (!game.ok) return game;
  const levels = await game.value.levels?.();
  return levels === undefined
    ? refuse("no-level", "people make no levels of this game", { right: "a game with levels" })
    : levels.examine(code);
};

const answer = async (task: JudgeTask): Promise<JudgeAnswer> => {
  try {
    if (task.kind === "replay") return await replayRecord(task.record);
    if (task.kind === "judge") return await judge(task.request);
    return task.kind === "level" ? await levelOf(task.game, task.code) : await courseOf(task.game, task.key);
  } catch (problem) {
    // Rules that throw on a record were not made for it.
    return refuse("bad-record", problem instanceof Error ? problem.message : "the record can't be replayed");
  }
};

parentPort?.on("message", async (task: JudgeTask) => parentPort?.postMessage(await answer(task)));
