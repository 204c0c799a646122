/** The server's published levels. */
import type { Result } from "@turnlight/kernel";
import {
  type AuthorPage,
  authorPageSchema,
  type LevelList,
  type LevelReportReason,
  type LevelShelf,
  type LevelSize,
  type LevelVote,
  levelListSchema,
  type PublishedLevel,
  type PublishedPack,
  packListSchema,
  publishedLevelSchema,
  publishedPackSchema,
  type SentResult,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { besidePage } from "../../../match/online/address.ts";
import { requestsOver } from "../../../match/online/requests.ts";
import { hasVisited } from "../../../match/online/visited.ts";
import type { LevelPack } from "../packs/pack.ts";
import { ownSeat } from "../shared.ts";

const { ask, asGuest } = requestsOver((path, how) => fetch(besidePage(path), how));

const anything = z.unknown();
const game = "wisp";

export interface LevelFilter {
  readonly shelf: LevelShelf;
  readonly idea: string;
  readonly size: LevelSize | "";
  /** A number or two with a hyphen. */
  readonly difficulty: string;
  readonly par: string;
}

export const shownPerson = () => {
  const { name, colour, avatar } = ownSeat();
  return { name, colour, avatar };
};

const at = (id: string, act = ""): string => `/api/levels/${encodeURIComponent(id)}${act}`;

/** From the first publication on, this device is known to the server. */
const publish = async <T>(sent: Promise<Result<T>>): Promise<Result<T>> => {
  const answer = await sent;
  if (answer.ok) hasVisited.keep();
  return answer;
};

export const levelsApi = {
  list(filter: LevelFilter, from: number): Promise<Result<LevelList>> {
    const wanted = Object.entries(filter).filter(([, value]) => value !== "");
    const query = new URLSearchParams([["game", game], ...wanted, ["from", String(from)]]);
    return ask(levelListSchema, `/api/levels?${query}`);
  },
  level: (id: string): Promise<Result<PublishedLevel>> => ask(publishedLevelSchema, at(id)),
  publish: (title: string, code: string): Promise<Result<PublishedLevel>> =>
    publish(asGuest(publishedLevelSchema, "/api/levels", { game, title, code, person: shownPerson() })),
  begin: (id: string): Promise<Result<PublishedLevel>> => asGuest(publishedLevelSchema, at(id, "/begin"), {}),
  solve: (id: string, sent: SentResult): Promise<Result<PublishedLevel>> =>
    asGuest(publishedLevelSchema, at(id, "/solve"), sent),
  vote: (id: string, vote: LevelVote | "none"): Promise<Result<PublishedLevel>> =>
    asGuest(publishedLevelSchema, at(id, "/vote"), { vote }),
  report: (
    id: string,
    report: { readonly reason: LevelReportReason; readonly text?: string },
  ): Promise<Result<unknown>> => asGuest(anything, at(id, "/report"), report),
  withdraw: (id: string): Promise<Result<unknown>> => ask(anything, at(id, "/withdraw"), {}),
  author: (id: string): Promise<Result<AuthorPage>> => ask(authorPageSchema, `/api/authors/${encodeURIComponent(id)}`),
  packs: (from: number): Promise<Result<z.infer<typeof packListSchema>>> =>
    ask(packListSchema, `/api/packs?game=${game}&from=${from}`),
  pack: (id: string): Promise<Result<PublishedPack>> =>
    ask(publishedPackSchema, `/api/packs/${encodeURIComponent(id)}`),
  publishPack: (
    { title, tale }: Pick<LevelPack, "title" | "tale">,
    levels: readonly string[],
  ): Promise<Result<PublishedPack>> =>
    publish(asGuest(publishedPackSchema, "/api/packs", { game, title, tale, levels, person: shownPerson() })),
  withdrawPack: (id: string): Promise<Result<unknown>> =>
    ask(anything, `/api/packs/${encodeURIComponent(id)}/withdraw`, {}),
};
