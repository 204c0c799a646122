/** Routes for challenges: make one from a finished match, look at one by its link, and send one's own result. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import {
  challengeSchema,
  challengesSchema,
  challengeTakenSchema,
  newChallengeSchema,
  readMessage,
  takeChallengeSchema,
  limits as wireLimits,
} from "@turnlight/wire";
import { acceptedName } from "../people/names.ts";
import { currentGuest, type RouteDefinition, respondWith } from "./route.ts";

/** Only which game it is; the judge reads the whole, where nobody has to wait for it. */
const gameIn = (record: string): Result<string> => {
  const [, game] = /^\s*\{\s*"game"\s*:\s*"([a-z-]{1,40})"/.exec(record.slice(0, 200)) ?? [];
  return game === undefined
    ? refuse("not-a-record", "it contains something else", { right: "a match record" })
    : accept(game);
};

export const challengeRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/challenges",
    about: "The challenges one has made or played.",
    answer: challengesSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      return respondWith({ challenges: guest.ok ? await house.challenges.list(guest.value.id) : [] });
    },
  },
  {
    method: "POST",
    path: "/api/challenges",
    about: "Makes a challenge from a finished match: the same settings, dice and bots for whoever has its link.",
    body: newChallengeSchema,
    bodyLimit: wireLimits.resultBody,
    answer: challengeSchema,
    async handle(house, asked) {
      const wanted = readMessage(newChallengeSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { title, person, record, notes } = wanted.value;
      const name = acceptedName(person.name);
      if (!name.ok) return name;
      const called = title.trim() === "" ? accept("") : acceptedName(title);
      if (!called.ok) return called;
      const game = gameIn(record);
      if (!game.ok) return game;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const made = await house.challenges.make(called.value, game.value, {
        guest: guest.value.id,
        person: { ...person, name: name.value },
        record,
        notes,
        isHidden: false,
      });
      return made.ok ? respondWith(made.value) : made;
    },
  },
  {
    method: "GET",
    path: "/api/challenges/:code",
    about: "A challenge by its link. Results are shown once one's own is among them.",
    answer: challengeSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      const found = await house.challenges.show(asked.code, guest.ok ? guest.value.id : undefined);
      return found.ok ? respondWith(found.value) : found;
    },
  },
  {
    method: "POST",
    path: "/api/challenges/:code",
    about: "Sends one's own result of a challenge. The first one counts.",
    body: takeChallengeSchema,
    bodyLimit: wireLimits.resultBody,
    answer: challengeTakenSchema,
    async handle(house, asked) {
      const wanted = readMessage(takeChallengeSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { person, record, notes } = wanted.value;
      const name = acceptedName(person.name);
      if (!name.ok) return name;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const taken = await house.challenges.take(asked.code, {
        guest: guest.value.id,
        person: { ...person, name: name.value },
        record,
        notes,
        isHidden: false,
      });
      return taken.ok ? respondWith(taken.value) : taken;
    },
  },
];
