/** Answers short links with a page for previewers and browsers, and levels' pictures. */
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { dayOf } from "@turnlight/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DailyLevels } from "../links/daily-level.ts";
import { LevelPictures } from "../links/level-preview.ts";
import { isLink, nothingHere, previewOf } from "../links/links.ts";
import { type LinkPreview, previewPage } from "../links/preview.ts";
import { type LinkLanguage, languageFor } from "../links/words.ts";
import { publicAddress, type Site } from "./guard.ts";
import type { HttpContext } from "./route.ts";

const oneDay = 86_400;

/** Nothing but its style and its icon. */
const linkPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const pathOf = ({ url = "/" }: Pick<IncomingMessage, "url">): string => url.split(/[?#]/)[0] ?? "/";

/** From a path back to the page: `../` for each part but the last. */
const toPage = (path: string): string => "../".repeat(path.split("/").length - 2) || "./";

export class LinkPages {
  readonly #house: HttpContext;
  readonly #site: Site;
  readonly #pictures = new LevelPictures();
  readonly #dailyLevels = new DailyLevels();

  constructor(house: HttpContext, site: Site) {
    [this.#house, this.#site] = [house, site];
  }

  register(app: FastifyInstance): void {
    // In the place of a file that says there is no server.
    app.get("/server.json", async (_, reply) => {
      const { address } = this.#house;
      return reply
        .header("cache-control", "no-store")
        .send({ shortLinks: true, ...(address !== undefined && { address }) });
    });
    for (const kind of ["t", "l", "r", "p", "f", "u"])
      app.get(`/${kind}/*`, async (request, reply) => {
        const [, code] = /^\/l\/([^/]+)\.png$/.exec(pathOf(request.raw)) ?? [];
        if (code !== undefined) return this.#sendPicture(request, reply, code);
        const language = this.#languageOf(request);
        const house = this.#house;
        const sources = {
          hall: house.hall,
          dailyLevel: () => this.#dailyLevels.code(dayOf(house.now())),
          publicName: async (link: string) => {
            const row = await house.store.profileBy(link);
            return row?.audience === "everyone" ? row.profile.name : undefined;
          },
        };
        return this.send(request, reply, await previewOf(pathOf(request.raw), sources, language));
      });
  }

  #languageOf({ headers }: FastifyRequest): LinkLanguage {
    return languageFor(headers["accept-language"]);
  }

  send(
    request: FastifyRequest,
    reply: FastifyReply,
    preview: LinkPreview,
    status: number = preview.status,
  ): FastifyReply {
    const path = pathOf(request.raw);
    const body = previewPage(preview, {
      address: publicAddress(request.raw, this.#site, this.#house.address),
      path,
      toPage: toPage(path),
      language: this.#languageOf(request),
    });
    const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    reply.headers({
      // Also where a request is refused before the headers of every answer are set.
      "content-security-policy": linkPolicy,
      "x-content-type-options": "nosniff",
      vary: "accept-language",
      "cache-control": status === 200 ? "no-cache" : "no-store",
    });
    if (status === 200) {
      reply.header("etag", tag);
      if (request.headers["if-none-match"] === tag) return reply.status(304).send();
    }
    return reply.status(status).type("text/html; charset=utf-8").send(body);
  }

  /** For people who follow a link that leads nowhere; programs get a refusal. */
  wantsPage({ method, headers, raw }: FastifyRequest): boolean {
    const isPage = isLink(pathOf(raw)) || (headers.accept ?? "").includes("text/html");
    return (method === "GET" || method === "HEAD") && isPage && !pathOf(raw).startsWith("/api/");
  }

  sendNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return this.send(request, reply, nothingHere(this.#languageOf(request)));
  }

  sendTooFast(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const language = this.#languageOf(request);
    const { tooFast: title, tooFastAbout: about } = language.texts;
    return this.send(request, reply, { ...nothingHere(language), title, about }, 429);
  }

  async #sendPicture(request: FastifyRequest, reply: FastifyReply, code: string): Promise<FastifyReply> {
    const picture = await this.#pictures.of(code);
    if (picture === undefined) return this.sendNothing(request, reply);
    reply.headers({
      etag: picture.tag,
      "cache-control": `public, max-age=${oneDay}`,
      // Messengers in a browser show it on their own pages.
      "cross-origin-resource-policy": "cross-origin",
    });
    if (request.headers["if-none-match"] === picture.tag) return reply.status(304).send();
    return reply.type("image/png").send(picture.bytes);
  }
}
