/** The kinds of things the parlour keeps, each with its reader. Games describe theirs the same way, for their drawers. */
import { accept, type MatchRecord, type Read, readRecord, refuse, within } from "@turnlight/kernel";
import type { Sitter } from "../../table/table.ts";
import type { Kind } from "./kind.ts";
import { choice, finite, form, isObject, listOf, type Reader, text, truth, whole, wrong } from "./reader.ts";
import { colourCount, type Finished, longestName, type Profile, type SavedMatch, type Settings } from "./saved.ts";
import { settingsSteps } from "./steps.ts";

const seats = whole(0, 99);
const colour = whole(0, colourCount - 1);
const avatar = whole(0, 999);
const name = text(0, longestName);
/** A bot's name with every one of its settings. */
const longestBot = 2000;
const scores = listOf(finite, 100);

const readPerson = form({ kind: choice("person"), name, colour, avatar });
const readBot = form({ kind: choice("bot"), bot: text(1, longestBot), name });

const readSitter: Reader<Sitter> = (value) => {
  if (!isObject(value)) return wrong(value, "a person or a bot");
  return value["kind"] === "bot" ? readBot(value) : readPerson(value);
};

/** The kernel reads records from text only, so that there is one reader of them and not two. */
const readMatchRecord: Reader<MatchRecord> = (value) => {
  let written: string | undefined;
  try {
    written = JSON.stringify(value);
  } catch {
    return refuse("not-plain", "it is not plain JSON", { right: "a match record" });
  }
  return written === undefined ? wrong(value, "a match record") : readRecord(written);
};

const readMatchHead = form({
  id: text(1, 100),
  record: readMatchRecord,
  sitters: listOf(readSitter, 100),
  series: form({ first: seats, results: listOf(scores, 100_000) }),
  begun: whole(0),
  touched: whole(0),
});

const readMatch: Reader<SavedMatch> = (value): Read<SavedMatch> => {
  const head = readMatchHead(value);
  if (!head.ok || !isObject(value) || value["scores"] === undefined) return head;
  const ended = scores(value["scores"]);
  return ended.ok ? accept({ ...head.value, scores: ended.value }) : within("scores", ended.refusal);
};

export const matchKind: Kind<SavedMatch> = { name: "match", version: 1, read: readMatch };

export const finishedKind: Kind<Finished> = {
  name: "statistics",
  version: 1,
  read: form({ game: text(1, 100), at: whole(0), won: truth, score: finite, decisions: whole(0), lasted: whole(0) }),
};

export const profileKind: Kind<Profile> = {
  name: "profile",
  version: 1,
  read: form({ name, colour, avatar }),
};

export const settingsKind: Kind<Settings> = {
  name: "settings",
  version: 1,
  steps: settingsSteps,
  read: form({
    language: choice("system", "en", "de"),
    theme: choice("night", "day", "contrast", "blue-orange"),
    motion: choice("system", "full", "reduced"),
    speed: choice("slow", "normal", "fast", "instant"),
    effects: whole(0, 100),
    music: whole(0, 100),
    muted: truth,
    confirmTaps: truth,
    keyboard: choice("qwerty", "qwertz", "abc"),
  }),
};
