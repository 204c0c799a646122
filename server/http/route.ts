/** The types of an HTTP route: what a handler receives and what it answers. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import type * as z from "zod/mini";
import type { Boards } from "../boards/boards.ts";
import type { Challenges } from "../boards/challenges.ts";
import type { HostedCourses } from "../boards/hosted-courses.ts";
import type { JudgePool } from "../boards/judge-pool.ts";
import type { ServerLimits } from "../config.ts";
import type { PublishedLevels } from "../levels/published-levels.ts";
import { banned } from "../people/bans.ts";
import type { Friends } from "../people/friends.ts";
import { guestOfToken } from "../people/sessions.ts";
import type { SignOuts } from "../people/sign-outs.ts";
import type { Ratings } from "../ratings/ratings.ts";
import type { Guest, OnlineStore } from "../store/store.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import type { RandomSource } from "../tokens.ts";

export interface HttpContext extends RandomSource {
  readonly hall: TableDirectory;
  readonly store: OnlineStore;
  readonly signOuts: SignOuts;
  readonly friends: Friends;
  readonly boards: Boards;
  readonly judges: JudgePool;
  readonly challenges: Challenges;
  readonly hostedCourses: HostedCourses;
  readonly levels: PublishedLevels;
  readonly ratings: Ratings;
  /** The server's public push key (VAPID). */
  readonly callKey: string;
  readonly limits: ServerLimits;
  /** The address at which others reach the server, once it is known. */
  readonly address: string | undefined;
  now(): number;
}

export interface RequestInput {
  /** Path parameters. */
  readonly table: string;
  readonly code: string;
  readonly friend: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The origin of the requesting page, if it is one. */
  readonly site: Result<string>;
  /** The token of the guest's cookie, if sent. */
  readonly cookie: string | undefined;
}

export interface ResponseOutput {
  readonly body: unknown;
  /** A new guest's token, to be set as cookie. */
  readonly cookie?: string;
}

export interface RouteDefinition {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly about: string;
  readonly body?: z.ZodMiniType;
  /** Bytes of the body, where more than usual are needed. */
  readonly bodyLimit?: number;
  readonly answer: z.ZodMiniType;
  handle(house: HttpContext, asked: RequestInput): Promise<Result<ResponseOutput>>;
}

export const respondWith = (body: unknown): Result<ResponseOutput> => accept({ body });

export const currentGuest = async (house: HttpContext, { cookie }: RequestInput): Promise<Result<Guest>> => {
  const guest = cookie === undefined ? undefined : await guestOfToken(cookie, house);
  if (guest === undefined) return refuse("no-guest", "this cookie isn't valid", { right: "POST /api/guests first" });
  return (await house.store.isBanned(guest.id, house.now())) ? banned() : accept(guest);
};
