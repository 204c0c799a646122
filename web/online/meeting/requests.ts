/** Requests to the server from a table's page. */
import type { Result } from "@turnlight/kernel";
import { sayRefused } from "../refusals.ts";

/** Says why if the request was refused; returns whether it worked. */
export const act = async (doing: Promise<Result<unknown>>): Promise<boolean> => {
  const done = await doing;
  if (!done.ok) sayRefused(done.refusal);
  return done.ok;
};
