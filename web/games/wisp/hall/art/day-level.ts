/** The day's level, grown once a day and kept, since growing takes a moment. */
import { readCode } from "@turnlight/games/wisp";
import { openSolver } from "../../solver-worker.ts";
import type { DomeBoard } from "./Today.tsx";

/** The day and the level's code. */
const shelf = "turnlight-wisp-day";

const keptCode = (date: string): string | undefined => {
  try {
    const [day, code] = localStorage.getItem(shelf)?.split(" ") ?? [];
    return day === date ? code : undefined;
  } catch {
    return undefined;
  }
};

const keepCode = (date: string, code: string): void => {
  try {
    localStorage.setItem(shelf, `${date} ${code}`);
  } catch {
    return;
  }
};

const grownCode = async (date: string): Promise<string | undefined> => {
  const solver = openSolver();
  const read = await solver.ask("daily", { date });
  solver.close();
  if (!read.ok) return undefined;
  keepCode(date, read.value.code);
  return read.value.code;
};

/** Undefined if no level could be grown. */
export const boardOfDay = async (date: string): Promise<DomeBoard | undefined> => {
  const code = keptCode(date) ?? (await grownCode(date));
  const read = code === undefined ? undefined : readCode(code);
  return read?.ok ? { ...read.value, isSolved: false } : undefined;
};
