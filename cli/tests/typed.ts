/** The command line with fake I/O: what it printed, and its exit code. */
import { accept, refuse } from "@turnlight/kernel";
import { run } from "../main.ts";

interface Performance {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly progress: readonly number[];
}

export const played = async (
  words: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Performance> => {
  const out: string[] = [];
  const err: string[] = [];
  const progress: number[] = [];
  const kept = new Map<string, string>();
  const code = await run(words, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    open: async (path) => {
      const text = files[path];
      return text === undefined ? refuse("no-file", `cannot open ${path}`) : accept(text);
    },
    recall: async (key) => kept.get(key),
    keep: async (key, text) => {
      kept.set(key, text);
    },
    progress: (share) => {
      if (share !== undefined) progress.push(share);
    },
  });
  return { code, out: out.join("\n"), err: err.join("\n"), progress };
};

/** Runs a command line, split at spaces. */
export const typed = (line: string, files?: Readonly<Record<string, string>>): Promise<Performance> =>
  played(line.split(" "), files);
