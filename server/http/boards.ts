/** Routes for boards: a board as one sees it, sending a result, and watching one. */
import { refuse } from "@turnlight/kernel";
import {
  boardListNames,
  boardNameSchema,
  boardSchema,
  entryRecordSchema,
  playRankedSchema,
  rankedTableSchema,
  readMessage,
  sendResultSchema,
  sentSchema,
  watchableSchema,
  limits as wireLimits,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { acceptedName } from "../people/names.ts";
import { currentGuest, type RouteDefinition, respondWith } from "./route.ts";

const done = z.object({ done: z.literal(true) });

export const boardRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/boards",
    about:
      "A board: its best, one's own place with those around it, and one's friends. `?board=` names it, as in `wisp daily 2026-11-18`; `?list=unranked` shows what does not count.",
    answer: boardSchema,
    async handle(house, asked) {
      const board = readMessage(boardNameSchema, asked.query["board"]);
      if (!board.ok) return refuse("no-board", "board not found", { right: "a game, what is played, and which" });
      const list = boardListNames.find((name) => name === asked.query["list"]) ?? "ranked";
      const guest = await currentGuest(house, asked);
      return respondWith(await house.boards.show(board.value, list, guest.ok ? guest.value.id : undefined));
    },
  },
  {
    method: "POST",
    path: "/api/boards",
    about: "Sends a finished match to a board. The server replays it and draws its dice again before it counts.",
    body: sendResultSchema,
    bodyLimit: wireLimits.resultBody,
    answer: sentSchema,
    async handle(house, asked) {
      const wanted = readMessage(sendResultSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { board, person, record, notes, hidden } = wanted.value;
      const name = acceptedName(person.name);
      if (!name.ok) return name;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const sent = await house.boards.send(board, {
        guest: guest.value.id,
        person: { ...person, name: name.value },
        record,
        notes,
        isHidden: hidden === true,
      });
      return sent.ok ? respondWith(sent.value) : sent;
    },
  },
  {
    method: "POST",
    path: "/api/boards/play",
    about: "Begins a ranked match: its dice come from the server. Of a day's course everybody has one attempt.",
    body: playRankedSchema,
    answer: rankedTableSchema,
    async handle(house, asked) {
      const wanted = readMessage(playRankedSchema, asked.body);
      if (!wanted.ok) return wanted;
      const { board, person } = wanted.value;
      const name = acceptedName(person.name);
      if (!name.ok) return name;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const table = await house.hostedCourses.begin(board, guest.value, { ...person, name: name.value });
      return table.ok ? respondWith({ table: table.value }) : table;
    },
  },
  {
    method: "POST",
    path: "/api/boards/watchable",
    about: "Says whether others may watch one's entry on a board.",
    body: watchableSchema,
    answer: done,
    async handle(house, asked) {
      const wanted = readMessage(watchableSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { board, watchable } = wanted.value;
      const isThere = await house.store.setWatchable(guest.value.id, board, watchable);
      return isThere ? respondWith({ done: true }) : refuse("no-entry", "you have no result on this board");
    },
  },
  {
    method: "GET",
    path: "/api/entries/:code",
    about: "The record of an entry, for those who may watch it: on most boards once their own result is in.",
    answer: entryRecordSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      const record = await house.boards.record(asked.code, guest.ok ? guest.value.id : undefined);
      return record.ok ? respondWith(record.value) : record;
    },
  },
];
