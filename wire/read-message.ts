/**
 * Validates messages: returns the typed value, or what is wrong and where. Messages from clients get further checks.
 */
import { accept, type Result, refuse } from "@turnlight/kernel";
import type * as z from "zod/mini";

/** Validates outside data against its schema. */
export const readMessage = <T>(schema: z.ZodMiniType<T>, value: unknown): Result<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return accept(parsed.data);
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? undefined : issue.path.map(String).join(".");
  return refuse("bad-message", issue?.message ?? "it has the wrong format", where === undefined ? {} : { where });
};

/** Control characters except tabs and line breaks, and lone surrogates: some databases cannot store them. */
const odd = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Maximum nesting depth, more than any message needs. */
const deepest = 32;

type Path = readonly (string | number)[];

const refuseAt = (code: string, reason: string, path: Path, right: string) =>
  refuse(code, reason, { ...(path.length > 0 && { where: path.join(".") }), right });

/** Whether there is nothing to refuse; without the path that a refusal names, this is much faster. */
const isPlain = (value: unknown, depth: number): boolean => {
  if (typeof value === "string") return !odd.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === deepest) return false;
  if (Array.isArray(value)) return value.every((inside) => isPlain(inside, depth + 1));
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    if (odd.test(key) || !isPlain(Reflect.get(value, key), depth + 1)) return false;
  }
  return true;
};

const read = (value: unknown, path: Path): Result<undefined> => {
  if (typeof value === "string")
    return odd.test(value)
      ? refuseAt("odd-characters", "this text contains invalid characters", path, "text without control characters")
      : accept(undefined);
  if (typeof value !== "object" || value === null) return accept(undefined);
  if (path.length === deepest) return refuse("bad-message", "it's nested too deeply");
  for (const [key, inside] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof key === "string" && odd.test(key))
      return refuseAt("odd-characters", "a field name contains invalid characters", path, "a plain name");
    const found = read(inside, [...path, key]);
    if (!found.ok) return found;
  }
  return accept(undefined);
};

/** Checks every string in a client's message, at any depth. */
export const readOutsideText = (value: unknown): Result<undefined> =>
  isPlain(value, 0) ? accept(undefined) : read(value, []);

/** `readMessage` for messages from clients. */
export const readFromClient = <T>(schema: z.ZodMiniType<T>, value: unknown): Result<T> => {
  const text = readOutsideText(value);
  return text.ok ? readMessage(schema, value) : text;
};
