/** A table as a JSON file, as described in the manual. */
import type { Result } from "@turnlight/kernel";
import { parseJson } from "@turnlight/kernel/schema";
import type { ScoringTable } from "../rules/table.ts";
import { readTable } from "../rules/table-text.ts";

const example =
  '{"name":"mine","oncePerRoll":true,"scale":1,"combinations":[{"kind":"single-1","points":10,"tier":5}]}';

export const readTableFile = (text: string): Result<ScoringTable> => {
  const parsed = parseJson(text, example);
  return parsed.ok ? readTable(parsed.value) : parsed;
};
