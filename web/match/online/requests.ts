/** Requests to the server: every answer is validated, and every failure is returned as a refusal. */
import { type Result, refuse } from "@turnlight/kernel";
import { readMessage, refusedSchema } from "@turnlight/wire";
import * as z from "zod/mini";

/** The part of `fetch` that is used. */
export type Fetch = (path: string, how?: RequestInit) => Promise<Response>;

const anything = z.unknown();

export const requestsOver = (fetch: Fetch) => {
  const ask = async <T>(schema: z.ZodMiniType<T>, path: string, body?: unknown): Promise<Result<T>> => {
    try {
      const answer = await fetch(
        path,
        body === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
      );
      // A gateway may answer for a server that is down, and a static web host for one that does not exist.
      const content: unknown = await answer.json().catch(() => undefined);
      if (content === undefined)
        return answer.status >= 500
          ? refuse("no-line", "the server cannot be reached")
          : refuse("no-server", "nobody plays online here");
      if (answer.ok) return readMessage(schema, content);
      const refused = readMessage(refusedSchema, content);
      return refused.ok
        ? { ok: false, refusal: refused.value.refusal }
        : refuse("no-server", "nobody plays online here");
    } catch {
      return refuse("no-line", "the server cannot be reached");
    }
  };
  /** Joining or creating a table first makes the visitor a guest. */
  const asGuest = async <T>(schema: z.ZodMiniType<T>, path: string, body: unknown): Promise<Result<T>> => {
    const guest = await ask(anything, "/api/guests", {});
    return guest.ok ? ask(schema, path, body) : guest;
  };
  return { ask, asGuest };
};
