/**
 * Structured logs: one JSON object a line, with ids of requests, sockets, tables and matches. What people call
 * themselves, what they hide and what they sign in with is never logged.
 */
import pino from "pino";
import type { ServerConfig } from "./config.ts";

export type ServerLog = Pick<pino.Logger, "debug" | "info" | "warn" | "error">;

/** Where lines go. */
export interface LogStream {
  write(line: string): void;
}

/** A problem's text without what it may quote: moves, names, database addresses with their passwords. */
export const harmlessText = (text: string): string =>
  text.replaceAll(/\bpostgres(?:ql)?:\/\/\S+/g, "postgres://…").replaceAll(/(["'`]).*?\1/g, "$1…$1");

/** Only the place of an error, since its own text stands in the first lines of its stack. */
const placeOf = (stack: string): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join("\n");

interface LoggedProblem {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
}

const loggedProblem = (problem: unknown): LoggedProblem => {
  if (!(problem instanceof Error)) return { type: typeof problem, message: harmlessText(String(problem)) };
  const code = "code" in problem && typeof problem.code === "string" ? problem.code : undefined;
  return {
    type: problem.name,
    message: harmlessText(problem.message),
    ...(code !== undefined && { code }),
    ...(problem.stack !== undefined && { stack: placeOf(problem.stack) }),
  };
};

/** Writes to standard error unless told otherwise, so that what a command prints stays apart. */
export const openLog = (level: ServerConfig["log"], stream: LogStream = process.stderr): ServerLog =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedProblem },
    },
    stream,
  );
