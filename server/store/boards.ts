/** Entries of boards: SQL shared by both databases. An entry is somebody's one result on a board, with its record. */
import * as z from "zod/mini";
import { type BoardPlace, countChange, deficitOf, placeQuery, scoreOf, totalQuery } from "./board-counts.ts";
import { whole } from "./columns.ts";
import type { Sql, SqlStep } from "./sql.ts";

/** Ranked entries, and those played with local dice, with help, by older rules or too late. */
const boardLists = ["ranked", "unranked"] as const;
type BoardList = (typeof boardLists)[number];

export interface BoardEntryRow {
  /** `wisp daily 2026-11-18`, or `challenge` and its id. */
  readonly board: string;
  readonly guest: string;
  /** By which others name it. */
  readonly id: string;
  readonly list: BoardList;
  readonly score: number;
  readonly at: number;
  readonly name: string;
  readonly colour: number;
  readonly avatar: number;
  readonly figures: Readonly<Record<string, number>>;
  readonly helped: boolean;
  /** The version of the rules. */
  readonly rules: number;
  readonly fingerprint: string;
  /** Others may watch it. */
  readonly watchable: boolean;
  /** Counts the changes of this entry. */
  readonly revision: number;
}

interface BoardStanding {
  /** From 1. */
  readonly place: number;
  readonly total: number;
}

export interface BoardStore {
  /** Writes an entry in the place of another of the same guest, or of none; false if somebody else wrote first. */
  keepEntry(row: BoardEntryRow, record: string, replaced: BoardEntryRow | undefined): Promise<boolean>;
  entryOf(board: string, guest: string): Promise<BoardEntryRow | undefined>;
  entryBy(id: string): Promise<BoardEntryRow | undefined>;
  /** Of somebody else on the same board, with the same moves. */
  sameEntry(board: string, guest: string, fingerprint: string): Promise<BoardEntryRow | undefined>;
  topEntries(board: string, list: BoardList, most: number): Promise<readonly BoardEntryRow[]>;
  /** The nearest before and after an entry, in the board's order, without it. */
  entriesBefore(row: BoardEntryRow, most: number): Promise<readonly BoardEntryRow[]>;
  entriesAfter(row: BoardEntryRow, most: number): Promise<readonly BoardEntryRow[]>;
  entriesAmong(board: string, guests: readonly string[]): Promise<readonly BoardEntryRow[]>;
  standingOf(row: BoardEntryRow): Promise<BoardStanding>;
  totalOf(board: string, list: BoardList): Promise<number>;
  entryRecord(id: string): Promise<string | undefined>;
  setWatchable(guest: string, board: string, isWatchable: boolean): Promise<boolean>;
  entriesOf(guest: string): Promise<readonly BoardEntryRow[]>;
  renameEntries(guest: string, name: string): Promise<void>;
  forgetEntries(guest: string): Promise<void>;
  /** How the database finds a board's best, and those after an entry: for measurements. */
  boardPlans(board: string): Promise<readonly string[]>;
  /** Those of the guests who are banned. */
  bannedAmong(guests: readonly string[], now: number): Promise<ReadonlySet<string>>;
}

const entryRow = z.object({
  board: z.string(),
  guest: z.string(),
  id: z.string(),
  list: whole,
  deficit: whole,
  at: whole,
  name: z.string(),
  colour: whole,
  avatar: whole,
  figures: z.string(),
  helped: whole,
  rules: whole,
  fingerprint: z.string(),
  watchable: whole,
  revision: whole,
});
const figuresSchema = z.record(z.string(), z.number());
const standingRow = z.object({ before: whole, total: whole });
const totalRow = z.object({ total: whole });
const recordRow = z.object({ record: z.string() });
const guestRow = z.object({ guest: z.string() });

const entryIn = (row: unknown): BoardEntryRow => {
  const { list, deficit, figures, helped, watchable, ...rest } = entryRow.parse(row);
  return {
    ...rest,
    list: boardLists[list] ?? "unranked",
    score: scoreOf(deficit),
    figures: figuresSchema.parse(JSON.parse(figures)),
    helped: helped === 1,
    watchable: watchable === 1,
  };
};

const placeIn = ({ board, list, score, at, guest }: BoardEntryRow): BoardPlace => ({
  board,
  list: boardLists.indexOf(list),
  deficit: deficitOf(score),
  at,
  guest,
});

const columns =
  "board, guest, id, list, deficit, at, name, colour, avatar, figures, helped, rules, fingerprint, watchable, revision";

/** Values per statement. */
const mostAtOnce = 400;

const insertion = (row: BoardEntryRow): SqlStep => {
  const { board, guest, id, name, colour, avatar, figures, helped, rules, fingerprint, watchable, revision } = row;
  const { list, deficit, at } = placeIn(row);
  const looks = [name, colour, avatar, JSON.stringify(figures), Number(helped), rules, fingerprint, Number(watchable)];
  return {
    statement: `INSERT INTO board_entries (${columns})
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING`,
    values: [board, guest, id, list, deficit, at, ...looks, revision],
    mustChange: true,
  };
};

const removal = ({ board, guest, id, revision }: BoardEntryRow): readonly SqlStep[] => [
  {
    statement: "DELETE FROM board_entries WHERE board = $1 AND guest = $2 AND id = $3 AND revision = $4",
    values: [board, guest, id, revision],
    mustChange: true,
  },
  { statement: "DELETE FROM board_records WHERE id = $1", values: [id] },
];

export const boardStoreIn = (sql: Sql): BoardStore => {
  const entries = async (where: string, values: readonly (string | number)[]): Promise<readonly BoardEntryRow[]> =>
    (await sql.all(`SELECT ${columns} FROM board_entries WHERE ${where}`, values)).map(entryIn);
  const first = async (where: string, values: readonly (string | number)[]): Promise<BoardEntryRow | undefined> =>
    (await entries(`${where} LIMIT 1`, values))[0];
  /** Along the index, in either direction. */
  const beside = (row: BoardEntryRow, sign: "<" | ">", most: number): Promise<readonly BoardEntryRow[]> => {
    const { board, list, deficit, at, guest } = placeIn(row);
    const way = sign === "<" ? "DESC" : "ASC";
    return entries(
      `board = $1 AND list = $2 AND (deficit, at, guest) ${sign} ($3, $4, $5)
       ORDER BY deficit ${way}, at ${way}, guest ${way} LIMIT $6`,
      [board, list, deficit, at, guest, most],
    );
  };
  const among = async <Found>(
    guests: readonly string[],
    ask: (list: string, some: readonly string[]) => Promise<readonly Found[]>,
    taken: number,
  ): Promise<readonly Found[]> => {
    const found: Found[] = [];
    for (let from = 0; from < guests.length; from += mostAtOnce) {
      const some = guests.slice(from, from + mostAtOnce);
      found.push(...(await ask(some.map((_, i) => `$${taken + i + 1}`).join(", "), some)));
    }
    return found;
  };
  const store: BoardStore = {
    async keepEntry(row, record, replaced) {
      const counts = countChange([placeIn(row)], replaced === undefined ? [] : [placeIn(replaced)]);
      return sql.together([
        ...(replaced === undefined ? [] : removal(replaced)),
        insertion(row),
        { statement: "INSERT INTO board_records (id, record) VALUES ($1, $2)", values: [row.id, record] },
        ...(counts === undefined ? [] : [counts]),
      ]);
    },
    entryOf: (board, guest) => first("board = $1 AND guest = $2", [board, guest]),
    entryBy: (id) => first("id = $1", [id]),
    sameEntry: (board, guest, fingerprint) =>
      first("fingerprint = $1 AND board = $2 AND guest <> $3", [fingerprint, board, guest]),
    topEntries: (board, list, most) =>
      entries("board = $1 AND list = $2 ORDER BY deficit, at, guest LIMIT $3", [board, boardLists.indexOf(list), most]),
    entriesBefore: async (row, most) => (await beside(row, "<", most)).toReversed(),
    entriesAfter: (row, most) => beside(row, ">", most),
    entriesAmong: (board, guests) =>
      among(guests, (list, some) => entries(`board = $1 AND guest IN (${list})`, [board, ...some]), 1),
    async standingOf(row) {
      const { statement, values } = placeQuery(placeIn(row));
      const [found] = await sql.all(statement, values);
      const { before, total } = standingRow.parse(found);
      return { place: before + 1, total };
    },
    async totalOf(board, list) {
      const { statement, values } = totalQuery(board, boardLists.indexOf(list));
      const [found] = await sql.all(statement, values);
      return totalRow.parse(found).total;
    },
    async entryRecord(id) {
      const [found] = await sql.all("SELECT record FROM board_records WHERE id = $1", [id]);
      return found === undefined ? undefined : recordRow.parse(found).record;
    },
    async setWatchable(guest, board, isWatchable) {
      const values = [board, guest, Number(isWatchable)];
      return (await sql.run("UPDATE board_entries SET watchable = $3 WHERE board = $1 AND guest = $2", values)) === 1;
    },
    entriesOf: (guest) => entries("guest = $1 ORDER BY at", [guest]),
    async renameEntries(guest, name) {
      await sql.run("UPDATE board_entries SET name = $2 WHERE guest = $1", [guest, name]);
    },
    async forgetEntries(guest) {
      for (const row of await store.entriesOf(guest)) {
        const counts = countChange([], [placeIn(row)]);
        await sql.together([...removal(row), ...(counts === undefined ? [] : [counts])]);
      }
    },
    async boardPlans(board) {
      const plans: string[] = [];
      for (const where of ["", " AND (deficit, at, guest) > (1, 1, '')"])
        plans.push(
          ...(await sql.plan(
            `SELECT id FROM board_entries WHERE board = $1 AND list = 0${where} ORDER BY deficit, at, guest LIMIT 5`,
            [board],
          )),
        );
      const [row] = await store.topEntries(board, "ranked", 1);
      if (row === undefined) return plans;
      const { statement, values } = placeQuery(placeIn(row));
      return [...plans, ...(await sql.plan(statement, values))];
    },
    async bannedAmong(guests, now) {
      const banned = await among(
        guests,
        (list, some) =>
          sql.all(`SELECT guest FROM bans WHERE (until IS NULL OR until > $1) AND guest IN (${list})`, [now, ...some]),
        1,
      );
      return new Set(banned.map((row) => guestRow.parse(row).guest));
    },
  };
  return store;
};
