/** Routes for published levels: browse, publish, play, rate, report and withdraw; authors and packs. */
import { type Result, refuse } from "@turnlight/kernel";
import {
  authorPageSchema,
  levelListSchema,
  levelReportSchema,
  levelResultSchema,
  levelShelves,
  levelSizes,
  packListSchema,
  publishedLevelSchema,
  publishedPackSchema,
  publishLevelSchema,
  publishPackSchema,
  readMessage,
  voteSchema,
  limits as wireLimits,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { acceptedName } from "../people/names.ts";
import type { LevelWish } from "../store/levels.ts";
import { currentGuest, type HttpContext, type RequestInput, type RouteDefinition, respondWith } from "./route.ts";

const done = z.object({ done: z.literal(true) });
const nothing = z.object({});

const cellsOf = { small: [1, 25], medium: [26, 49], large: [50, 1000] } as const;

/** `4` or `3-6`, up to a thousand. */
const rangeIn = (asked: unknown): readonly [number, number] | undefined => {
  const [, from, to] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(typeof asked === "string" ? asked : "") ?? [];
  return from === undefined ? undefined : [Number(from), Number(to ?? from)];
};

const wishIn = ({ game, shelf, idea, size, difficulty, par }: RequestInput["query"]): LevelWish => {
  const found = levelSizes.find((name) => name === size);
  const [hard, moves] = [rangeIn(difficulty), rangeIn(par)];
  return {
    game: typeof game === "string" ? game : "",
    shelf: levelShelves.find((name) => name === shelf) ?? "best",
    ...(typeof idea === "string" && /^[a-z-]{1,40}$/.test(idea) && { idea }),
    ...(found !== undefined && { cells: cellsOf[found] }),
    ...(hard !== undefined && { difficulty: hard }),
    ...(moves !== undefined && { par: moves }),
  };
};

const fromIn = (asked: unknown): number => (typeof asked === "string" && /^\d{1,6}$/.test(asked) ? Number(asked) : 0);

const visitorOf = async (house: HttpContext, asked: RequestInput): Promise<string | undefined> => {
  const guest = await currentGuest(house, asked);
  return guest.ok ? guest.value.id : undefined;
};

/** What a guest asks about a published level; the answer is the level as they see it from then on. */
const asGuest = async <T>(
  house: HttpContext,
  asked: RequestInput,
  act: (guest: string) => Promise<Result<T>>,
  answer: (value: T) => unknown = (value) => value,
) => {
  const guest = await currentGuest(house, asked);
  if (!guest.ok) return guest;
  const read = await act(guest.value.id);
  return read.ok ? respondWith(answer(read.value)) : read;
};

const isDone = () => ({ done: true });

export const levelRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/levels",
    about:
      "Published levels of a `game`, by `shelf` (best, new, unsolved, picked), `idea`, `size` (small, medium, large), `difficulty` and `par` (a number or two with a hyphen), from the number `from` on.",
    answer: levelListSchema,
    async handle(house, asked) {
      const guest = await visitorOf(house, asked);
      return respondWith(await house.levels.list(wishIn(asked.query), fromIn(asked.query["from"]), guest));
    },
  },
  {
    method: "POST",
    path: "/api/levels",
    about: "Publishes a level. The server solves it before anybody sees it.",
    body: publishLevelSchema,
    answer: publishedLevelSchema,
    async handle(house, asked) {
      const wanted = readMessage(publishLevelSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { person, ...level } = wanted.value;
      const name = acceptedName(person.name);
      if (!name.ok) return name;
      return asGuest(house, asked, (guest) =>
        house.levels.publish({ guest, person: { ...person, name: name.value } }, level),
      );
    },
  },
  {
    method: "GET",
    path: "/api/levels/:code",
    about: "A published level.",
    answer: publishedLevelSchema,
    async handle(house, asked) {
      const level = await house.levels.show(asked.code, await visitorOf(house, asked));
      return level.ok ? respondWith(level.value) : level;
    },
  },
  {
    method: "POST",
    path: "/api/levels/:code/begin",
    about: "Says that one begins a level, for its measured difficulty.",
    body: nothing,
    answer: publishedLevelSchema,
    handle: (house, asked) => asGuest(house, asked, (guest) => house.levels.begin(asked.code, guest)),
  },
  {
    method: "POST",
    path: "/api/levels/:code/solve",
    about: "Sends one's solution of a level. The server replays it before it counts; one's best counts.",
    body: levelResultSchema,
    bodyLimit: wireLimits.resultBody,
    answer: publishedLevelSchema,
    async handle(house, asked) {
      const wanted = readMessage(levelResultSchema, asked.body);
      if (!wanted.ok) return wanted;
      return asGuest(house, asked, (guest) => house.levels.solve(asked.code, guest, wanted.value));
    },
  },
  {
    method: "POST",
    path: "/api/levels/:code/vote",
    about: "Likes a level one has solved, or not, or takes that back.",
    body: voteSchema,
    answer: publishedLevelSchema,
    async handle(house, asked) {
      const wanted = readMessage(voteSchema, asked.body);
      if (!wanted.ok) return wanted;
      return asGuest(house, asked, (guest) => house.levels.vote(asked.code, guest, wanted.value.vote));
    },
  },
  {
    method: "POST",
    path: "/api/levels/:code/report",
    about: "Tells the server's operator about a level.",
    body: levelReportSchema,
    answer: done,
    async handle(house, asked) {
      const wanted = readMessage(levelReportSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { reason, text = "" } = wanted.value;
      return asGuest(house, asked, (guest) => house.levels.report(asked.code, guest, { reason, text }), isDone);
    },
  },
  {
    method: "POST",
    path: "/api/levels/:code/withdraw",
    about: "Withdraws a level of one's own, with all that was counted of it.",
    body: nothing,
    answer: done,
    handle: (house, asked) => asGuest(house, asked, (guest) => house.levels.withdraw(asked.code, guest), isDone),
  },
  {
    method: "GET",
    path: "/api/authors/:code",
    about: "An author: their levels and packs.",
    answer: authorPageSchema,
    async handle(house, asked) {
      const author = await house.levels.author(asked.code, await visitorOf(house, asked));
      return author.ok ? respondWith(author.value) : author;
    },
  },
  {
    method: "GET",
    path: "/api/packs",
    about: "Published packs of a `game`, the newest first, from the number `from` on.",
    answer: packListSchema,
    async handle(house, asked) {
      const { game, from } = asked.query;
      if (typeof game !== "string") return refuse("no-pack", "no game was named", { right: "game=wisp" });
      return respondWith(await house.levels.packs(game, fromIn(from), await visitorOf(house, asked)));
    },
  },
  {
    method: "POST",
    path: "/api/packs",
    about: "Publishes a pack of one's own published levels.",
    body: publishPackSchema,
    answer: publishedPackSchema,
    async handle(house, asked) {
      const wanted = readMessage(publishPackSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { person, ...pack } = wanted.value;
      const name = acceptedName(person.name);
      if (!name.ok) return name;
      return asGuest(house, asked, (guest) =>
        house.levels.publishPack({ guest, person: { ...person, name: name.value } }, pack),
      );
    },
  },
  {
    method: "GET",
    path: "/api/packs/:code",
    about: "A published pack with its levels.",
    answer: publishedPackSchema,
    async handle(house, asked) {
      const pack = await house.levels.pack(asked.code, await visitorOf(house, asked));
      return pack.ok ? respondWith(pack.value) : pack;
    },
  },
  {
    method: "POST",
    path: "/api/packs/:code/withdraw",
    about: "Withdraws a pack of one's own; its levels stay.",
    body: nothing,
    answer: done,
    handle: (house, asked) => asGuest(house, asked, (guest) => house.levels.withdrawPack(asked.code, guest), isDone),
  },
];
