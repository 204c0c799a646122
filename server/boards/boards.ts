/** Boards: enters what the judge has replayed, and shows each visitor what they may see of it. */
import { gunzipSync } from "node:zlib";
import {
  accept,
  courseDayOf,
  courseKindOf,
  dayBefore,
  dayOf,
  isDay,
  type Note,
  type Result,
  refuse,
} from "@turnlight/kernel";
import type { BoardEntry, BoardListName, BoardStandingState, BoardState, SentState } from "@turnlight/wire";
import type { Friends } from "../people/friends.ts";
import type { BoardEntryRow } from "../store/boards.ts";
import type { OnlineStore } from "../store/store.ts";
import { splitBoard } from "./board-name.ts";
import type { JudgeRequest, JudgeVerdict } from "./judge.ts";
import type { JudgePool } from "./judge-pool.ts";

export interface BoardPorts {
  readonly store: OnlineStore;
  readonly friends: Pick<Friends, "relations">;
  readonly judges: JudgePool;
  now(): number;
  freshId(): string;
}

/** Somebody's result as it arrives. */
export interface ArrivedResult {
  readonly guest: string;
  readonly person: { readonly name: string; readonly colour: number; readonly avatar: number };
  readonly record: string;
  readonly notes: readonly Note[];
  readonly isHidden: boolean;
}

/** How a result counts. */
interface CountedBy {
  readonly list: BoardListName;
  /** Of several results of one person, the first or the best. */
  readonly counts: "first" | "best";
  /** A challenge has one list; help is marked there. */
  readonly isPrivate?: true;
}

/** In the place of a seed that is not told yet. */
const unknownSeed = `"seed": "${"0".repeat(64)}"`;
const topMost = 50;
const besideMost = 5;
const friendsMost = 50;
/** Attempts to enter a result while the same guest sends others. */
const mostTries = 5;
/** Days for which results of a daily are still accepted. */
const mostDays = 60;

const isBetter = (one: BoardEntryRow, other: BoardEntryRow): boolean => one.score > other.score;

const shareBeaten = (place: number, total: number): { readonly beats?: number } =>
  total < 2 ? {} : { beats: (total - place) / (total - 1) };

export class Boards {
  readonly #ports: BoardPorts;

  constructor(ports: BoardPorts) {
    this.#ports = ports;
  }

  get waiting(): number {
    return this.#ports.judges.waiting;
  }

  /** Replays a result that was played on somebody's own device, and enters it. */
  async send(board: string, arrived: ArrivedResult): Promise<Result<SentState>> {
    const { game, key } = splitBoard(board);
    const day = courseDayOf(key);
    const today = dayOf(this.#ports.now());
    if (day !== undefined && (!isDay(day) || day > today || day < dayBefore(today, mostDays)))
      return refuse("no-board", "there is no board for this day", { right: "today or one of the last days" });
    const judged = await this.judged({ game, course: key, ...arrived });
    if (!judged.ok) return judged;
    const verdict = judged.value;
    const isLate = day !== undefined && day !== today;
    const isRanked = verdict.isOpen && !verdict.isOlder && !isLate;
    return this.#enter(board, arrived, verdict, {
      list: isRanked ? "ranked" : "unranked",
      counts: verdict.isOpen || courseKindOf(key) !== "daily" ? "best" : "first",
    });
  }

  /** A match that was played at the server: its dice were drawn here, one at a time. */
  async enterHosted(board: string, arrived: ArrivedResult): Promise<Result<SentState>> {
    const { game, key } = splitBoard(board);
    // Its dice are its own, and the settings are the course's.
    const judged = await this.judged({ game, course: null, ...arrived });
    if (!judged.ok) return judged;
    const isDaily = courseKindOf(key) === "daily";
    return this.#enter(board, arrived, judged.value, { list: "ranked", counts: isDaily ? "first" : "best" });
  }

  /** All results of a challenge count alike, and the first of each person. */
  enterChallenge(board: string, arrived: ArrivedResult, verdict: JudgeVerdict): Promise<Result<SentState>> {
    return this.#enter(board, arrived, verdict, { list: "ranked", counts: "first", isPrivate: true });
  }

  judged({ game, course, record, notes }: JudgeRequest): Promise<Result<JudgeVerdict>> {
    return this.#ports.judges.judge({ game, course, record, notes });
  }

  async #enter(
    board: string,
    { guest, person, isHidden }: Omit<ArrivedResult, "record" | "notes">,
    verdict: JudgeVerdict,
    { list, counts, isPrivate }: CountedBy,
  ): Promise<Result<SentState>> {
    const { store, now, freshId } = this.#ports;
    // With dice of one's own nobody else makes the same moves.
    if (courseKindOf(splitBoard(board).key) === "run" && (await store.sameEntry(board, guest, verdict.fingerprint)))
      return refuse("copied", "this result is somebody else's");
    for (let tries = 0; tries < mostTries; tries++) {
      const before = await store.entryOf(board, guest);
      if (before?.fingerprint === verdict.fingerprint && before.helped === verdict.helped)
        return this.#answer("sent-twice", before);
      // Help that was used on a course is known for good: another match on it does not wash it off.
      const helped = verdict.helped || before?.helped === true;
      const row: BoardEntryRow = {
        board,
        guest,
        id: freshId(),
        list: helped && isPrivate !== true ? "unranked" : list,
        score: verdict.score,
        at: now(),
        ...person,
        figures: verdict.figures,
        helped,
        rules: verdict.version,
        fingerprint: verdict.fingerprint,
        watchable: !isHidden,
        revision: (before?.revision ?? 0) + 1,
      };
      if (before !== undefined && !this.#replaces(row, before, counts)) return this.#answer("kept-before", before);
      if (await store.keepEntry(row, verdict.packed, before)) return this.#answer("entered", row);
    }
    return refuse("not-kept", "the result couldn't be saved", { right: "to send it again" });
  }

  #replaces(row: BoardEntryRow, before: BoardEntryRow, counts: CountedBy["counts"]): boolean {
    // The same moves, now known to have had help.
    if (row.fingerprint === before.fingerprint && row.helped && !before.helped) return true;
    if (row.list !== before.list) return row.list === "ranked";
    return counts === "best" && isBetter(row, before);
  }

  async #answer(fate: SentState["fate"], row: BoardEntryRow): Promise<Result<SentState>> {
    return accept({ fate, standing: await this.#standing(row) });
  }

  async #standing(row: BoardEntryRow): Promise<BoardStandingState> {
    const { place, total } = await this.#ports.store.standingOf(row);
    const entry = { ...shownEntry(row), place, own: true as const };
    return { entry, place, total, ...shareBeaten(place, total), shown: row.watchable };
  }

  /** A board as this visitor sees it: without people they have blocked, or who are banned. Places stay as they are. */
  async show(
    board: string,
    list: BoardListName,
    guest: string | undefined,
    most: number = topMost,
  ): Promise<BoardState> {
    const { store, friends, now } = this.#ports;
    const own = guest === undefined ? undefined : await store.entryOf(board, guest);
    const relations = guest === undefined ? new Map<string, string>() : await friends.relations(guest);
    const friendGuests = [...relations].flatMap(([other, relation]) => (relation === "friend" ? [other] : []));
    const top = (await store.topEntries(board, list, most)).map((row, i) => ({ row, place: i + 1 }));
    const known = (await store.entriesAmong(board, friendGuests)).slice(0, friendsMost);
    const standing = own === undefined ? undefined : await this.#standing(own);
    const around = own === undefined || standing === undefined ? [] : await this.#around(own, standing.place);
    const shown = [...top, ...around].map(({ row }) => row.guest).concat(known.map((row) => row.guest));
    const unseen = new Set([
      ...(await store.bannedAmong([...new Set(shown)], now())),
      ...(guest === undefined ? [] : await store.allApart(guest)),
    ]);
    const mayWatch = this.#mayWatch(board, own !== undefined);
    const seen = ({ row, place }: { readonly row: BoardEntryRow; readonly place?: number }): readonly BoardEntry[] =>
      unseen.has(row.guest)
        ? []
        : [
            {
              ...shownEntry(row),
              ...(place !== undefined && { place }),
              ...(row.guest === guest && { own: true as const }),
              ...(relations.get(row.guest) === "friend" && { friend: true as const }),
              ...((row.guest === guest || (mayWatch && row.watchable)) && { watchable: true as const }),
            },
          ];
    const friendRows: { readonly row: BoardEntryRow; readonly place: number }[] = [];
    for (const row of own === undefined ? known : [...known, own])
      friendRows.push({ row, place: (await store.standingOf(row)).place });
    return {
      board,
      list,
      total: await store.totalOf(board, list),
      top: top.flatMap(seen),
      around: around.flatMap(seen),
      friends: friendRows
        .toSorted((a, b) => Number(a.row.list === "unranked") - Number(b.row.list === "unranked") || a.place - b.place)
        .flatMap(seen),
      ...(standing !== undefined && { own: standing }),
      today: dayOf(now()),
    };
  }

  async #around(own: BoardEntryRow, place: number) {
    const { store } = this.#ports;
    const [before, after] = await Promise.all([
      store.entriesBefore(own, besideMost),
      store.entriesAfter(own, besideMost),
    ]);
    return [...before, own, ...after].map((row, i) => ({ row, place: place - before.length + i }));
  }

  /** Nobody sees how others played what they may still play themselves. */
  #mayWatch(board: string, isIn: boolean): boolean {
    const { key } = splitBoard(board);
    const day = courseDayOf(key);
    return isIn || courseKindOf(key) === "run" || (day !== undefined && day < dayOf(this.#ports.now()));
  }

  /** The record of an entry, for those who may watch it. */
  async record(id: string, guest: string | undefined): Promise<Result<{ name: string; record: string }>> {
    const { store, now } = this.#ports;
    const hidden = () =>
      refuse("no-entry", "this result can't be watched, or not yet", { right: "your own result first" });
    const row = await store.entryBy(id);
    if (row === undefined) return hidden();
    if (row.guest !== guest) {
      const isIn = guest !== undefined && (await store.entryOf(row.board, guest)) !== undefined;
      if (!row.watchable || !this.#mayWatch(row.board, isIn)) return hidden();
      if (guest !== undefined && (await store.apart(guest, [row.guest])).length > 0) return hidden();
      if ((await store.bannedAmong([row.guest], now())).size > 0) return hidden();
    }
    const packed = await store.entryRecord(id);
    if (packed === undefined) return hidden();
    const record = gunzipSync(Buffer.from(packed, "base64")).toString("utf8");
    // Others are still to play with a day's dice.
    const isSealed = row.list === "ranked" && courseDayOf(splitBoard(row.board).key) === dayOf(now());
    return accept({
      name: row.name,
      record: isSealed ? record.replace(/"seed": "[0-9a-f]{64}"/, unknownSeed) : record,
    });
  }
}

const shownEntry = (row: BoardEntryRow): BoardEntry => ({
  id: row.id,
  name: row.name,
  colour: row.colour,
  avatar: row.avatar,
  list: row.list,
  score: row.score,
  figures: row.figures,
  at: row.at,
  ...(row.helped && { helped: true }),
  rules: row.rules,
});
