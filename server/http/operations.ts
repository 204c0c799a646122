/** For whoever runs the server: whether it is alive and ready, and what it counts. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { doneWithin } from "../under-way.ts";

export interface Operations {
  /** Rejects if the store cannot be read. */
  probe(): Promise<unknown>;
  metrics(): string;
  /** Opens the metrics; without it there are none. */
  readonly token: string | undefined;
}

/** Answered also while the server stops: the process lives. */
export const livePath = "/healthz";

/** Milliseconds in which the store has to answer. */
const patience = 2000;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export const registerOperations = (app: FastifyInstance, { probe, metrics, token }: Operations): void => {
  app.get(livePath, async (_, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  // While the server stops, every request but the one above is refused with 503, this one too.
  app.get("/readyz", async (_, reply) => {
    const probed = probe().then(
      () => true,
      () => false,
    );
    const isReady = (await doneWithin(patience, probed)) && (await probed);
    return reply
      .header("cache-control", "no-store")
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? "ready" : "no store" });
  });
  if (token === undefined) return;
  const wanted = digest(`Bearer ${token}`);
  app.get("/metrics", async ({ headers }, reply) => {
    reply.header("cache-control", "no-store");
    if (!timingSafeEqual(digest(headers.authorization ?? ""), wanted))
      return reply.status(401).header("www-authenticate", "Bearer").send({ status: "token needed" });
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(metrics());
  });
};
