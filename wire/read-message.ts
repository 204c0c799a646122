/** Reading a message: the value, typed, or what is wrong with it and where. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import type * as z from "zod/mini";

/** What comes from outside goes through its schema once, and is typed from there on. */
export const readMessage = <T>(schema: z.ZodMiniType<T>, value: unknown): Result<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return accept(parsed.data);
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? undefined : issue.path.map(String).join(".");
  return refuse("bad-message", issue?.message ?? "it has another form", where === undefined ? {} : { where });
};
